// What the page's sources keep to; how they are laid out is Prettier's business.
import svelte from "eslint-plugin-svelte";
import typescript from "typescript-eslint";
import settings from "./svelte.config.js";

const parserOptions = { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] };

export default typescript.config(
  { ignores: ["node_modules", "src/api/schema.ts", "*.js", "tools"] },
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { parserOptions } },
  {
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      eqeqeq: "error",
      "max-len": ["error", { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignorePattern: ' d="' }],
      "svelte/no-useless-mustaches": "off", // {" "} is how a blank is kept between elements
      "svelte/prefer-svelte-reactivity": "off", // maps are made, filled and handed on; none is changed while it is shown
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig: settings } },
  },
);
