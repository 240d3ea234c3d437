import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is built into the Python package, which serves it. During development `npm run dev` asks a server
// started by `roisoleil serve`.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/roisoleil/server/page/app",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no inline styles or scripts
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8655" }, fs: { allow: [".."] } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
