import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
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
      for (const [, name, path] of readFileSync(id, "utf8").matchAll(/export const (\w+) =\s*("[^"]+");/g))
        icons.set(name!, path!);
      return [...icons.keys()].map((name) => `export { default as ${name} } from "icon:${name}";`).join("\n");
    },
  };
}

/** The Fluent files whose words go along with those of an area of the page, in one language. */
function filesOfWords(area: string, language: string): string[] {
  const page = resolve(import.meta.dirname, "src/words");
  const games = resolve(import.meta.dirname, "../src/roisoleil/games");
  const own = `${page}/${area}.${language}.ftl`;
  if (area === "home") return [own, `${page}/table.${language}.ftl`, `${games}/text/${language}.ftl`];
  return area === "table" ? [own] : [`${games}/${area}/text/${language}.ftl`, own];
}

/**
 * Words are read here, lest every browser have to: a Fluent file becomes its messages, with those that are needed along
 * with them.
 */
function readWords(): Plugin {
  return {
    name: "read-words",
    transform(_, id) {
      const [, area, language] = /src\/words\/(\w+)\.(\w+)\.ftl$/.exec(id) ?? [];
      if (!area || !language) return null;
      const files = filesOfWords(area, language);
      for (const file of files) this.addWatchFile(file);
      const messages = files.flatMap((file) => new FluentResource(readFileSync(file, "utf8")).body);
      const words = Object.fromEntries(messages.map(({ id: key, value }) => [key, value]));
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(words))});`, moduleType: "js" };
    },
  };
}

// The page is built into the Python package, which serves it. During development `npm run dev` asks a server
// started by `roisoleil serve`.
export default defineConfig({
  plugins: [singleIcons(), readWords(), svelte()],
  build: {
    outDir: "../src/roisoleil/server/page/app",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no inline styles or scripts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page begins with, what every table needs, and what several games show, each in one file: on a
        // phone every file is a journey. A game is two entries: its board, and its parts for the rules.
        codeSplitting: {
          groups: [
            { name: "start", tags: ["$initial"], priority: 3 },
            {
              name: "table",
              test: /src\/table\/|pages\/(Table|Lobby)|parts\/(Dialog|SeatLinks|LinkBox|copying)/,
              priority: 2,
            },
            { name: "pictures", test: /src\/art\/|icon:/, minShareCount: 3, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8655" }, fs: { allow: [".."] } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {}, // or components could not be mounted in tests
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
