import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort, jsonLines } from "#tests/harness/processes.ts";
import { overHttp } from "#tests/harness/over-http.ts";
import { openRealWorld, type RealWorld } from "#tests/harness/real-world.ts";
import { sized } from "#tests/harness/sized.ts";
import { createVisitor, type Visitor } from "#tests/harness/visitor.ts";

const WORKERS = 2;
const CLIENTS = sized(6, 16);
/** Between two requests of a client, so that new workers start beside the load. */
const THINK_MS = 40;

let world: RealWorld;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await findFreePort();
  world = await openRealWorld({
    env: {
      WEB_CONCURRENCY: `${WORKERS}`,
      METRICS_PORT: `${metricsPort}`,
      DRAIN_DELAY_MS: "1000",
      DRAIN_DEADLINE_MS: "60000",
      GATEWAY_TIMEOUT_MS: "20000",
    },
  });
});
afterAll(() => world.close());

const lines = (msg: string) =>
  jsonLines(world.dashboard.output()).filter((line) => line["msg"] === msg);
const workersOf = (msg: string) => lines(msg).map(({ worker }) => worker);

/** A client of its own, signed in as `like`, that keeps its connection or makes a new one each time. */
function clientLike(like: Visitor, keepAlive: boolean): Visitor {
  const agent = new Agent({ keepAlive, maxSockets: 1 });
  const client = createVisitor(overHttp(world.dashboard.port, agent), like.origin);
  for (const [name, cookie] of like.jar) client.jar.set(name, cookie);
  return client;
}

/** What is wrong with an answer; undefined where it is whole. */
async function visit(client: Visitor, path: string): Promise<string | undefined> {
  try {
    const { status, html } = await client.open(path);
    return status === 200 && html.endsWith("</html>") ? undefined : `${path}: ${status}`;
  } catch (error) {
    return `${path}: ${String(error)}`;
  }
}

/** A sign-in with a wrong password: a post, which nobody may send twice. */
async function post(client: Visitor): Promise<string | undefined> {
  const answer = await client
    .post("/login", { username: "nobody", password: "wrong" })
    .catch(String);
  if (typeof answer === "string") return `post: ${answer}`;
  await answer.text();
  return answer.status === 401 ? undefined : `post: ${answer.status}`;
}

const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

test("SIGHUP under load replaces each worker, and none but whole answers come", async () => {
  const member = await world.enter("sub");
  await member.open("/home");
  await expect.poll(() => lines("all workers are ready")).toHaveLength(1);

  const stop = new AbortController();
  const wrong: string[] = [];
  let answered = 0;
  const visits = Array.from({ length: CLIENTS }, async (_, n) => {
    const client = clientLike(member, n % 2 === 0);
    while (!stop.signal.aborted) {
      const fault =
        n % 8 === 5 ? await post(client) : await visit(client, n % 3 === 0 ? "/login" : "/home");
      answered += 1;
      if (fault !== undefined) wrong.push(fault);
      await sleep(THINK_MS);
    }
  });
  const ready = (async () => {
    while (!stop.signal.aborted) {
      const url = `http://127.0.0.1:${world.dashboard.port}/readyz`;
      const answer = await fetch(url).catch(String);
      if (typeof answer === "string" || !answer.ok) wrong.push("not ready");
      else await answer.text();
      await sleep(20);
    }
  })();
  await expect.poll(() => answered, { timeout: 15_000 }).toBeGreaterThan(CLIENTS);

  world.dashboard.signal("SIGHUP");
  await expect.poll(() => lines("rolling restart done"), { timeout: 40_000 }).toHaveLength(1);
  const during = answered;
  await expect.poll(() => answered).toBeGreaterThan(during + CLIENTS);
  stop.abort();
  await Promise.all([...visits, ready]);

  expect(wrong).toEqual([]);
  expect(answered).toBeGreaterThan(10 * CLIENTS);
  expect(workersOf("retiring")).toEqual([1, 2]);
  expect(workersOf("stopped")).toEqual([1, 2]);
  expect(lines("drain deadline passed")).toEqual([]);
  expect(workersOf("request")).toEqual(expect.arrayContaining([1, 2, 3, 4]));
}, 90_000);

test("the metrics of several workers are at one port, each with its worker", async () => {
  await expect.poll(metrics).toMatch(/^http_requests_total\{.*worker="4".*\} \d+$/m);
  const text = await metrics();
  const started = text.match(/^process_start_time_seconds\{worker="\d+"\} /gm);
  expect(started?.toSorted()).toEqual([
    'process_start_time_seconds{worker="3"} ',
    'process_start_time_seconds{worker="4"} ',
  ]);
  expect(text.match(/^# TYPE http_requests_total /gm)).toHaveLength(1);
});

test("SIGTERM drains all workers, exit code 0", async () => {
  world.dashboard.signal("SIGTERM");
  expect(await world.dashboard.ended).toBe(0);
  expect(new Set(workersOf("stopped"))).toEqual(new Set([1, 2, 3, 4]));
});
