import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { describe } from "vitest";
import { HANGS_MS } from "../patience.ts";
import { OWN_HOST, ownPort } from "../network/own-host.ts";

// Tests use the Redis server of REDIS_URL, or start one. Without either they are skipped; with
// REQUIRE_REDIS=1 they fail.

const GIVEN_URL = process.env["TEST_REDIS_URL"] ?? "";
const HAS_PROGRAM = spawnSync("redis-server", ["--version"]).status === 0;
const IS_REQUIRED = process.env["REQUIRE_REDIS"] === "1";

/** Servers end with their worker. */
const running = new Set<ChildProcess>();
process.once("exit", () => running.forEach((server) => server.kill("SIGKILL")));

/** Tests that need a Redis server, their own or a shared one. */
export const describeWithRedis =
  GIVEN_URL !== "" || HAS_PROGRAM || IS_REQUIRED ? describe : describe.skip;

/** Tests that stop, pause and fill their own server. */
export const describeWithOwnRedis = HAS_PROGRAM || IS_REQUIRED ? describe : describe.skip;

export type RedisServer = Awaited<ReturnType<typeof startRedis>>;

/** The address of a server that tests may use, and how to end it. */
export async function useRedis(): Promise<{ url: string; stop: () => Promise<void> }> {
  if (GIVEN_URL !== "") return { url: GIVEN_URL, stop: () => Promise.resolve() };
  const server = await startRedis();
  return { url: server.url, stop: () => server.stop() };
}

/** A server of this test on a port of `OWN_HOST`; it writes nothing to disk. */
export async function startRedis(...settings: readonly string[]) {
  const port = ownPort();
  const folder = mkdtempSync(join(tmpdir(), "redis-"));
  const url = `redis://${OWN_HOST}:${port}/0`;
  let child = await launch();

  async function launch(): Promise<ChildProcess> {
    const args = ["--port", `${port}`, "--bind", OWN_HOST, "--save", "", "--appendonly", "no"];
    const started = spawn("redis-server", [...args, "--dir", folder, ...settings], {
      // The server gets no handle of this process, so this process can end without it.
      stdio: "ignore",
    });
    running.add(started.once("exit", () => running.delete(started)));
    const failed = once(started, "error").then(([error]) => Promise.reject(error as Error));
    await Promise.race([answers(url), failed]);
    return started;
  }
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGCONT");
    child.kill("SIGKILL");
    await ended;
  };
  return {
    url,
    port,
    kill,
    /** Starts it again, empty. */
    async restart() {
      await kill();
      child = await launch();
    },
    /** Keeps its connections and answers nothing. */
    pause: () => void child.kill("SIGSTOP"),
    resume: () => void child.kill("SIGCONT"),
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
    /** Runs commands on the server itself. */
    async ask<Reply>(work: (redis: Redis) => Promise<Reply>): Promise<Reply> {
      const redis = new Redis(url);
      redis.on("error", () => undefined);
      try {
        return await work(redis);
      } finally {
        redis.disconnect();
      }
    },
  };
}

async function answers(url: string): Promise<void> {
  const redis = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
  redis.on("error", () => undefined);
  const timer = setTimeout(() => redis.disconnect(), HANGS_MS);
  try {
    await redis.ping();
  } finally {
    clearTimeout(timer);
    redis.disconnect();
  }
}
