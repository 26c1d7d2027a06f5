import { spawn, type ChildProcess } from "node:child_process";

type Start = {
  /** Name of the child in messages. */
  readonly name: string;
  /** Arguments of Node, beginning with the script. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Whether its standard output is piped to this process. */
  readonly piped?: boolean;
};

export type ChildProcesses = {
  readonly start: (child: Start) => ChildProcess;
  /** Stops all children and this process. */
  readonly end: (code: number, why?: string) => void;
};

/** After this time children are killed. */
const STOP_WITHIN_MS = 5000;

/**
 * Children that end together: a signal to this process stops all of them, and so does the exit of
 * one, which makes this process fail.
 */
export function createChildProcesses(): ChildProcesses {
  const running = new Set<ChildProcess>();
  let exitCode: number | undefined;

  const kill = (signal: NodeJS.Signals) => {
    for (const child of running) child.kill(signal);
  };
  const leaveWhenAlone = () => {
    if (exitCode !== undefined && running.size === 0) process.exit(exitCode);
  };
  const end = (code: number, why?: string) => {
    if (exitCode !== undefined) return;
    exitCode = code;
    if (why !== undefined) process.stderr.write(`${why}\n`);
    kill("SIGTERM");
    setTimeout(() => kill("SIGKILL"), STOP_WITHIN_MS).unref();
    leaveWhenAlone();
  };

  process.on("SIGTERM", () => end(0));
  process.on("SIGINT", () => {
    // A terminal sends SIGINT to the children as well, and a second signal would force them to
    // quit.
    if (!process.stdin.isTTY) return end(0);
    exitCode ??= 0;
    setTimeout(() => kill("SIGTERM"), STOP_WITHIN_MS / 2).unref();
    return leaveWhenAlone();
  });

  return {
    end,
    start({ name, args, cwd, env, piped = false }) {
      const child = spawn(process.execPath, args, {
        cwd,
        env,
        stdio: ["ignore", piped ? "pipe" : "inherit", "inherit"],
      });
      running.add(child);
      child.once("exit", (code, signal) => {
        running.delete(child);
        end(1, `${name} has stopped (${signal ?? `code ${code}`}), so everything stops.`);
        leaveWhenAlone();
      });
      return child;
    },
  };
}
