// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origin
import { parentPort, workerData } from "node:worker_threads";
import type { LineOrder } from "./line.ts";
import { OWN_HOST } from "../network/own-host.ts";
import { startRelay } from "../network/relay.ts";

// The thread of line.ts.

const asked: string[] = [];
const relay = await startRelay(Number(workerData), OWN_HOST, (part) => {
  asked.push(part.toString("latin1"));
});

async function obey(order: LineOrder): Promise<void> {
  if (order.do === "tell") return parentPort?.postMessage(asked.splice(0));
  if ("ms" in order) relay[order.do](order.ms);
  else await relay[order.do]();
  parentPort?.postMessage("done");
}

parentPort?.on("message", (order: LineOrder) => void obey(order));
parentPort?.postMessage(relay.port);
