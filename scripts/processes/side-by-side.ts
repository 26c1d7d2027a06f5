import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";

/** The result of a command: whether it passed, how many seconds it took, and its output. */
export type Outcome = {
  readonly passed: boolean;
  readonly seconds: number;
  readonly text: string;
};

type Manner = {
  /** Whether the commands run at low priority and print only at their end. */
  readonly inBackground?: boolean;
};

/**
 * Runs commands in parallel and waits for all. The output of the first is shown live; the others'
 * follow in order, each as a whole.
 */
export async function sideBySide(
  commands: readonly string[],
  { inBackground = false }: Manner = {},
): Promise<Outcome[]> {
  const outcomes: Promise<Outcome>[] = [];
  let spoken = Promise.resolve();
  for (const [index, command] of commands.entries()) {
    const { outcome, said } = start(command, { live: index === 0 && !inBackground, inBackground });
    const before = spoken;
    spoken = said.then(async (text) => {
      await before;
      process.stdout.write(text);
    });
    outcomes.push(outcome);
  }
  const all = await Promise.all(outcomes);
  await spoken;
  return all;
}

function start(
  command: string,
  { live, inBackground }: { readonly live: boolean; readonly inBackground: boolean },
): { outcome: Promise<Outcome>; said: Promise<string> } {
  const began = performance.now();
  const [file = "", ...args] = command.split(" ");
  const child = spawn(file, args, { stdio: ["ignore", "pipe", "pipe"] });
  // Its own children inherit its priority.
  if (inBackground && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      if (live) process.stdout.write(chunk);
    });
  }
  const outcome = once(child, "close").then(() => ({
    passed: child.exitCode === 0,
    seconds: (performance.now() - began) / 1000,
    text,
  }));
  return {
    outcome,
    said: outcome.then(({ passed }) =>
      [live ? "" : text, passed ? "" : `${command} failed\n`].join(""),
    ),
  };
}
