import { defineConfig } from "vite";

/**
 * What the image runs, `server/` and the built app with the packages that they use, as one module
 * graph: its files find each other as those of the repository do. NOTICE.md has the licences.
 */
export default defineConfig({
  // React has a second build, for developers.
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  // Developers' packages bring the second, which `debug` takes where it finds it.
  ssr: { noExternal: true, external: ["supports-color"] },
  build: {
    ssr: true,
    outDir: "build/member-dashboard",
    copyPublicDir: false,
    minify: false,
    license: { fileName: "NOTICE.md" },
    rolldownOptions: {
      input: {
        "server/main": "server/main.ts",
        // Names a person as the log does (docs/operations.md).
        "server/log/hash-person": "server/log/hash-person.ts",
        "build/en/server/index": "build/en/server/index.js",
        "build/es/server/index": "build/es/server/index.js",
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "server/[name]-[hash].js" },
    },
  },
});
