import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import autocannon from "autocannon";
import { Redis } from "ioredis";
import { sessionCookies } from "./browser.ts";
import { median } from "./load.ts";
import { REDIS_PORT, residentMb, SECOND_PORT, startDashboardAt } from "./processes.ts";

// What sharing costs and brings: warm pages a second with Redis and without, how often a warm page
// asks it, what a session takes there, and what a second process adds on two cores.

const ROUNDS = 5;
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 6);
const CORES = "0,1";
const LEAST_WITH_REDIS = 0.9;
const LEAST_OF_TWO = 1.7;

type Target = { readonly origin: string; readonly cookie: string; readonly stop: () => void };

/** The dashboard at its port with a member signed in; needs the sandbox. */
async function open(port: number, env: Record<string, string>, cores?: string) {
  const dashboard = await startDashboardAt(port, {
    env,
    ...(cores === undefined ? {} : { cores }),
  });
  const origin = `http://localhost:${port}`;
  const stop = () => void dashboard.child.removeAllListeners("exit").kill("SIGKILL");
  return { origin, cookie: await signInAt(origin), stop, dashboard };
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

/** Warm pages a second, and the share of one core that asking for them took. */
async function load({ origin, cookie }: Target) {
  const before = process.cpuUsage();
  const result = await autocannon({
    url: `${origin}/home`,
    headers: { cookie },
    connections: 16,
    duration: SECONDS,
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} not 2xx`);
  const { user, system } = process.cpuUsage(before);
  return {
    perSecond: result.requests.average,
    generatorCores: (user + system) / 1e6 / result.duration,
    pages: result.requests.total,
  };
}

async function alternate(one: Target, other: Target) {
  const [first, second]: [number[], number[]] = [[], []];
  const generator: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [target, into] of [
      [one, first],
      [other, second],
    ] as const) {
      const { perSecond, generatorCores } = await load(target);
      into.push(perSecond);
      generator.push(generatorCores);
    }
  }
  return {
    one: median(first),
    other: median(second),
    ratio: Math.round((median(second) / median(first)) * 100) / 100,
    generatorCores: Math.round(Math.max(...generator) * 100) / 100,
  };
}

/** Null where there is no redis-server on the PATH: then nothing of it is measured. */
export async function measureShared() {
  if (spawnSync("redis-server", ["--version"]).status !== 0) return null;
  const args = [
    "--port",
    `${REDIS_PORT}`,
    "--bind",
    "127.0.0.1",
    "--save",
    "",
    "--appendonly",
    "no",
  ];
  const server = spawn("redis-server", args, { stdio: "ignore" });
  const redis = new Redis({ port: REDIS_PORT, retryStrategy: () => 50 }).on(
    "error",
    () => undefined,
  );
  const REDIS_URL = `redis://127.0.0.1:${REDIS_PORT}/0`;
  const SESSION_KEYS = randomBytes(32).toString("base64url");
  const opened: { stop: () => void }[] = [];
  const openOne = async (...given: Parameters<typeof open>) => {
    const target = await open(...given);
    opened.push(target);
    return target;
  };
  const stopAll = () => opened.splice(0).forEach(({ stop }) => stop());
  try {
    await redis.ping();
    const alone = await openOne(SECOND_PORT, { SESSION_KEYS });
    const sharing = await openOne(SECOND_PORT + 1, { SESSION_KEYS, REDIS_URL });
    const withRedis = await alternate(alone, sharing);
    const before = await commandsOf(redis);
    const { pages } = await load(sharing);
    const commandsPerWarmPage =
      Math.round(((await commandsOf(redis)) - before) / (pages / 100)) / 100;
    const sessionBytes = await bytesOf(redis);
    const residentWithRedisMb = residentMb(sharing.dashboard.child);
    const residentAloneMb = residentMb(alone.dashboard.child);
    stopAll();
    const one = await openOne(SECOND_PORT, { SESSION_KEYS, REDIS_URL }, CORES);
    const sharingPort = { SESSION_KEYS, REDIS_URL, LISTEN_REUSE_PORT: "1" };
    await openOne(SECOND_PORT + 1, sharingPort, CORES);
    const two = await openOne(SECOND_PORT + 1, sharingPort, CORES);
    const processes = await alternate(one, two);
    return {
      withRedis: {
        withoutPerSecond: withRedis.one,
        withPerSecond: withRedis.other,
        ratio: withRedis.ratio,
      },
      commandsPerWarmPage,
      sessionBytes,
      residentAloneMb,
      residentWithRedisMb,
      twoProcesses: {
        onePerSecond: processes.one,
        twoPerSecond: processes.other,
        ratio: processes.ratio,
        generatorCores: processes.generatorCores,
      },
    };
  } finally {
    stopAll();
    redis.disconnect();
    server.kill("SIGKILL");
  }
}

/** What pages ask: neither our own questions nor the looks whether the server is there. */
async function commandsOf(redis: Redis): Promise<number> {
  const stats = await redis.info("commandstats");
  const counts = [
    ...stats.matchAll(/^cmdstat_(?:get|hmget|hset|pexpire|eval|publish):calls=(\d+)/gm),
  ];
  return counts.reduce((sum, [, calls]) => sum + Number(calls), 0);
}

/** The memory of a session's answers after its home page. */
async function bytesOf(redis: Redis): Promise<number> {
  const keys = await redis.keys("*answers*");
  const sizes = await Promise.all(keys.map((key) => redis.memory("USAGE", key, "SAMPLES", 0)));
  return median(sizes.map((size) => size ?? 0));
}

/** Throws where sharing costs too much or a second process brings too little. */
export function checkShared(shared: Awaited<ReturnType<typeof measureShared>>): void {
  if (shared === null) return;
  const { withRedis, twoProcesses, commandsPerWarmPage } = shared;
  if (commandsPerWarmPage > 1.1) throw new Error(`${commandsPerWarmPage} questions a warm page`);
  if (withRedis.ratio < LEAST_WITH_REDIS)
    throw new Error(`with Redis ${withRedis.ratio} of before`);
  if (twoProcesses.ratio < LEAST_OF_TWO)
    throw new Error(`two processes ${twoProcesses.ratio} of one`);
}
