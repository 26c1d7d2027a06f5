import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { HANGS_MS } from "../patience.ts";

/** A running process, ready for requests. */
export type Running = {
  readonly pid: number;
  readonly port: number;
  /** Its output so far, of both streams. */
  readonly output: () => string;
  readonly isAlive: () => boolean;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** Excludes it from `stopAll`: it ends with this process. */
  readonly keep: () => void;
  /** Exit code, null for a signal; settles when the output is complete. */
  readonly ended: Promise<number | null>;
};

export type Program = {
  /** Arguments of node, paths relative to the repository. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Finds the port in the process's ready line. */
  readonly ready: RegExp;
  /** Where it runs; the repository when absent. */
  readonly cwd?: string | undefined;
};

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const END_WITH_PARENT = ["--import", new URL("end-with-parent.ts", import.meta.url).href];
const children = new Set<ChildProcess>();
/** Processes stopped on purpose; any other exit is reported. */
const stopped = new WeakSet<ChildProcess>();
/** Processes kept for later test files. */
const kept = new WeakSet<ChildProcess>();

// Servers end with their worker.
process.once("exit", () => children.forEach(kill));

/** Starts a program and waits until it is ready. Throws with its output when it fails. */
export async function start({ args, env, ready, cwd }: Program): Promise<Running> {
  const run = launch(args, env, { cwd });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const fail = (why: string) =>
    reject(new Error(`${args.join(" ")} ${why}:\n${run.output().slice(-4000)}`));
  const timer = setTimeout(() => fail("was not ready in time"), HANGS_MS);
  run.onOutput(() => {
    const port = ready.exec(run.output())?.[1];
    if (port !== undefined) resolve(Number(port));
  });
  void run.ended.then((code) => fail(`ended with ${code}`));
  try {
    const port = await promise;
    run.mustLive();
    return { ...run, port };
  } finally {
    clearTimeout(timer);
  }
}

/** What each program has from this process. */
export const ownEnvironment = () => ({
  PATH: process.env["PATH"] ?? "",
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? "",
});

/** Starts a program without waiting. */
export function launch(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  {
    cwd = ROOT,
    stdout = "pipe",
  }: { readonly cwd?: string | undefined; readonly stdout?: "pipe" | number } = {},
) {
  const child = spawn(process.execPath, [...END_WITH_PARENT, ...args], {
    cwd,
    env: { ...ownEnvironment(), ...env },
    stdio: ["pipe", stdout, "pipe"],
  });
  children.add(child);
  let output = "";
  const listeners: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      for (const listener of listeners) listener();
    });
  }
  const ended = once(child, "close").then(() => {
    children.delete(child);
    return child.exitCode;
  });
  return {
    pid: child.pid ?? 0,
    output: () => output,
    onOutput: (listener: () => void) => void listeners.push(listener),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    signal(signal: NodeJS.Signals) {
      stopped.add(child);
      child.kill(signal);
    },
    keep: () => void kept.add(child),
    ended,
    /** Reports an unexpected exit on standard error: tests would only see refused connections. */
    mustLive() {
      void ended.then((code) => {
        if (stopped.has(child)) return;
        const how = `ended by itself with ${code ?? child.signalCode}`;
        process.stderr.write(`${args.join(" ")} ${how}:\n${output.slice(-2000)}\n`);
      });
    },
  };
}

/** Stops every process started here that is not kept. */
export async function stopAll(): Promise<void> {
  const ending = [...children].filter((child) => !kept.has(child));
  const ends = ending.map((child) => once(child, "close"));
  ending.forEach(kill);
  await Promise.all(ends);
}

function kill(child: ChildProcess): void {
  stopped.add(child);
  child.kill("SIGKILL");
}

/** The parsed lines of a process's output; throws for a line that is no JSON object. */
export function jsonLines(output: string): Record<string, unknown>[] {
  const whole = output.slice(0, output.lastIndexOf("\n") + 1);
  return whole
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const value: unknown = JSON.parse(line);
      if (typeof value !== "object" || value === null) throw new TypeError(`no object: ${line}`);
      return { ...value };
    });
}

/** Resident memory of a process in megabytes. */
export function residentMb(pid: number): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) throw new Error("resident memory is read from /proc: run this on Linux");
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(file, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

/** The separate port where a dashboard reports whether it is ready. */
export const probeOf = ({ output }: Pick<Running, "output">): number =>
  Number(jsonLines(output()).find(({ msg }) => msg === "metrics")?.["port"]);
