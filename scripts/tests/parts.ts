import { sideBySide, type Outcome } from "../processes/side-by-side.ts";

/** Commands that run in parallel, by the name of their part. */
type Stage = Readonly<Record<string, string>>;

type Run = {
  /** Time limit of the whole run on two quiet cores. */
  readonly budgetSeconds: number;
  readonly stages: readonly Stage[];
  /**
   * Tests that mostly wait: they run beside the stages, from the end of the first to the end of the
   * last, at low priority.
   */
  readonly background?: Stage;
};

/**
 * Runs one stage after the other, until one fails, and prints the time of each part at the end.
 * Returns whether all passed.
 */
export async function runParts({ budgetSeconds, stages, background = {} }: Run): Promise<boolean> {
  const began = performance.now();
  const lines: string[] = [];
  const failed: string[] = [];
  const note = (stage: Stage, outcomes: readonly Outcome[]) => {
    for (const [index, { passed, seconds, text }] of outcomes.entries()) {
      const name = Object.keys(stage)[index] ?? "";
      lines.push(line(name, seconds, passed ? "" : "  FAILED"));
      if (!passed) failed.push(`\n--- how "${name}" ended ---\n${lastOf(text)}`);
    }
  };
  let behind: Promise<Outcome[]> | undefined;
  for (const stage of stages) {
    // oxlint-disable-next-line no-await-in-loop -- a stage needs what the one before it made
    note(stage, await sideBySide(Object.values(stage)));
    if (failed.length > 0) break;
    behind ??= sideBySide(Object.values(background), { inBackground: true });
  }
  if (behind !== undefined) note(background, await behind);
  const total = (performance.now() - began) / 1000;
  // Printed last, so that a truncated log still shows what failed.
  process.stdout.write(failed.join(""));
  process.stdout.write(`\n${lines.join("")}${line("total", total, ` of ${budgetSeconds} s`)}`);
  if (total > budgetSeconds) {
    const over = (total - budgetSeconds).toFixed(0);
    process.stdout.write(
      `\n*** OVER THE BUDGET by ${over} s: the tests must be cheap enough to be run. ***\n`,
    );
  }
  return failed.length === 0;
}

const LINES_OF_FAILURE = 60;
const lastOf = (text: string) =>
  `${text.trimEnd().split("\n").slice(-LINES_OF_FAILURE).join("\n")}\n`;

const line = (name: string, seconds: number, rest: string) =>
  `${name.padEnd(16)}${seconds.toFixed(0).padStart(5)} s${rest}\n`;
