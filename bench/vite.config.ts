import { defineConfig } from "vite";

// Bundles the bare render for Node, with the production React the dashboard's own build uses.
export default defineConfig({
  root: import.meta.dirname,
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    ssr: "bare.tsx",
    outDir: "tmp",
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: "bare.js" } },
  },
});
