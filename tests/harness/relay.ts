import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { findFreePort } from "./processes.ts";

/** A stretch of wire between the dashboard and its gateway, which can be cut. */
export type Relay = {
  readonly port: number;
  /** How many connections the dashboard holds open to its gateway. */
  readonly connections: () => number;
  /** How many it held at most, and how many were turned away. */
  readonly highest: () => { readonly connections: number; readonly refused: number };
  /** From now on nobody can connect, and whoever was is cut off. */
  readonly refuse: () => Promise<void>;
  readonly accept: () => Promise<void>;
  /** Keeps every answer back, from now on or until `release`. */
  readonly hold: () => void;
  readonly release: () => void;
  /** Resets the connection that carries the next answer, once this many of its bytes are through. */
  readonly resetAfter: (bytes: number) => void;
  /** As at the start: nobody is connected, and everybody may. */
  readonly restore: () => Promise<void>;
};

export type RelayLimits = {
  /** Whoever connects beyond so many is cut off at once. */
  readonly connections?: number;
  /** So many may wait to be accepted, as the system counts them. */
  readonly backlog?: number;
};

/** Starts a relay to a port of this machine. */
export async function startRelay(target: number, limits: RelayLimits = {}): Promise<Relay> {
  const { connections: atMost = Infinity, backlog = 511 } = limits;
  const highest = { connections: 0, refused: 0 };
  const open = new Set<Socket>();
  const answering = new Set<Socket>();
  let held = false;
  let left: number | undefined;

  const carry = (near: Socket) => {
    if (open.size >= atMost) {
      highest.refused += 1;
      near.on("error", () => near.destroy());
      near.resetAndDestroy();
      return;
    }
    highest.connections = Math.max(highest.connections, open.size + 1);
    const far = connect({ port: target, host: "127.0.0.1", noDelay: true });
    open.add(near);
    answering.add(far);
    if (held) far.pause();
    near.on("data", (part) => void far.write(part));
    far.on("data", (part) => {
      if (left !== undefined && part.byteLength > left) {
        near.write(part.subarray(0, left), () => near.resetAndDestroy());
        left = undefined;
        return;
      }
      if (left !== undefined) left -= part.byteLength;
      if (!near.write(part)) far.pause();
    });
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
  // While the relay refuses, its port must not go to somebody's outgoing connection.
  const port = await findFreePort();
  const listen = async () => {
    server.listen({ port, host: "127.0.0.1", backlog });
    await once(server, "listening");
  };
  await listen();

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
    resetAfter(bytes) {
      left = bytes;
    },
    async restore() {
      held = false;
      left = undefined;
      for (const socket of open) socket.destroy();
      if (!server.listening) await listen();
    },
  };
}
