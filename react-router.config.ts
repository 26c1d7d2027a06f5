import type { Config } from "@react-router/dev/config";
import { builtLanguage } from "./scripts/bundle/built-language.ts";

export default {
  appDirectory: "app",
  buildDirectory: `build/${builtLanguage}`,
  ssr: true,
  // The whole manifest comes with the first page: a deploy in the middle of a form must not reload it.
  routeDiscovery: { mode: "initial" },
  subResourceIntegrity: false,
} satisfies Config;
