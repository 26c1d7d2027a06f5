import { sideBySide, type Outcome } from "./side-by-side.ts";

/** What runs at the same time: commands by the name of their part. */
type Stage = Readonly<Record<string, string>>;

type Run = {
  /** What the whole takes at most on two quiet cores. */
  readonly budgetSeconds: number;
  readonly stages: readonly Stage[];
  /**
   * What waits more than it works: it runs from the end of the first stage to the end of the last, in
   * the processor time that the stages leave.
   */
  readonly background?: Stage;
};

/**
 * Runs one stage after the other, up to the first with a part that fails, and says at its end how
 * long each part took. Whether all passed.
 */
export async function runParts({ budgetSeconds, stages, background = {} }: Run): Promise<boolean> {
  const began = performance.now();
  const lines: string[] = [];
  let hasFailed = false;
  const note = (stage: Stage, outcomes: readonly Outcome[]) => {
    for (const [place, { passed, seconds }] of outcomes.entries()) {
      lines.push(line(Object.keys(stage)[place] ?? "", seconds, passed ? "" : "  FAILED"));
      hasFailed ||= !passed;
    }
  };
  let behind: Promise<Outcome[]> | undefined;
  for (const stage of stages) {
    // oxlint-disable-next-line no-await-in-loop -- a stage needs what the one before it made
    note(stage, await sideBySide(Object.values(stage)));
    if (hasFailed) break;
    behind ??= sideBySide(Object.values(background), { inBackground: true });
  }
  if (behind !== undefined) note(background, await behind);
  const total = (performance.now() - began) / 1000;
  process.stdout.write(`\n${lines.join("")}${line("total", total, ` of ${budgetSeconds} s`)}`);
  if (total > budgetSeconds) {
    const over = (total - budgetSeconds).toFixed(0);
    process.stdout.write(
      `\n*** OVER THE BUDGET by ${over} s: the tests must be cheap enough to be run. ***\n`,
    );
  }
  return !hasFailed;
}

const line = (name: string, seconds: number, rest: string) =>
  `${name.padEnd(16)}${seconds.toFixed(0).padStart(5)} s${rest}\n`;
