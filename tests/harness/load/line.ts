// oxlint-disable unicorn/require-post-message-target-origin -- threads have no origin
import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** A relay in a thread of its own, so that a busy test does not slow it down. */
export type Line = Awaited<ReturnType<typeof startLine>>;

export type LineOrder =
  | { readonly do: "refuse" }
  | { readonly do: "accept" }
  | { readonly do: "tell" }
  | { readonly do: "delay"; readonly ms: number };

/** Starts a relay to a port of `OWN_HOST`. */
export async function startLine(target: number) {
  const worker = new Worker(new URL("line-thread.ts", import.meta.url), {
    workerData: target,
    execArgv: [],
  });
  const [port] = (await once(worker, "message")) as [number];
  const order = async (what: LineOrder): Promise<unknown> => {
    const done = once(worker, "message");
    worker.postMessage(what);
    return (await done)[0] as unknown;
  };
  return {
    port,
    /** Cuts all connections, and refuses new ones. */
    refuse: () => order({ do: "refuse" }),
    accept: () => order({ do: "accept" }),
    /** Delays every answer from now on. */
    delay: (ms: number) => order({ do: "delay", ms }),
    /** What it carried to the server since the last time, by packet. */
    asked: async () => (await order({ do: "tell" })) as readonly string[],
    close: () => worker.terminate(),
  };
}
