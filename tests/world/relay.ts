import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { findFreePort } from "./processes.ts";

/** A stretch of wire between the dashboard and its gateway, which can be cut. */
export type Relay = {
  readonly port: number;
  /** How many connections the dashboard holds open to its gateway. */
  readonly connections: () => number;
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

/** Starts a relay to a port of this machine. */
export async function startRelay(target: number): Promise<Relay> {
  const open = new Set<Socket>();
  const answering = new Set<Socket>();
  let held = false;
  let left: number | undefined;

  const carry = (near: Socket) => {
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
  await listen(server, port);

  return {
    port,
    connections: () => open.size,
    async refuse() {
      const closed = once(server, "close");
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    accept: () => listen(server, port),
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
      if (!server.listening) await listen(server, port);
    },
  };
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
}
