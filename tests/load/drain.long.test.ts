import { Agent } from "node:http";
import { afterEach, expect, test } from "vitest";
import { overHttp } from "#tests/harness/network/over-http.ts";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { openRealWorld, type RealWorld } from "#tests/harness/world/real-world.ts";
import { createVisitor, type Visitor } from "#tests/harness/pages/visitor.ts";
import { askReady } from "./ready.ts";

/**
 * How long the process says "not ready" before it stops listening: longer than the clients of a
 * busy machine take to stop asking.
 */
const DRAIN_DELAY_MS = 10_000;
const CLIENTS = 24;
/** Of places for documents a person has a share: each has as many clients as that. */
const PERSONAS = ["sub", "dep-adult", "multi", "cop", "ma", "nav"];
const DOCUMENT = "/resource-download/id-card.pdf";

let world: RealWorld;
afterEach(() => world.close());

const openWorld = () =>
  openRealWorld({
    env: {
      METRICS_PORT: "0",
      DRAIN_DELAY_MS: `${DRAIN_DELAY_MS}`,
      // One in four is for downloads.
      GATEWAY_CONNECTIONS: `${4 * CLIENTS}`,
    },
  });

type Outcome = {
  readonly path: string;
  readonly status: number;
  /** Whether its last byte came. */
  readonly whole: boolean;
  readonly connection: string | null;
};

/** A client that keeps one connection of its own as long as it may, signed in as `like`. */
function clientLike(like: Visitor): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const handle = overHttp(world.dashboard.port, agent);
  const client = createVisitor(handle, like.origin);
  for (const [name, cookie] of like.jar) client.jar.set(name, cookie);
  return client;
}

/** One request. Status 0 where the connection broke or was refused: the request was dropped. */
async function ask(client: Visitor, path: string): Promise<Outcome> {
  try {
    const { status, html, headers } = await client.open(path);
    const whole = path === DOCUMENT ? /%%EOF\s*$/.test(html) : html.endsWith("</html>");
    return { path, status, whole, connection: headers.get("connection") };
  } catch {
    return { path, status: 0, whole: false, connection: null };
  }
}

test("a process that gets SIGTERM under load drops no request, refuses new ones, and exits with 0", async () => {
  world = await openWorld();
  const { port, output } = world.dashboard;
  const probePort = Number(jsonLines(output()).find(({ msg }) => msg === "metrics")?.["port"]);
  const members = await Promise.all(PERSONAS.map((persona) => world.enter(persona)));
  const likeEach = Array.from({ length: (2 * CLIENTS) / members.length }, () => members);
  const clients = likeEach.flat().map(clientLike);
  // Every client has its connection now, and the process knows the members.
  await Promise.all(clients.map((client) => ask(client, "/home")));

  // Half of them wait for a download that only comes after the process stopped listening.
  world.relay.hold();
  const downloads = clients.slice(0, CLIENTS).map((client) => ask(client, DOCUMENT));
  const underway = async () =>
    (await world.calls()).filter(({ path }) => path === "/idCard/view").length;
  await expect.poll(underway).toBe(CLIENTS);

  // The other half repeat requests for cached data. A balancer stops them once /readyz is 503.
  const balancer = new AbortController();
  const answered = new Set<number>();
  const visits = clients.slice(CLIENTS).map(async (client, n) => {
    const outcomes: Outcome[] = [];
    while (!balancer.signal.aborted) {
      outcomes.push(await ask(client, n % 2 === 0 ? "/home" : "/login"));
      answered.add(n);
    }
    return outcomes;
  });
  await expect.poll(() => answered.size).toBe(CLIENTS);

  const asked = performance.now();
  world.dashboard.signal("SIGTERM");
  // The probe's port stays open until the end, so even a slow prober sees the status.
  await expect.poll(() => askReady(probePort), { interval: 20 }).toBe(503);
  balancer.abort();
  await expect.poll(() => askReady(port), { interval: 20 }).toBe(0);
  const refused = performance.now();
  // It no longer listens but finishes the requests it has: none is cut.
  expect([await askReady(port), await askReady(probePort)]).toEqual([0, 503]);
  world.relay.release();

  const finished = await Promise.all(downloads);
  const visited = (await Promise.all(visits)).flat();
  expect(refused - asked).toBeGreaterThanOrEqual(DRAIN_DELAY_MS);
  for (const { path, status, whole } of [...finished, ...visited]) {
    expect.soft([path, status, whole]).toEqual([path, 200, true]);
  }
  expect(visited.length).toBeGreaterThan(CLIENTS);
  // Answers during the drain close their connection, so that clients do not write on it again.
  expect(finished.map(({ connection }) => connection)).toEqual(finished.map(() => "close"));

  expect(await world.dashboard.ended).toBe(0);
  const messages = jsonLines(world.dashboard.output()).map(({ msg }) => msg);
  expect(messages).toContain("draining");
  expect(messages).toContain("stopped");
  expect(messages).not.toContain("drain deadline passed");
});
