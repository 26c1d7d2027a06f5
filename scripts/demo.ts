import { parseArgs } from "node:util";
import { NODE_FLAGS } from "./processes/node-flags.ts";
import { runBesideSandbox } from "./processes/beside-sandbox.ts";

const USAGE = `npm run demo [-- --identity-provider]

With --identity-provider an OpenID provider of the sandbox runs beside it, for the main carrier's members.
For a provider of your own name it in a file and the file in BRANDS_FILE, without the option.
`;

/** What the command line asks for; null for what it doesn't know. */
function readOptions() {
  try {
    return parseArgs({ options: { "identity-provider": { type: "boolean" } } }).values;
  } catch {
    return null;
  }
}

// The built dashboard, as in production except for its gateway. `npm run demo` builds it first.
const options = readOptions();
if (options === null) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  await runBesideSandbox({
    name: "The dashboard",
    args: () => [...NODE_FLAGS, "server/main.ts"],
    nodeEnv: "production",
    readyPath: "/readyz",
    withIdentityProvider: options["identity-provider"] === true,
  });
}
