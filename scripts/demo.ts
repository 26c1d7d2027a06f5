import { NODE_FLAGS } from "./processes/node-flags.ts";
import { runBesideSandbox } from "./processes/beside-sandbox.ts";

// The built dashboard, as in production except for its gateway. `npm run demo` builds it first; with
// `-- --identity-provider` the main carrier's members may log in with an OpenID provider beside it.
await runBesideSandbox({
  name: "The dashboard",
  args: () => [...NODE_FLAGS, "server/main.ts"],
  nodeEnv: "production",
  readyPath: "/readyz",
  withIdentityProvider: process.argv.includes("--identity-provider"),
});
