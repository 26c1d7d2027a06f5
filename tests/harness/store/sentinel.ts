import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { eventually } from "../eventually.ts";
import { OWN_HOST, ownPort } from "../network/own-host.ts";
import { startRedis } from "./redis-server.ts";

/** The name of the primary in the sentinel's configuration. */
const NAME = "main";
/** It judges no silence, which a busy machine makes as well: a test tells it that the primary is lost. */
const DOWN_AFTER_MS = 3_600_000;

/** A server and its replica, and a sentinel that promotes the replica when a test asks for it. */
export async function startFailover() {
  // Otherwise the sentinel takes the replica's address from its connection.
  const announced = ["--replica-announce-ip", OWN_HOST];
  const first = await startRedis(...announced);
  const second = await startRedis(...announced, "--replicaof", OWN_HOST, `${first.port}`);
  const folder = mkdtempSync(join(tmpdir(), "sentinel-"));
  const port = ownPort();
  const file = join(folder, "sentinel.conf");
  writeFileSync(
    file,
    [
      `port ${port}`,
      `bind ${OWN_HOST}`,
      `dir ${folder}`,
      `sentinel monitor ${NAME} ${OWN_HOST} ${first.port} 1`,
      `sentinel down-after-milliseconds ${NAME} ${DOWN_AFTER_MS}`,
      `sentinel failover-timeout ${NAME} 3000`,
      "",
    ].join("\n"),
  );
  const sentinel = spawn("redis-server", [file, "--sentinel"], { stdio: "ignore" });
  const sentinelUrl = `redis://${OWN_HOST}:${port}`;
  const asked = new Redis(sentinelUrl, { maxRetriesPerRequest: null });
  asked.on("error", () => undefined);
  await eventually(async () => {
    const replicas = await asked.call("SENTINEL", "REPLICAS", NAME);
    if (!Array.isArray(replicas) || replicas.length === 0) throw new Error("it knows no replica");
  });
  return {
    env: { REDIS_URL: `redis://${NAME}/0`, REDIS_SENTINELS: sentinelUrl },
    first,
    second,
    /** Promotes the replica; again where the sentinel has not heard of the replica lately. */
    failOver: () => eventually(() => asked.call("SENTINEL", "FAILOVER", NAME)),
    async close() {
      asked.disconnect();
      const ended = once(sentinel, "exit");
      sentinel.kill("SIGKILL");
      await ended;
      await Promise.all([first.stop(), second.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
