import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { listenAlone, OWN_HOST } from "./own-host.ts";

/** A TCP relay at `OWN_HOST` between the dashboard and a server it uses; it can cut connections. */
export type Relay = {
  readonly port: number;
  /** How many connections the dashboard holds open. */
  readonly connections: () => number;
  /** The peak of connections. */
  readonly highest: () => number;
  /** Cuts all connections, and refuses new ones. */
  readonly refuse: () => Promise<void>;
  readonly accept: () => Promise<void>;
  /** Holds all answers back until `release`. */
  readonly hold: () => void;
  readonly release: () => void;
  /** Delays every answer from now on, milliseconds. */
  readonly delay: (ms: number) => void;
  /** Resets the connection of the next answer after this many bytes. */
  readonly resetAfter: (bytes: number) => void;
  /** Closes all connections, and accepts new ones. */
  readonly restore: () => Promise<void>;
};

/** Starts a relay to a port of this machine; `onAsked` gets what the dashboard sends, by packet. */
export async function startRelay(
  target: number,
  host = "127.0.0.1",
  onAsked: (part: Buffer) => void = () => undefined,
): Promise<Relay> {
  let highest = 0;
  const open = new Set<Socket>();
  const answering = new Set<Socket>();
  let held = false;
  let left: number | undefined;
  let late = 0;

  const carry = (near: Socket) => {
    highest = Math.max(highest, open.size + 1);
    const far = connect({ port: target, host, noDelay: true });
    open.add(near);
    answering.add(far);
    if (held) far.pause();
    near.on("data", (part) => {
      onAsked(part);
      far.write(part);
    });
    const answer = (part: Buffer) => {
      if (left !== undefined && part.byteLength > left) {
        near.write(part.subarray(0, left), () => near.resetAndDestroy());
        left = undefined;
        return;
      }
      if (left !== undefined) left -= part.byteLength;
      if (!near.write(part)) far.pause();
    };
    far.on(
      "data",
      inOrder(() => late, answer),
    );
    near.on("drain", () => {
      if (!held) far.resume();
    });
    near.on("end", () => far.end());
    far.on("end", () => near.end());
    for (const socket of [near, far]) socket.on("error", () => socket.destroy());
    far.on("close", () => near.destroy());
    near.on("close", () => {
      open.delete(near);
      answering.delete(far);
      far.destroy();
    });
  };
  const server = createServer({ noDelay: true }, carry);
  const port = await listenAlone(server);
  const listen = async () => {
    server.listen({ port, host: OWN_HOST });
    await once(server, "listening");
  };

  return {
    port,
    connections: () => open.size,
    highest: () => highest,
    async refuse() {
      const closed = once(server, "close");
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    accept: listen,
    hold() {
      held = true;
      for (const far of answering) far.pause();
    },
    release() {
      held = false;
      for (const far of answering) far.resume();
    },
    delay(ms) {
      late = ms;
    },
    resetAfter(bytes) {
      left = bytes;
    },
    async restore() {
      held = false;
      left = undefined;
      late = 0;
      for (const socket of open) socket.destroy();
      if (!server.listening) await listen();
    },
  };
}

/** Passes each part on after its delay, in the order of arrival. */
function inOrder(delayMs: () => number, pass: (part: Buffer) => void) {
  const waiting: { readonly part: Buffer; readonly due: number }[] = [];
  const passDue = () => {
    for (let [first] = waiting; first !== undefined; [first] = waiting) {
      const left = first.due - performance.now();
      if (left > 0) {
        setTimeout(passDue, Math.ceil(left));
        return;
      }
      pass(first.part);
      waiting.shift();
    }
  };
  return (part: Buffer) => {
    waiting.push({ part, due: performance.now() + delayMs() });
    if (waiting.length === 1) passDue();
  };
}
