import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { refuseServerModules } from "./scripts/refuse-server-modules.ts";

export default defineConfig({
  plugins: [refuseServerModules(), reactRouter()],
  build: { cssMinify: true, assetsInlineLimit: 0, sourcemap: false },
});
