import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { control, ORIGIN, signIn } from "../browser.ts";
import { brokenOf, type Outcome } from "../limits.ts";
import { inFreshProcess, megabytes, SANDBOX_PORT } from "../processes.ts";

// Waiting times of simultaneous members for a cold /home, and connections to the gateway.
// GATEWAY_CONNECTIONS of the environment applies to the dashboard.

const CONNECTIONS = Number(process.env["GATEWAY_CONNECTIONS"] ?? 40);

const CROWDS = [1, 200];
const SLOW_CALL_MS = 3000;
const SAMPLE_MS = 20;
/** As /proc/net/tcp writes it. */
const ESTABLISHED = "01";

type Visit = { readonly status: number; readonly ms: number; readonly bytes: number };

/** Crowd sizes for a cold /home; the largest also with gateway calls of 3 s. */
export async function measureMembers(): Promise<Outcome> {
  const coldHomesAtOnce = [];
  for (const members of CROWDS) coldHomesAtOnce.push(await coldHomes(members));
  const slow = await slowGateway(Math.max(...CROWDS));
  const broken = brokenOf([
    ...coldHomesAtOnce.map(
      ({ members, whole }) =>
        [whole === members, `${whole} of ${members} pages at once were whole`] as const,
    ),
    ...[...coldHomesAtOnce, slow].map(
      ({ connectionsAtMost: most }) =>
        [most <= CONNECTIONS, `${most} connections to the gateway`] as const,
    ),
  ]);
  return { figures: { coldHomesAtOnce, slowGateway: slow }, broken };
}

const coldHomes = (members: number) =>
  inFreshProcess(async () => {
    await visitAll(await signInAll(5));
    const cookies = await signInAll(members);
    const connections = countConnections();
    const visits = await visitAll(cookies);
    const times = visits.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const longest = Math.max(...visits.map(({ bytes }) => bytes));
    return {
      members,
      p50Ms: at(times, 0.5),
      p99Ms: at(times, 0.99),
      connectionsAtMost: await connections.stop(),
      answered200: visits.filter(({ status }) => status === 200).length,
      /** Sizes of one member's page: a shorter one misses something. */
      whole: visits.filter(({ bytes }) => bytes === longest).length,
    };
  });

const slowGateway = (members: number) =>
  inFreshProcess(async (dashboard) => {
    await visitAll(await signInAll(5));
    const cookies = await signInAll(members);
    const before = megabytes(dashboard);
    let highest = before;
    const watch = setInterval(() => (highest = Math.max(highest, megabytes(dashboard))), SAMPLE_MS);
    await control("POST", "faults", [{ path: "*", delayMs: SLOW_CALL_MS }]);
    const connections = countConnections();
    const visits = await visitAll(cookies);
    clearInterval(watch);
    await control("DELETE", "faults");
    const answers: Record<string, number> = {};
    for (const { status } of visits) answers[status] = (answers[status] ?? 0) + 1;
    return {
      members,
      callMs: SLOW_CALL_MS,
      lastAnswerMs: Math.round(Math.max(...visits.map(({ ms }) => ms))),
      answers,
      grewMb: highest - before,
      connectionsAtMost: await connections.stop(),
    };
  });

async function signInAll(members: number): Promise<string[]> {
  const cookies: string[] = [];
  while (cookies.length < members) {
    const some = Math.min(10, members - cookies.length);
    cookies.push(...(await Promise.all(Array.from({ length: some }, () => signIn()))));
  }
  return cookies;
}

const agent = new Agent({ keepAlive: true });
const visitAll = (cookies: readonly string[]) => Promise.all(cookies.map(visit));

function visit(cookie: string): Promise<Visit> {
  const { promise, resolve, reject } = Promise.withResolvers<Visit>();
  const start = performance.now();
  const request = get(`${ORIGIN}/home`, { headers: { cookie }, agent }, (answer) => {
    let bytes = 0;
    answer.on("data", (part: Buffer) => (bytes += part.byteLength));
    answer.on("end", () => {
      resolve({ status: answer.statusCode ?? 0, ms: performance.now() - start, bytes });
    });
  });
  request.on("error", reject);
  return promise;
}

const at = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);

/** Peak of the connections to the gateway, from the system's table (Linux). */
export function countConnections() {
  const port = `:${SANDBOX_PORT.toString(16).toUpperCase().padStart(4, "0")}`;
  let most = 0;
  const look = () => {
    const lines = readFileSync("/proc/net/tcp", "utf8").split("\n");
    const columns = lines.map((line) => line.trim().split(/\s+/));
    const open = columns.filter(
      ([, , remote, state]) => remote?.endsWith(port) && state === ESTABLISHED,
    );
    most = Math.max(most, open.length);
  };
  const timer = setInterval(look, SAMPLE_MS);
  return {
    async stop() {
      await delay(SAMPLE_MS);
      clearInterval(timer);
      return most;
    },
  };
}
