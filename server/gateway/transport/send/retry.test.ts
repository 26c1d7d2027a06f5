import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { defineCall, type Call } from "../call.ts";
import { requestDocument, requestText } from "./client.ts";
import type { GatewayRequest } from "./send-request.ts";
import { createConnections, type Connections } from "./connections.ts";
import { GatewayError } from "../errors.ts";
import { clientSettings, LONG_MS } from "./gateway-server.fixture.ts";

const read = defineCall({ path: "programs", summary: "", answer: z.unknown() });
const token = defineCall({ method: "POST", path: "token", summary: "", answer: z.unknown() });
const readOnce: Call = { ...read, noRetry: true };
const pdf = defineCall({ path: "eobs/pdf", summary: "", as: "document", answer: z.unknown() });

const servers: { close: () => unknown }[] = [];
const sockets = new Set<Socket>();
// The shortest possible pauses between attempts: 50, 100 and 200 ms.
beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) server.close();
  for (const socket of sockets) socket.destroy();
});

/** A gateway of raw connections. */
async function listen(onConnection: (socket: Socket) => void) {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    onConnection(socket);
  });
  return listening(server);
}

async function listening(server: Server, port = 0) {
  servers.push(server);
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** A gateway at this port that answers, and records the methods that it is asked with. */
async function answering(port: number) {
  const asked: string[] = [];
  const server = createHttpServer((request, response) => {
    asked.push(`${request.method}`);
    response.end("[]");
  });
  await listening(server, port);
  return asked;
}

/** Asks at this port; `before` runs ahead of each attempt, with its number. */
function asking(
  port: number,
  call: Call,
  { protocol = "http", before = async (_attempt: number): Promise<unknown> => undefined } = {},
) {
  const pools = createConnections({ max: 8, connectMs: LONG_MS });
  let attempts = 0;
  const connections: Pick<Connections, "poolFor"> = {
    poolFor(url, as) {
      const { queue, send } = pools.poolFor(url, as);
      const announced: typeof send = (to, request) =>
        before((attempts += 1)).then(() => send(to, request));
      return { queue, send: announced };
    },
  };
  const settings = clientSettings(`${protocol}://127.0.0.1:${port}`, { connections });
  const body = call.method === "POST" ? { body: { username: "sub" } } : {};
  const it: GatewayRequest = { call, args: {}, token: null, requestId: "request-1", ...body };
  const ask = () =>
    call.as === "document"
      ? requestDocument(settings, it).then(({ body: pieces }) => new Response(pieces).text())
      : requestText(settings, it).then(({ text }) => text);
  /** The answer, or the name of the fault. */
  const outcome = () =>
    ask().catch((error: unknown) => (error instanceof GatewayError ? error.name : String(error)));
  return { outcome, attempts: () => attempts };
}

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
])("%s is tried again while the gateway refuses connections", async (_kind, call) => {
  const port = await closedPort();
  let asked: string[] = [];
  const before = async (attempt: number) => {
    if (attempt === 3) asked = await answering(port);
  };
  expect(await asking(port, call, { before }).outcome()).toBe("[]");
  expect(asked).toEqual([call.method]);
});

test("an unsent call fails as unreachable after four attempts, refused or broken off", async () => {
  const refused = asking(await closedPort(), token);
  expect(await refused.outcome()).toBe("GatewayUnreachableError");
  expect(refused.attempts()).toBe(4);
  let connections = 0;
  const port = await listen((socket) => {
    connections += 1;
    // The bytes are the beginning of TLS, and no part of the request.
    socket.once("data", () => socket.resetAndDestroy());
  });
  const broken = asking(port, token, { protocol: "https" });
  expect(await broken.outcome()).toBe("GatewayUnreachableError");
  expect(connections).toBe(4);
});

test("calls fail at once while a gateway refuses connections for over a second, and pass after", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const port = await closedPort();
  const { outcome } = asking(port, token);
  expect(await outcome()).toBe("GatewayUnreachableError");
  vi.advanceTimersByTime(1000);
  // Its first attempt opens the circuit breaker, which its second one meets.
  expect(await outcome()).toBe("GatewayDownError");
  // A pause before a retry would take a day.
  vi.mocked(Math.random).mockReturnValue(1e6);
  expect(await outcome()).toBe("GatewayDownError");
  await answering(port);
  vi.advanceTimersByTime(1000);
  expect(await outcome()).toBe("[]");
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

test.each<[string, Call, string[]]>([
  ["a write is sent once", token, ["POST /token "]],
  ["a read that must not be repeated is sent once", readOnce, ["GET /programs "]],
  ["a read is sent twice", read, ["GET /programs ", "GET /programs "]],
  ["a document is sent twice", pdf, ["GET /eobs/pdf ", "GET /eobs/pdf "]],
])("a request that may have arrived: %s", async (_what, call, lines) => {
  const { port, seen } = await resetting();
  expect(await asking(port, call).outcome()).toBe("GatewayUnreachableError");
  expect(seen.map((text) => /^(.+)HTTP\/1\.1\r\n[^]*\r\n\r\n/.exec(text)?.[1])).toEqual(lines);
});

test("a write is sent once on a kept connection that the gateway resets meanwhile", async () => {
  const seen: string[] = [];
  const port = await listen((socket) =>
    socket.on("data", (bytes: Buffer) => {
      seen.push(bytes.toString().split(" ")[0] ?? "");
      if (seen.length > 1) socket.resetAndDestroy();
      else socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n[]");
    }),
  );
  const { outcome } = asking(port, token);
  expect(await outcome()).toBe("[]");
  expect(await outcome()).toBe("GatewayUnreachableError");
  expect(seen).toEqual(["POST", "POST"]);
});
