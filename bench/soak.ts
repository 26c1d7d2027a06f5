import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { NODE_FLAGS } from "#scripts/processes/node-flags.ts";
import { BRANDS } from "#tests/browser/pages/brands.ts";
import { startHaproxy } from "#tests/harness/network/haproxy.ts";
import { keptConnections, overHttp } from "#tests/harness/network/over-http.ts";
import { OWN_HOST } from "#tests/harness/network/own-host.ts";
import { startRelay, type Relay } from "#tests/harness/network/relay.ts";
import { createVisitor } from "#tests/harness/pages/visitor.ts";
import { HANGS_MS } from "#tests/harness/patience.ts";
import { probeOf } from "#tests/harness/processes/processes.ts";
import { openTwoProcesses, type TwoProcesses } from "#tests/harness/processes/two-processes.ts";
import { entering } from "#tests/harness/world/real-world.ts";
import { walkBrand } from "./soak/brand-pages.ts";
import { createFaults, type SoakWorld } from "./soak/faults.ts";
import { liveAs } from "./soak/members.ts";
import { createLogReader, judgeUnconfirmed } from "./soak/outages.ts";
import { connectionsAtRest, createReadings } from "./soak/readings.ts";
import { createTally } from "./soak/tally.ts";

// Two dashboards, Redis, the sandbox gateway and a proxy under load for SOAK_MINUTES. Fails if memory
// is not flat (defined in readings.ts), connections are left, or an answer was wrong. `npm run soak`
// has a few members and random faults; `npm run soak -- crowd` the busiest minutes: many members at
// once behind HAProxy with the file of deploy/, and no fault.

const SIZES = {
  faults: { minutes: 30, members: 40, thinkMs: 1000, arrivingMs: 0, results: "soak.json" },
  crowd: {
    minutes: 10,
    members: 500,
    thinkMs: 5000,
    arrivingMs: 60_000,
    results: "soak-crowd.json",
  },
} as const;
const PART = process.argv.includes("crowd") ? "crowd" : "faults";
const { members: MEMBERS, thinkMs, arrivingMs, results } = SIZES[PART];
const MINUTES = Number(process.env["SOAK_MINUTES"] ?? SIZES[PART].minutes);
const READ_EVERY_MS = 3000;
/** Within which requests that the end cut short are given up. */
const REST_MS = 15_000;
/** Of a thousand requests that met no injected fault at most this many may be answered 503. */
const UNPROVOKED_OF_1000 = 1;

const say = (text: string) => process.stdout.write(`${text}\n`);

async function soak(world: SoakWorld) {
  const tally = createTally();
  const faults = createFaults(world, tally);
  const readings = createReadings(world);
  const logs = [world.a, world.b].map((dashboard) => createLogReader(dashboard, tally));
  const over = new AbortController();
  const shared = { tally, faults, signal: over.signal, thinkMs };
  const start = performance.now();
  const minute = () => (performance.now() - start) / 60_000;
  const read = () => {
    readings.read(minute());
    for (const log of logs) log.readOn();
  };

  const reader = setInterval(read, READ_EVERY_MS);
  const teller = setInterval(() => {
    const { requests, ms } = tally.report();
    say(`${minute().toFixed(1)} min: ${requests} requests, p95 ${ms.p95} ms`);
    say(`  ${JSON.stringify(readings.report().residentMb)}, violations ${tally.countViolations()}`);
  }, 60_000);
  const striking = PART === "faults" ? faults.strikeUntil(over.signal) : null;
  const members = Array.from({ length: MEMBERS }, async (_, at) => {
    await sleep((at / MEMBERS) * arrivingMs);
    await liveAs(at + 1, world, shared);
  });
  const walks = BRANDS.map(({ brand }) => walkBrand(brand, world, shared));
  await sleep(MINUTES * 60_000);
  over.abort();
  clearInterval(reader);
  clearInterval(teller);
  await Promise.all([striking, ...members, ...walks]);
  await sleep(REST_MS);
  // What stays open afterwards carries an answer that nobody reads.
  world.sandbox.closeIdle();
  await sleep(1000);
  for (const log of logs) log.readOn();

  const atRest = await connectionsAtRest(world);
  const store = judgeUnconfirmed(logs, faults, tally);
  for (const wrong of readings.judge()) tally.violate(wrong);
  if (atRest.redis !== 2 || atRest.gateway > 0) tally.violate("connections are left");
  const { requests, ...told } = tally.report();
  if (store.answered503Unprovoked * 1000 > requests * UNPROVOKED_OF_1000)
    tally.violate("the store was away too often without a fault");
  if (![world.a, world.b].every(({ isAlive }) => isAlive())) tally.violate("a process ended");
  return {
    machine: { cpu: cpus()[0]?.model ?? "unknown", cores: cpus().length, node: process.version },
    minutes: MINUTES,
    members: MEMBERS,
    requests,
    perSecond: Math.round(requests / (MINUTES * 60)),
    ...told,
    store,
    ...readings.report(),
    connectionsAtRest: atRest,
    violations: tally.report().violations,
    passed: tally.countViolations() === 0,
  };
}

/** The same world, whose browsers reach the dashboards through HAProxy. */
async function behindHaproxy(own: TwoProcesses): Promise<TwoProcesses> {
  const dashboards = [own.a, own.b].map((each) => ({ port: each.port, probe: probeOf(each) }));
  const proxy = await startHaproxy(dashboards);
  process.once("exit", () => void proxy.stop());
  const handle = overHttp(proxy.port, keptConnections(), HANGS_MS, OWN_HOST);
  const visitor = (host = "localhost") => createVisitor(handle, `http://${host}:${proxy.port}`);
  return { ...own, visitor, enter: entering(visitor) };
}

// Ends the processes that it started.
process.once("SIGTERM", () => process.exit(1));
process.once("SIGINT", () => process.exit(1));
let toStore: Relay | undefined;
const world = await openTwoProcesses({
  crowd: MEMBERS,
  flags: NODE_FLAGS,
  // Caches are full when the warm-up ends, so that what grows after it is no cache.
  env: { CACHE_MAX_BYTES: "4000000", METRICS_PORT: "0" },
  toRedis: async (port) => (toStore = await startRelay(port, OWN_HOST)).port,
});
if (toStore === undefined) throw new Error("no line to the store");
const behind = PART === "crowd" ? await behindHaproxy(world) : world;
const result = await soak({ ...behind, toStore }).finally(() => world.close());
writeFileSync(
  new URL(results, import.meta.url),
  `${JSON.stringify({ measured: new Date().toISOString(), ...result }, null, 2)}\n`,
);
say(result.passed ? "passed" : "violated");
process.exit(result.passed ? 0 : 1);
