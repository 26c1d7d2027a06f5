import { stripVTControlCharacters } from "node:util";
import { sideBySide, type Command, type Outcome } from "../processes/side-by-side.ts";

/** Commands that run in parallel, by the name of their part. */
type Stage = Readonly<Record<string, Command>>;

/**
 * Runs one stage after the other, until one fails; the last line says how many tests passed and how
 * long the run took. Returns whether all passed.
 */
export async function runParts(stages: readonly Stage[]): Promise<boolean> {
  const began = performance.now();
  const parts: (Outcome & { readonly name: string })[] = [];
  for (const stage of stages) {
    // oxlint-disable-next-line no-await-in-loop -- a stage needs what the one before it made
    const outcomes = await sideBySide(Object.values(stage));
    const names = Object.keys(stage);
    parts.push(...outcomes.map((outcome, index) => ({ ...outcome, name: names[index] ?? "" })));
    if (outcomes.some(({ passed }) => !passed)) break;
  }
  const failed = parts.filter(({ passed }) => !passed);
  // Printed last, so that a truncated log still shows what failed.
  for (const { name, text } of failed) write(`\n--- how "${name}" ended ---\n${endOf(text)}\n`);
  write("\n");
  for (const { name, seconds, passed } of parts)
    write(`${name.padEnd(24)}${took(seconds)}${passed ? "" : "  FAILED"}\n`);
  const tests = new Intl.NumberFormat("en-US").format(
    parts.reduce((sum, { text }) => sum + countPassed(text), 0),
  );
  const total = took((performance.now() - began) / 1000);
  write(
    failed.length === 0
      ? `${tests} tests passed in ${total}\n`
      : `${failed.map(({ name }) => name).join(", ")} failed after ${total}; ${tests} tests passed\n`,
  );
  return failed.length === 0;
}

const write = (text: string) => process.stdout.write(text);

/** How many tests Vitest ("Tests  2 failed | 181 passed") or Playwright ("  66 passed (1.9m)") says passed. */
export function countPassed(text: string): number {
  const lines = stripVTControlCharacters(text).split("\n");
  const counts = lines.map((line) => /^ *(?:Tests .*?)?(\d+) passed(?: \(|$| \|)/.exec(line)?.[1]);
  return counts.reduce((sum, count) => sum + Number(count ?? 0), 0);
}

const LINES_OF_FAILURE = 60;
const endOf = (text: string) => text.trimEnd().split("\n").slice(-LINES_OF_FAILURE).join("\n");

/** "42 s", "4 min 10 s". */
function took(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
