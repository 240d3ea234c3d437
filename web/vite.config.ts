import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

/** Each icon becomes a module of its own, so that a game brings only the icons that it shows. */
function singleIcons(): Plugin {
  const icons = new Map<string, string>();
  return {
    name: "single-icons",
    apply: "build",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}` : null),
    load(id) {
      if (id.startsWith("\0icon:")) return `export default ${icons.get(id.slice("\0icon:".length))};`;
      if (!id.endsWith("/src/art/icons.ts")) return null;
      for (const [, name, path] of readFileSync(id, "utf8").matchAll(/export const (\w+) =\s*("[^"]+");/g)) icons.set(name!, path!);
      return [...icons.keys()].map((name) => `export { default as ${name} } from "icon:${name}";`).join("\n");
    },
  };
}

// The page is built into the Python package, which serves it. During development `npm run dev` asks a server
// started by `roisoleil serve`.
export default defineConfig({
  plugins: [singleIcons(), svelte()],
  build: {
    outDir: "../src/roisoleil/server/page/app",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no inline styles or scripts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page begins with, and what every table needs, each in one file: on a phone every file is a journey.
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], priority: 2 },
            { name: "table", test: /src\/table\/|pages\/(Table|Lobby)|parts\/(Dialog|SeatLinks|LinkBox|copying)/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8655" }, fs: { allow: [".."] } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
