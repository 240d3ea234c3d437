import { mount } from "svelte";
import { foresee } from "./api/client";
import App from "./App.svelte";
import { dressTitles, dressTitlesIfKept } from "./letters";
import { FACES } from "./parts/games";
import { prepare } from "./parts/preparing";
import { settings } from "./settings.svelte";
import "./style/base.css";

// What the page will need is asked for along with the words.
if (location.pathname === "/") {
  foresee("/api/games", "/api/me");
  for (const { picture } of Object.values(FACES)) new Image().src = picture;
}
// who takes a seat again sees the table after that
const table = /^\/t\/([\w-]+)(?:\/at\/.*|\/?)$/.exec(location.pathname)?.[1];
const speaking = settings.load();
if (table) {
  prepare(table);
  import("./pages/Table.svelte").catch(() => undefined); // told when it is shown
}
dressTitlesIfKept();
await speaking;
mount(App, { target: document.getElementById("app")! });
setTimeout(dressTitles, 1500); // pages of which nobody knows when they are complete
