import { createServer } from "node:http";
import { once } from "node:events";
import { ORIGIN, getPage, signIn } from "./browser.ts";
import { load, median } from "./load.ts";
import { residentMb, startDashboard, type Running } from "./processes.ts";

// What traces cost: the start of the process, pages a second, and memory, with a collector that takes
// everything and without one. Alternating, so that a slowing machine affects both.

const STARTS = 5;
const LOADS = 3;
const START_MS = 200;

const stop = ({ child }: Running) => void child.removeAllListeners("exit").kill("SIGKILL");

type Collected = { readonly endpoint: string; spansBytes: number; close: () => void };

async function startSink(): Promise<Collected> {
  const sink = { endpoint: "", spansBytes: 0, close: () => void server.close() };
  const server = createServer((req, res) => {
    req.on("data", (part: Buffer) => (sink.spansBytes += part.byteLength));
    req.on("end", () => res.end("{}"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new TypeError("no TCP port");
  sink.endpoint = `http://127.0.0.1:${address.port}`;
  return sink;
}

type Reading = { startToReadyMs: number; homeWarmPerSecond?: number; residentMb?: number };

async function reading(env: Record<string, string>, withLoad: boolean): Promise<Reading> {
  const dashboard = await startDashboard(undefined, env);
  try {
    const startToReadyMs = Math.round(dashboard.readyMs);
    if (!withLoad) return { startToReadyMs };
    const cookie = await signIn();
    await getPage("/home", cookie);
    const homeWarmPerSecond = await load(`${ORIGIN}/home`, { cookie });
    return { startToReadyMs, homeWarmPerSecond, residentMb: residentMb(dashboard.child) };
  } finally {
    stop(dashboard);
  }
}

const summary = (readings: readonly Reading[]) => ({
  startToReadyMs: median(readings.map((each) => each.startToReadyMs)),
  homeWarmPerSecond: median(readings.flatMap((each) => each.homeWarmPerSecond ?? [])),
  residentMbAfterLoad: median(readings.flatMap((each) => each.residentMb ?? [])),
});

/** The dashboard with and without traces; needs the sandbox, and its own port free. */
export async function measureTracing() {
  const sink = await startSink();
  const [off, on]: [Reading[], Reading[]] = [[], []];
  try {
    for (let turn = 0; turn < STARTS; turn += 1) {
      off.push(await reading({}, turn < LOADS));
      on.push(await reading({ OTEL_EXPORTER_OTLP_ENDPOINT: sink.endpoint }, turn < LOADS));
    }
  } finally {
    sink.close();
  }
  if (sink.spansBytes === 0) throw new Error("no spans came");
  return { off: summary(off), on: summary(on) };
}

/** Throws where traces hold up the start. */
export function checkTracing({ off, on }: Awaited<ReturnType<typeof measureTracing>>): void {
  const more = on.startToReadyMs - off.startToReadyMs;
  if (more > START_MS) throw new Error(`traces take ${more} ms of the start`);
}
