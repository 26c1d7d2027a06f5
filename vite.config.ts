import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { clientChunks } from "./scripts/client-chunks.ts";
import { refuseServerModules } from "./scripts/refuse-server-modules.ts";

const plainSpread = fileURLToPath(new URL("scripts/plain-spread.ts", import.meta.url));

export default defineConfig({
  resolve: {
    alias: [{ find: "./_virtual/_rollupPluginBabelHelpers.mjs", replacement: plainSpread }],
  },
  plugins: [refuseServerModules(), reactRouter()],
  build: { cssMinify: true, assetsInlineLimit: 0, sourcemap: false },
  // Left outside the bundle its many small files double the time from start to ready.
  ssr: { noExternal: ["date-fns", /^@date-fns\//] },
  environments: {
    // server/ is one module graph, outside of the build: what a process keeps exists once in it.
    ssr: { build: { rolldownOptions: { external: [/^#server\//] } } },
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: clientChunks() } } } },
    },
  },
});
