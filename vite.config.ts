import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { builtLanguage } from "./scripts/bundle/built-language.ts";
import { clientChunks } from "./scripts/bundle/client-chunks.ts";
import { leanLibraries } from "./scripts/bundle/lean-libraries.ts";
import { refuseServerModules } from "./scripts/bundle/refuse-server-modules.ts";

/** The list of routes, which comes with every first page, names each file many times: by its hash alone. */
const shortName = ({ name }: { name: string }) =>
  name === "vendor" ? "assets/vendor-[hash].js" : "assets/[hash].js";
const FILE_NAMES = { entryFileNames: shortName, chunkFileNames: shortName };

/** The conditions of package.json's imports: `#app/text` is the language's. */
const conditions = [builtLanguage, "module", "development|production"];

export default defineConfig({
  plugins: [leanLibraries(), refuseServerModules(), reactRouter()],
  build: {
    cssMinify: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    license: { fileName: "NOTICE.md" },
  },
  // Left outside the bundle its many small files double the time from start to ready.
  ssr: { noExternal: ["date-fns", /^@date-fns\//] },
  environments: {
    // server/ is one module graph, outside of the build: what a process keeps exists once in it.
    ssr: {
      resolve: { conditions: [...conditions, "node"] },
      build: { rolldownOptions: { external: [/^#server\//] } },
    },
    client: {
      resolve: { conditions: [...conditions, "browser"] },
      build: {
        rolldownOptions: {
          treeshake: { manualPureFunctions: ["forwardRef"] },
          // A build knows its language: what only another one needs falls away.
          optimization: { inlineConst: true },
          output: { ...FILE_NAMES, codeSplitting: { groups: clientChunks() } },
        },
      },
    },
  },
});
