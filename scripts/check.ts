import { spawn } from "node:child_process";
import { once } from "node:events";

// `npm run check`: all that is known without running the product. Side by side, because the slowest
// keeps one core busy; each says its piece as a whole, and all are heard.

const CHECKS: readonly (readonly string[])[] = [
  ["prettier", "--check", "--log-level", "warn", "."],
  ["tsc", "--noEmit"],
  ["npm", "run", "lint", "--silent"],
  ["knip"],
  ["node", "scripts/openapi.ts", "--check"],
  ["node", "scripts/text-check.ts"],
  ["node", "scripts/arrows-check.ts"],
];

async function passes([command = "", ...args]: readonly string[]): Promise<boolean> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (said += text));
  }
  await once(child, "close");
  const passed = child.exitCode === 0;
  process.stdout.write(passed ? said : `${said}${[command, ...args].join(" ")} failed\n`);
  return passed;
}

// Others read the types that it writes.
const hasTypes = await passes(["react-router", "typegen"]);
const results = hasTypes ? await Promise.all(CHECKS.map(passes)) : [false];
process.exitCode = results.every(Boolean) ? 0 : 1;
