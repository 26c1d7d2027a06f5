import { eventually } from "../eventually.ts";
import { OWN_HOST } from "../network/own-host.ts";
import { startRedis, type RedisServer } from "./redis-server.ts";

const NODES = 3;
const SLOTS = 16_384;
/** How long a node is missed before its slots count as lost. */
const MISSED_MS = 2000;

export type RedisCluster = Awaited<ReturnType<typeof startCluster>>;

/** A Redis Cluster of three nodes without replicas; each has a third of the keys. */
export async function startCluster() {
  const settings = [
    "--cluster-enabled",
    "yes",
    "--cluster-announce-ip",
    OWN_HOST,
    "--cluster-node-timeout",
    `${MISSED_MS}`,
  ];
  const nodes = await Promise.all(Array.from({ length: NODES }, () => startRedis(...settings)));
  const [first] = nodes;
  if (first === undefined) throw new Error("no node");
  await Promise.all(
    nodes.map((node, at) => {
      const from = Math.ceil((at * SLOTS) / NODES);
      const to = Math.ceil(((at + 1) * SLOTS) / NODES) - 1;
      return node.ask(async (redis) => {
        await redis.call("CLUSTER", "ADDSLOTSRANGE", from, to);
        await redis.call("CLUSTER", "SET-CONFIG-EPOCH", at + 1);
      });
    }),
  );
  // A node that has met another refuses an epoch.
  await Promise.all(
    nodes
      .slice(1)
      .map((node) => node.ask((redis) => redis.call("CLUSTER", "MEET", OWN_HOST, first.port))),
  );
  await eventually(() => Promise.all(nodes.map(mustKnowAll)));
  return {
    /** Settings of dashboards that use it. */
    env: { REDIS_URL: first.url, REDIS_CLUSTER: "true" },
    url: first.url,
    first,
    nodes,
    stop: async () => {
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
}

async function mustKnowAll(node: RedisServer): Promise<void> {
  const info = await node.ask((redis) => redis.cluster("INFO"));
  if (!info.includes("cluster_state:ok") || !info.includes(`cluster_known_nodes:${NODES}`))
    throw new Error(`a node does not see all others:\n${info}`);
}
