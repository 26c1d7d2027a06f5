import { spawn } from "node:child_process";
import { once } from "node:events";

// `npm run test:busy`: `npm test`, or the command that follows `--`, beside eight processes that never
// rest. What fails here depends on how fast a machine is.

const BUSY = 8;
// A busy process whose parent has ended ends, too.
const LOOP = "const parent = process.ppid; while (process.ppid === parent);";

const [file = "npm", ...args] = process.argv.length > 2 ? process.argv.slice(2) : ["npm", "test"];
const busy = Array.from({ length: BUSY }, () => spawn(process.execPath, ["-e", LOOP]));
const tested = spawn(file, args, { stdio: "inherit" });
await once(tested, "close");
for (const child of busy) child.kill();
process.exitCode = tested.exitCode ?? 1;
