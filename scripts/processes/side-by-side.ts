import { spawn } from "node:child_process";
import { once } from "node:events";

/** The result of a command: whether it passed, how many seconds it took, and its output. */
export type Outcome = {
  readonly passed: boolean;
  readonly seconds: number;
  readonly text: string;
};

/**
 * Runs commands in parallel and waits for all. The output of the first is shown live; the others'
 * follow in order, each as a whole.
 */
export async function sideBySide(commands: readonly string[]): Promise<Outcome[]> {
  const outcomes: Promise<Outcome>[] = [];
  let spoken = Promise.resolve();
  for (const [index, command] of commands.entries()) {
    const outcome = run(command, index === 0);
    const before = spoken;
    spoken = outcome.then(async ({ passed, text }) => {
      await before;
      process.stdout.write(`${index === 0 ? "" : text}${passed ? "" : `${command} failed\n`}`);
    });
    outcomes.push(outcome);
  }
  const all = await Promise.all(outcomes);
  await spoken;
  return all;
}

async function run(command: string, live: boolean): Promise<Outcome> {
  const began = performance.now();
  const [file = "", ...args] = command.split(" ");
  const child = spawn(file, args, { stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      if (live) process.stdout.write(chunk);
    });
  }
  await once(child, "close");
  return { passed: child.exitCode === 0, seconds: (performance.now() - began) / 1000, text };
}
