import { overHttp } from "../network/over-http.ts";
import { copyCookies } from "../pages/page-parts.ts";
import { OWN_HOST } from "../network/own-host.ts";
import { jsonLines, stopAll, type Running } from "./processes.ts";
import {
  dashboardEnvironment,
  entering,
  startDashboard,
  startSandbox,
} from "../world/real-world.ts";
import { startRedis, type RedisServer } from "../store/redis-server.ts";
import { startRelay } from "../network/relay.ts";
import { startRoundRobin } from "../network/round-robin.ts";
import { createVisitor, type Visitor } from "../pages/visitor.ts";
import type { Fault } from "../world/world.ts";

export type TwoProcesses = Awaited<ReturnType<typeof openTwoProcesses>>;

type Options = {
  /** How many members `crowd-1`, `crowd-2` … there are besides the personas. */
  readonly crowd?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Flags of Node for the dashboards. */
  readonly flags?: readonly string[];
  /**
   * Puts a relay between the dashboards and Redis: takes the port of Redis, returns the relay's.
   */
  readonly toRedis?: (port: number) => number | Promise<number>;
};

/**
 * Two dashboards that share a Redis server and one sandbox gateway, behind a proxy that hands them
 * requests in turn. A relay leads to the gateway.
 */
export async function openTwoProcesses(options: Options = {}) {
  // As in operations.md: a restart forgets nothing.
  const redis = await startRedis("--appendonly", "yes");
  return openWith(redis, options).catch(async (error: unknown) => {
    await Promise.all([stopAll(), redis.stop()]);
    throw error;
  });
}

async function openWith(redis: RedisServer, options: Options) {
  const { crowd = 0, env = {}, flags = [], toRedis = (port: number) => port } = options;
  const sandbox = await startSandbox(crowd);
  const relay = await startRelay(sandbox.port);
  // Both use one environment because its session keys are random.
  const settings = {
    ...dashboardEnvironment(relay.port),
    REDIS_URL: `redis://${OWN_HOST}:${await toRedis(redis.port)}/0`,
    TRUST_PROXY: "1",
    ...env,
  };
  const dashboards: Running[] = [];
  /** Starts another dashboard that the proxy does not know yet. */
  const startAnother = async (): Promise<Running> => {
    const started = await startDashboard(relay.port, settings, { flags });
    dashboards.push(started);
    return started;
  };
  const [a, b] = await Promise.all([startAnother(), startAnother()]);
  const proxy = await startRoundRobin([a.port, b.port]);

  const handleBy = (port: number) => overHttp(port);
  const throughProxy = handleBy(proxy.port);
  const visitor = (host = "localhost"): Visitor =>
    createVisitor(throughProxy, `http://${host}:${proxy.port}`);
  const { control } = sandbox;

  return {
    a,
    b,
    redis,
    sandbox,
    relay,
    proxy,
    startAnother,
    /** A new browser; its requests alternate between the processes. */
    visitor,
    enter: entering(visitor),
    /** A copy of the browser with its present cookies that uses only this process. */
    pinned(like: Visitor, { port }: Running): Visitor {
      const copy = createVisitor(handleBy(port), like.origin);
      copyCookies(like, copy);
      return copy;
    },
    /** All log lines of the dashboards, in no particular order. */
    logLines: () => dashboards.flatMap(({ output }) => jsonLines(output())),
    fault: (...faults: Fault[]) => control("POST", "faults", faults),
    mend: () => control("DELETE", "faults"),
    calls: sandbox.calls,
    async close() {
      await proxy.close();
      await stopAll();
      await Promise.all([relay.refuse(), redis.stop()]);
      sandbox.close();
    },
  };
}
