import { readFileSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { getPage, ORIGIN, signIn } from "./browser.ts";
import { GATEWAY_PORT, startDashboard, type Running } from "./processes.ts";

// Memory growth of a fresh process by a hundred concurrent downloads.

const DOWNLOADS = 100;
const EOB = "/eobs/EOB26000010001";
const SLOW_BYTES_PER_SECOND = 50_000;
const SLOW_MS = 10_000;
const FAST_RUNS = 3;

/** Peak growth of the process in megabytes. */
export async function measureDownloads() {
  const fast: number[] = [];
  for (let run = 0; run < FAST_RUNS; run += 1) fast.push((await inFreshProcess(takeAll)).grewMb);
  const slow = await inFreshProcess(takeSlowlyAndLeave);
  return {
    downloads100Of5MbGrewMb: fast,
    downloads100At50KbPerSecondGrewMb: slow.grewMb,
    gatewayCallsLeftOpenByThem: slow.leftOpen,
  };
}

async function inFreshProcess(work: (cookie: string) => Promise<void>) {
  const dashboard = await startDashboard(GATEWAY_PORT);
  try {
    const cookie = await signIn();
    await getPage(EOB, cookie);
    await download(cookie);
    const before = kilobytes(dashboard, "VmRSS");
    // Resets VmHWM (proc_pid_clear_refs(5)).
    writeFileSync(`/proc/${dashboard.child.pid}/clear_refs`, "5");
    await work(cookie);
    const grewMb = Math.round((kilobytes(dashboard, "VmHWM") - before) / 1024);
    return { grewMb, leftOpen: await openDocuments() };
  } finally {
    dashboard.child.removeAllListeners("exit").kill("SIGKILL");
  }
}

async function takeAll(cookie: string): Promise<void> {
  await Promise.all(Array.from({ length: DOWNLOADS }, () => download(cookie)));
}

async function takeSlowlyAndLeave(cookie: string): Promise<void> {
  const leave = AbortSignal.timeout(SLOW_MS);
  const clients = Array.from({ length: DOWNLOADS }, () => download(cookie, leave));
  await Promise.allSettled(clients);
  // Aborted clients are gone by now, so no document should still be streaming.
  await delay(500);
}

const agent = new Agent({ maxSockets: DOWNLOADS });

/** Downloads the document at full speed, or slowly until `leave` aborts. */
function download(cookie: string, leave?: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const slow = leave === undefined ? {} : { signal: leave, highWaterMark: 16_384 };
  const request = get(`${ORIGIN}${EOB}/pdf`, { headers: { cookie }, agent, ...slow }, (answer) => {
    if (answer.statusCode !== 200) reject(new Error(`a PDF answered ${answer.statusCode}`));
    answer.on("data", (part: Buffer) => {
      if (leave === undefined) return;
      answer.pause();
      setTimeout(() => answer.resume(), (part.byteLength / SLOW_BYTES_PER_SECOND) * 1000);
    });
    answer.on("close", () => (answer.complete ? resolve() : reject(new Error("cut off"))));
    answer.on("error", reject);
  });
  request.on("error", reject);
  return promise;
}

async function openDocuments(): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${GATEWAY_PORT}/__documents`)).text());
}

/** A line of /proc/{pid}/status (Linux). */
export function kilobytes({ child }: Running, name: string): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN);
}
