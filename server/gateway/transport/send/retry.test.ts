import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { defineCall, type Call } from "../call.ts";
import { requestDocument, requestText } from "./client.ts";
import type { GatewayRequest } from "./send-request.ts";
import { createConnections } from "./connections.ts";
import { GatewayError } from "../errors.ts";
import { clientSettings } from "./gateway-server.fixture.ts";

const read = defineCall({ path: "programs", summary: "", answer: z.unknown() });
const token = defineCall({ method: "POST", path: "token", summary: "", answer: z.unknown() });
const pdf = defineCall({ path: "eobs/pdf", summary: "", as: "document", answer: z.unknown() });

const servers: { close: () => unknown }[] = [];
const sockets = new Set<Socket>();
// The shortest possible pauses: 50, 100 and 200 ms.
beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0));
afterEach(() => {
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) server.close();
  for (const socket of sockets) socket.destroy();
});

/** A gateway of raw connections; returns how many whole requests it got. */
async function listen(onConnection: (socket: Socket, nth: number) => void, port = 0) {
  let nth = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    onConnection(socket, nth++);
  });
  return listening(server, port);
}

async function listening(server: Server, port = 0) {
  servers.push(server);
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

const asking = (port: number, call: Call, timeoutMs = 20_000, protocol = "http") => {
  const connections = createConnections({ max: 8, connectMs: 1000 });
  const settings = clientSettings(`${protocol}://127.0.0.1:${port}`, { timeoutMs, connections });
  const body = call.method === "POST" ? { body: { username: "sub" } } : {};
  const it: GatewayRequest = { call, args: {}, token: null, requestId: "request-1", ...body };
  return () =>
    call.as === "document"
      ? requestDocument(settings, it).then(({ body: pieces }) => new Response(pieces).text())
      : requestText(settings, it).then(({ text }) => text);
};

const nameOf = (work: Promise<unknown>) =>
  work.then(
    () => "answered",
    (error: unknown) => (error instanceof GatewayError ? error.name : String(error)),
  );

/** A port on which no server listens yet. */
async function closedPort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  server.close();
  await once(server, "close");
  return port;
}

test.each([
  ["a read", read],
  ["a write", token],
  ["a document", pdf],
])("an unsent call is tried again while connections are refused: %s", async (_kind, call) => {
  const port = await closedPort();
  const asked: string[] = [];
  const answer = asking(port, call)();
  setTimeout(() => {
    const server = createHttpServer((request, response) => {
      asked.push(`${request.method}`);
      response.end("[]");
    });
    void listening(server, port);
  }, 120);
  expect(await answer).toBe("[]");
  expect(asked).toEqual([call.method]);
});

test("an unsent call is tried again, too, where connections break before a byte of it was sent", async () => {
  let connections = 0;
  const port = await listen((socket) => {
    connections += 1;
    // The bytes are the beginning of TLS, and no part of the request.
    socket.once("data", () => socket.resetAndDestroy());
  });
  expect(await nameOf(asking(port, token, 20_000, "https")())).toBe("GatewayUnreachableError");
  expect(connections).toBe(4);
});

test("an unsent call is given up after a few tries, as no connection", async () => {
  const port = await closedPort();
  const start = performance.now();
  expect(await nameOf(asking(port, token, 60_000)())).toBe("GatewayUnreachableError");
  const ms = performance.now() - start;
  // Three pauses of 100, 200 and 400 ms, each up to half of it shorter or longer.
  expect(ms).toBeGreaterThan(340);
});

test("a gateway that refuses for a second is not asked by every call, and none waits for it", async () => {
  const port = await closedPort();
  const ask = asking(port, token);
  const start = performance.now();
  while (performance.now() - start < 1000) await nameOf(ask());
  // A pause before a retry would be ten seconds.
  vi.mocked(Math.random).mockReturnValue(99);
  expect(await nameOf(ask())).toBe("GatewayDownError");
  await listening(
    createHttpServer((_request, response) => response.end("[]")),
    port,
  );
  await expect.poll(() => nameOf(ask()), { timeout: 3000 }).toBe("answered");
});

test("an unsent call is no connection, too, when its time is over between two tries", async () => {
  const port = await closedPort();
  // The longest pauses are 150, 300 and 600 ms, so time runs out during the second one, even on a
  // busy machine.
  vi.mocked(Math.random).mockReturnValue(0.999);
  expect(await nameOf(asking(port, read, 300)())).toBe("GatewayUnreachableError");
});

/** A gateway that reads and resets the connection; returns the requests it got. */
async function resetting() {
  const seen: string[] = [];
  const port = await listen((socket) =>
    socket.on("data", (bytes: Buffer) => {
      seen.push(bytes.toString());
      socket.resetAndDestroy();
    }),
  );
  return { port, seen };
}

test("a write is never sent twice, nor a read that makes something happen", async () => {
  for (const [call, line] of [
    [token, "POST /token "],
    [{ ...read, noRetry: true }, "GET /programs "],
  ] as const) {
    const { port, seen } = await resetting();
    expect(await nameOf(asking(port, call)())).toBe("GatewayUnreachableError");
    expect(seen).toEqual([expect.stringMatching(`^${line}`)]);
  }
});

test("a write is not sent twice on a kept connection that the gateway ends as the write comes", async () => {
  const seen: string[] = [];
  const port = await listen((socket) =>
    socket.on("data", (bytes: Buffer) => {
      seen.push(bytes.toString().split(" ")[0] ?? "");
      if (seen.length > 1) socket.resetAndDestroy();
      else socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n[]");
    }),
  );
  const ask = asking(port, token);
  expect(await ask()).toBe("[]");
  expect(await nameOf(ask())).toBe("GatewayUnreachableError");
  expect(seen).toEqual(["POST", "POST"]);
});

test.each([
  ["a read", read],
  ["a document", pdf],
])(
  "a call that may have arrived is sent once more where it only reads: %s",
  async (_kind, call) => {
    const { port, seen } = await resetting();
    expect(await nameOf(asking(port, call)())).toBe("GatewayUnreachableError");
    expect(seen.map((text) => /^GET [^]*\r\n\r\n/.test(text))).toEqual([true, true]);
  },
);
