import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // The whole manifest comes with the first page: a deploy in the middle of a form must not reload it.
  routeDiscovery: { mode: "initial" },
  subResourceIntegrity: false,
} satisfies Config;
