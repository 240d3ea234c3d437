somebody = …
level-page = Page
level-courtisan = Courtisan
level-ministre = Ministre
level-roi = Roi
level-random = Hasard
