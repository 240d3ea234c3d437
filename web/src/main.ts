import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import "./style/base.css";

// A table is most often what somebody comes for: it is fetched along with the words.
if (location.pathname.startsWith("/t/")) import("./pages/Table.svelte").catch(() => undefined);
await settings.load();
mount(App, { target: document.getElementById("app")! });
