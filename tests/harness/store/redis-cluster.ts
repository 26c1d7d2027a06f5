import { expect } from "vitest";
import { eventually } from "../eventually.ts";
import { OWN_HOST } from "../network/own-host.ts";
import { startRedis } from "./redis-server.ts";

const SLOTS = 16_384;
const NODES = 3;

/** A Redis Cluster of three primaries, each with a third of the slots. */
export async function startCluster() {
  const settings = ["--cluster-enabled", "yes", "--cluster-announce-ip", OWN_HOST];
  const nodes = await Promise.all(Array.from({ length: NODES }, () => startRedis(...settings)));
  const [first] = nodes;
  if (first === undefined) throw new Error("it has no nodes");
  for (const [nth, node] of nodes.entries()) {
    const from = Math.floor((SLOTS * nth) / NODES);
    const until = Math.floor((SLOTS * (nth + 1)) / NODES) - 1;
    await node.ask(async (redis) => {
      await redis.call("CLUSTER", "ADDSLOTSRANGE", from, until);
      if (node !== first) await redis.call("CLUSTER", "MEET", OWN_HOST, first.port);
    });
  }
  for (const node of nodes) {
    await eventually(async () => {
      const info = String(await node.ask((redis) => redis.call("CLUSTER", "INFO")));
      expect(info).toContain("cluster_state:ok");
      expect(info).toContain(`cluster_known_nodes:${NODES}`);
    });
  }
  return { first, nodes, stop: () => Promise.all(nodes.map((node) => node.stop())) };
}
