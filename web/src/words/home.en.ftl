title = roisoleil
