import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { Redis } from "ioredis";
import { sessionCookies } from "../browser.ts";
import { brokenOf, type Outcome } from "../limits.ts";
import { costsOf, rounded, type Target } from "../load.ts";
import {
  megabytes,
  REDIS_PORT,
  SECOND_PORT,
  startDashboardAt,
  stop,
  type Running,
} from "../processes.ts";

// The cost and benefit of sharing: processor time of a warm page with and without Redis, Redis
// commands, a session's memory there, and the effect of a second process on two cores. The load
// generator uses part of them, so pages per second say less than processor time.

const CORES = "0,1";
const MOST_WITH_REDIS = 1.1;
const MOST_OF_TWO = 1.15;
/** The session's record. */
const QUESTIONS = 1;
const COUNTED_PAGES = 100;

/** A dashboard at its port with a signed-in member. */
async function open(
  port: number,
  env: Record<string, string>,
  cores?: string,
): Promise<Target & { readonly by: readonly [Running] }> {
  const dashboard = await startDashboardAt(port, {
    env,
    ...(cores === undefined ? {} : { cores }),
  });
  const origin = `http://localhost:${port}`;
  return {
    url: `${origin}/home`,
    headers: { cookie: await signInAt(origin) },
    by: [dashboard],
  };
}

async function signInAt(origin: string): Promise<string> {
  const login = await fetch(`${origin}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { origin },
    body: new URLSearchParams({ username: "sub", password: "Sandbox-2026" }),
  });
  const landing = await fetch(`${origin}/sso-landing`, {
    headers: { cookie: sessionCookies(login) },
    redirect: "manual",
  });
  const cookie = sessionCookies(landing);
  for (let turn = 0; turn < 20; turn += 1) await fetch(`${origin}/home`, { headers: { cookie } });
  return cookie;
}

/** Skipped without a redis-server on the PATH. */
export async function measureShared(): Promise<Outcome> {
  if (spawnSync("redis-server", ["--version"]).status !== 0)
    return { figures: { notMeasured: "no redis-server" }, broken: [] };
  const args = `--port ${REDIS_PORT} --bind 127.0.0.1 --appendonly no --save`.split(" ");
  const server = spawn("redis-server", [...args, ""], { stdio: "ignore" });
  const redis = new Redis({ port: REDIS_PORT, retryStrategy: () => 50 }).on(
    "error",
    () => undefined,
  );
  try {
    await redis.ping();
    return await besideRedis(redis);
  } finally {
    redis.disconnect();
    server.kill("SIGKILL");
  }
}

async function besideRedis(redis: Redis): Promise<Outcome> {
  const SESSION_KEYS = randomBytes(32).toString("base64url");
  const sharing = { SESSION_KEYS, REDIS_URL: `redis://127.0.0.1:${REDIS_PORT}/0` };
  const without = await open(SECOND_PORT, { SESSION_KEYS });
  const withRedis = await open(SECOND_PORT + 1, sharing);
  const costs = await costsOf({ without, withRedis });
  // The last pages of the load end after it.
  await delay(200);
  const before = await commandsOf(redis);
  for (let page = 0; page < COUNTED_PAGES; page += 1)
    await (await fetch(withRedis.url, { headers: withRedis.headers ?? {} })).arrayBuffer();
  const commandsPerWarmPage = rounded(((await commandsOf(redis)) - before) / COUNTED_PAGES);
  const sessionBytes = await bytesOf(redis);
  const residentMb = { without: megabytes(without.by[0]), withRedis: megabytes(withRedis.by[0]) };
  for (const each of [...without.by, ...withRedis.by]) stop(each);

  const one = await open(SECOND_PORT, sharing, CORES);
  const port = { ...sharing, LISTEN_REUSE_PORT: "1" };
  const first = await open(SECOND_PORT + 1, port, CORES);
  const second = await open(SECOND_PORT + 1, port, CORES);
  // Two processes need twice as long to compile the code that runs often.
  const processes = await costsOf(
    { one, two: { ...second, by: [...first.by, ...second.by] } },
    { warmUpSeconds: 4, seconds: 2 },
  );
  const ofRedis = rounded(costs.withRedis.processorMs / costs.without.processorMs);
  const ofTwo = rounded(processes.two.processorMs / processes.one.processorMs);
  return {
    figures: { ...costs, commandsPerWarmPage, sessionBytes, residentMb, processes },
    broken: brokenOf([
      [commandsPerWarmPage <= QUESTIONS, `${commandsPerWarmPage} questions a warm page`],
      [ofRedis <= MOST_WITH_REDIS, `with Redis a page costs ${ofRedis} of before`],
      [ofTwo <= MOST_OF_TWO, `a page of two processes costs ${ofTwo} of one`],
    ]),
  };
}

/** What pages read, without this bench's own commands and the probes. */
async function commandsOf(redis: Redis): Promise<number> {
  const stats = await redis.info("commandstats");
  const counts = [...stats.matchAll(/^cmdstat_(?:get|getrange|hgetall):calls=(\d+)/gm)];
  return counts.reduce((sum, [, calls]) => sum + Number(calls), 0);
}

/** The memory of the only session after its home page, with its answers. */
async function bytesOf(redis: Redis): Promise<number> {
  const keys = await redis.keys("*");
  const sizes = await Promise.all(keys.map((key) => redis.memory("USAGE", key, "SAMPLES", 0)));
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
}
