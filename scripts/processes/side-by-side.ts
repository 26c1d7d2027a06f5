import { spawn } from "node:child_process";
import { once } from "node:events";

/** The result of a command, or of several: the last one run, whether all passed, their seconds and output. */
export type Outcome = {
  readonly command: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly text: string;
};

/** A command, or several that run one after the other until one fails. */
export type Command = string | readonly string[];

/**
 * Runs commands in parallel and waits for all. The output of the first is shown live; the others'
 * follow in order, each as a whole.
 */
export async function sideBySide(commands: readonly Command[]): Promise<Outcome[]> {
  const outcomes: Promise<Outcome>[] = [];
  let spoken = Promise.resolve();
  for (const [index, command] of commands.entries()) {
    const outcome = runInTurn([command].flat(), index === 0);
    const before = spoken;
    spoken = outcome.then(async ({ command: last, passed, text }) => {
      await before;
      process.stdout.write(`${index === 0 ? "" : text}${passed ? "" : `${last} failed\n`}`);
    });
    outcomes.push(outcome);
  }
  const all = await Promise.all(outcomes);
  await spoken;
  return all;
}

async function runInTurn(commands: readonly string[], live: boolean): Promise<Outcome> {
  let all: Outcome = { command: "", passed: true, seconds: 0, text: "" };
  for (const command of commands) {
    // oxlint-disable-next-line no-await-in-loop -- beside each other they would only take longer
    const one = await run(command, live);
    all = { ...one, seconds: all.seconds + one.seconds, text: all.text + one.text };
    if (!one.passed) break;
  }
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
  return {
    command,
    passed: child.exitCode === 0,
    seconds: (performance.now() - began) / 1000,
    text,
  };
}
