import { spawnSync } from "node:child_process";

// `npm test`: each part after the other, up to the first that fails, and how long each took.

/** What the whole takes at most on two quiet cores. */
const BUDGET_S = 360;

const PARTS: readonly (readonly [name: string, ...command: string[]])[] = [
  ["check", "npm", "run", "check", "--silent"],
  ["build", "npm", "run", "build", "--silent"],
  ["vitest unit", "vitest", "run", "--project", "unit"],
  ["vitest requests", "vitest", "run", "--project", "requests"],
  ["browser", "playwright", "test"],
];

const taken: [name: string, seconds: number][] = [];
let status = 0;
for (const [name, command = "", ...args] of PARTS) {
  const start = performance.now();
  const { status: code } = spawnSync(command, args, { stdio: "inherit" });
  taken.push([name, (performance.now() - start) / 1000]);
  status = code ?? 1;
  if (status !== 0) break;
}

const total = taken.reduce((sum, [, seconds]) => sum + seconds, 0);
const line = (name: string, seconds: number, rest = "") =>
  `${name.padEnd(16)}${seconds.toFixed(0).padStart(5)} s${rest}\n`;
const failed = status === 0 ? "" : `  ${taken.at(-1)?.[0]} failed`;
process.stdout.write(
  `\n${taken.map(([name, seconds]) => line(name, seconds)).join("")}` +
    line("total", total, ` of ${BUDGET_S} s${failed}`),
);
if (total > BUDGET_S) {
  const over = (total - BUDGET_S).toFixed(0);
  process.stdout.write(
    `\n*** OVER THE BUDGET by ${over} s: the tests must be cheap enough to be run. ***\n`,
  );
}
process.exitCode = status;
