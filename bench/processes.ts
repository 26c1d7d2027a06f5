import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { NODE_FLAGS } from "#scripts/processes/node-flags.ts";
import { demoEnvironment } from "#server/sandbox/personas/demo-environment.ts";

export const PORT = 4410;
export const SANDBOX_PORT = 4411;
export const BARE_PORT = 4412;
export const GATEWAY_PORT = 4413;
export const DATA_GATEWAY_PORT = 4414;
export const REDIS_PORT = 4415;
export const SECOND_PORT = 4416;
const DOCUMENT_BYTES = 5_000_000;
const CLOCK = "2026-11-21T12:00:00-08:00";
/** The unit of the processor times in /proc (Linux: a hundred a second). */
const TICK_MS = 10;

export type Running = { readonly child: ChildProcess; readonly readyMs: number };

const environment = (port: number, gatewayPort: number) => ({
  ...process.env,
  ...demoEnvironment({ port, sandboxPort: gatewayPort, clock: CLOCK }),
  NODE_ENV: "production",
  LOG_LEVEL: "info",
  DATA_DIR: ":memory:",
  LOGIN_LIMIT_PER_ADDRESS: "1000000",
  LOGIN_LIMIT_PER_USERNAME: "1000000",
});

const running = new Set<ChildProcess>();

/** Starts a program and waits for its ready line. `cores` are those it may use (Linux). */
function run(file: string, env: NodeJS.ProcessEnv, cores?: string): Promise<Running> {
  const start = performance.now();
  const program = [process.execPath, ...NODE_FLAGS, file];
  const [command = "", ...args] =
    cores === undefined ? program : ["taskset", "-c", cores, ...program];
  const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  running.add(child);
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`${file} ended with ${code}`)));
    child.stdout.on("data", (text: Buffer) => {
      if (/ready/.test(text.toString())) resolve({ child, readyMs: performance.now() - start });
    });
  });
}

export function stop({ child }: Pick<Running, "child">): void {
  running.delete(child);
  child.removeAllListeners("exit").kill("SIGKILL");
}

export function stopAll(): void {
  for (const child of running) stop({ child });
}

export const startSandbox = () =>
  run("server/sandbox/main.ts", {
    ...process.env,
    SANDBOX_PORT: `${SANDBOX_PORT}`,
    CLOCK,
    SANDBOX_DATABASE: ":memory:",
  });
/** The sandbox with 400 claims, or the given number, and large documents. */
export const startGateway = ({ port = GATEWAY_PORT, claims = 400, callMs = 0 } = {}) =>
  run("bench/gateway.ts", {
    ...process.env,
    PORT: `${port}`,
    SANDBOX_PORT: `${SANDBOX_PORT}`,
    DOCUMENT_BYTES: `${DOCUMENT_BYTES}`,
    CLAIMS: `${claims}`,
    CALL_MS: `${callMs}`,
  });
export const startDashboard = (
  gatewayPort = SANDBOX_PORT,
  more: Readonly<Record<string, string>> = {},
) => run("server/main.ts", { ...environment(PORT, gatewayPort), ...more });
/** A dashboard on a second port, on these cores. */
export const startDashboardAt = (
  port: number,
  { cores, env }: { readonly cores?: string; readonly env: Readonly<Record<string, string>> },
) => run("server/main.ts", { ...environment(port, SANDBOX_PORT), ...env }, cores);
export const startBare = () => run("bench/bare.ts", environment(BARE_PORT, GATEWAY_PORT));

/** Works with a fresh dashboard. */
export async function inFreshProcess<Result>(
  work: (dashboard: Running) => Promise<Result>,
  gatewayPort?: number,
): Promise<Result> {
  const dashboard = await startDashboard(gatewayPort);
  try {
    return await work(dashboard);
  } finally {
    stop(dashboard);
  }
}

/** Processor time of a process so far, user and system mode, in milliseconds (Linux). */
export function processorMs({ child }: Running): number {
  const stat = readFileSync(`/proc/${child.pid}/stat`, "utf8");
  // The program's name, in parentheses, may have spaces; utime and stime are fields 14 and 15.
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}

/** A line of /proc/{pid}/status in megabytes (Linux): `VmRSS` is resident, `VmHWM` its peak. */
export function megabytes({ child }: Running, line: "VmRSS" | "VmHWM" = "VmRSS"): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Math.round(Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
}

/** Peak growth of a process during work, in megabytes (proc_pid_clear_refs(5)). */
export async function growthOf(dashboard: Running, work: () => Promise<unknown>): Promise<number> {
  const before = megabytes(dashboard);
  writeFileSync(`/proc/${dashboard.child.pid}/clear_refs`, "5");
  await work();
  return megabytes(dashboard, "VmHWM") - before;
}
