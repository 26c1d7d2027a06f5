import { createServer } from "node:http";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { ORIGIN, getPage, signIn } from "../browser.ts";
import { brokenOf, type Outcome } from "../limits.ts";
import { load, median, rounded } from "../load.ts";
import { megabytes, startDashboard, stop } from "../processes.ts";

// The cost of traces: start time, processor time of a page, and memory, with a collector that
// accepts everything and without one. The two alternate, so that a slowing machine affects both.

const STARTS = 5;
const LOADS = 3;
const START_MS = 200;

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

type Reading = { startToReadyMs: number; processorMs?: number; residentMb?: number };

async function reading(env: Record<string, string>, withLoad: boolean): Promise<Reading> {
  const dashboard = await startDashboard(undefined, env);
  try {
    const startToReadyMs = Math.round(dashboard.readyMs);
    if (!withLoad) return { startToReadyMs };
    const cookie = await signIn();
    await getPage("/home", cookie);
    const target = { url: `${ORIGIN}/home`, headers: { cookie }, by: [dashboard] };
    const { processorMs } = await load(target);
    // A process that is stopped at once sends no spans: they are sent every two seconds.
    await delay(2500);
    return { startToReadyMs, processorMs, residentMb: megabytes(dashboard) };
  } finally {
    stop(dashboard);
  }
}

const summary = (readings: readonly Reading[]) => ({
  startToReadyMs: median(readings.map((each) => each.startToReadyMs)),
  homeProcessorMs: rounded(median(readings.flatMap((each) => each.processorMs ?? []))),
  residentMbAfterLoad: median(readings.flatMap((each) => each.residentMb ?? [])),
});

/** The dashboard with and without traces; its own port must be free. */
export async function measureTracing(): Promise<Outcome> {
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
  const figures = { off: summary(off), on: summary(on) };
  const more = figures.on.startToReadyMs - figures.off.startToReadyMs;
  return {
    figures,
    broken: brokenOf([
      [sink.spansBytes > 0, "no spans came"],
      [more <= START_MS, `traces take ${more} ms of the start`],
    ]),
  };
}
