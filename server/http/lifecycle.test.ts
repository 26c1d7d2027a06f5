import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import type { RequestHandler, Response } from "express";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { createLogger } from "#server/log/logger.ts";
import { captureLines, makeClientDir, portOf, testSettings } from "./http-server.fixture.ts";
import { createLifecycle } from "./lifecycle.ts";
import { serve } from "./serve.ts";

type Given = { readonly delayMs?: number; readonly deadlineMs?: number };

/** A server whose handler leaves the response to the test, and whose exit is only recorded. */
async function start({ delayMs = 0, deadlineMs = 100_000 }: Given = {}) {
  const settings = testSettings({
    DRAIN_DELAY_MS: String(delayMs),
    DRAIN_DEADLINE_MS: String(deadlineMs),
  });
  const { lines, destination } = captureLines();
  const logger = createLogger({ LOG_LEVEL: "trace" }, destination);
  const exited = Promise.withResolvers<number>();
  const asked = Promise.withResolvers<Response>();
  const handle: RequestHandler = (req, res) => {
    if (req.path === "/busy") keepBusy(1);
    if (req.path === "/quick" || req.path === "/busy") res.end("quick");
    else asked.resolve(res);
  };
  const lifecycle = createLifecycle({ settings, logger, exit: exited.resolve });
  const clientDir = await makeClientDir();
  const server = await serve({ settings, handle, clientDirs: [clientDir], logger, lifecycle });
  const port = portOf(server);
  return { lifecycle, lines, exited: exited.promise, asked: asked.promise, port, server };
}

/** More than the system buffers of an answer that is not read. */
const LARGE_BYTES = 32 * 1024 * 1024;

const keepAlive = new Agent({ keepAlive: true });
afterEach(() => void vi.useRealTimers());

async function ask(port: number, path: string, agent?: Agent): Promise<IncomingMessage> {
  const [response]: IncomingMessage[] = await once(
    get({ host: "127.0.0.1", port, path, ...(agent === undefined ? {} : { agent }) }),
    "response",
  );
  if (response === undefined) throw new TypeError("no response");
  return response;
}

async function textOf(response: IncomingMessage): Promise<string> {
  response.setEncoding("utf8");
  let text = "";
  for await (const part of response) text += part;
  return text;
}

/** Blocks for as long as rendering a page takes, so that connections queue up. */
function keepBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** Sends requests until one fails, and resolves to its error code. */
async function askUntilRefused(port: number): Promise<string> {
  try {
    for (;;) await textOf(await ask(port, "/busy", keepAlive));
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : "?";
  }
}

/** "connected", or the error code. */
async function tryToConnect(port: number): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const { promise, resolve } = Promise.withResolvers<string>();
  socket.once("connect", () => resolve("connected"));
  socket.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "?"));
  const outcome = await promise;
  socket.destroy();
  return outcome;
}

test("a drain completes the answer under way, refuses new connections and exits with 0", async () => {
  const { lifecycle, lines, exited, asked, port, server } = await start();
  const responding = ask(port, "/document", keepAlive);
  const res = await asked;
  res.setHeader("Content-Type", "application/pdf");
  res.write("first half, ");
  const response = await responding;

  lifecycle.drain("SIGTERM", 0);
  await expect.poll(() => server.listening).toBe(false);
  expect(lifecycle.isReady()).toBe(false);
  expect(await tryToConnect(port)).toBe("ECONNREFUSED");
  res.end("second half");

  expect(await textOf(response)).toBe("first half, second half");
  expect(await exited).toBe(0);
  expect(lines.map((line) => line["msg"])).toEqual(["ready", "draining", "request", "stopped"]);
  expect(lines[1]).toMatchObject({ reason: "SIGTERM" });
});

test("during the drain delay requests are answered, readiness is 503 and connections close", async () => {
  const { lifecycle, exited, port } = await start({ delayMs: 60_000 });
  const idle = await ask(port, "/quick", keepAlive);
  expect(idle.headers.connection).toBe("keep-alive");
  await textOf(idle);

  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  lifecycle.drain("SIGTERM", 0);
  const ready = await ask(port, "/readyz");
  expect(ready.statusCode).toBe(503);
  await textOf(ready);
  const quick = await ask(port, "/quick", keepAlive);
  expect(quick.headers.connection).toBe("close");
  expect(await textOf(quick)).toBe("quick");

  const end = vi.fn<(code: number) => void>();
  void exited.then(end);
  vi.advanceTimersByTime(59_999);
  expect(await tryToConnect(port)).toBe("connected");
  // Each check for new connections takes one turn of the clock.
  await expect.poll(() => end.mock.calls, { interval: 10 }).toEqual([[0]]);
  expect(await tryToConnect(port)).toBe("ECONNREFUSED");
});

/** Lets each turn of the event loop take this long, until the test has ended. */
function slowDown(turnMs: number): void {
  const turn = () => {
    keepBusy(turnMs);
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  onTestFinished(() => clearImmediate(next));
}

test.each([
  ["under load", 0],
  ["of a process that gets the processor too rarely", 60],
])("a drain %s drops no accepted request", async (_what, turnMs) => {
  const { lifecycle, lines, exited, port } = await start();
  const clients = Array.from({ length: 20 }, () => askUntilRefused(port));
  await expect.poll(() => lines.length).toBeGreaterThan(40);
  lifecycle.drain("SIGTERM", 0);
  slowDown(turnMs);
  expect(new Set(await Promise.all(clients))).toEqual(new Set(["ECONNREFUSED"]));
  expect(await exited).toBe(0);
});

test("a hanging request is cut at the drain deadline", async () => {
  const { lifecycle, lines, exited, asked, port } = await start({ deadlineMs: 100 });
  const hanging = ask(port, "/hangs");
  await asked;
  lifecycle.drain("SIGTERM", 0);
  await expect(hanging).rejects.toThrow("socket hang up");
  expect(await exited).toBe(0);
  expect(lines.map((line) => line["msg"])).toContain("drain deadline passed");
});

test("a large answer arrives completely at a slow reader during a drain", async () => {
  const { lifecycle, lines, exited, asked, port, server } = await start();
  const idle = await ask(port, "/quick", keepAlive);
  await textOf(idle);
  // A client that reads nothing yet, so most of the answer stays buffered.
  const slow = connect(port, "127.0.0.1").pause();
  slow.write("GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const res = await asked;
  res.end(Buffer.alloc(LARGE_BYTES));
  await expect.poll(() => res.socket?.writableLength).toBeGreaterThan(0);

  const looks = vi.spyOn(globalThis, "setInterval");
  lifecycle.drain("SIGTERM", 0);
  await expect.poll(() => server.listening).toBe(false);
  // Each look for idle connections meets the slow reader.
  const [look] = looks.mock.lastCall ?? [];
  looks.mockRestore();
  for (let times = 0; times < 3; times += 1) look?.();
  let bytes = 0;
  slow.on("data", (part) => (bytes += part.byteLength)).resume();
  expect(await exited).toBe(0);
  await expect.poll(() => slow.closed).toBe(true);
  expect(bytes).toBeGreaterThan(LARGE_BYTES);
  expect(lines.map((line) => line["msg"])).not.toContain("drain deadline passed");
});

test("an idle connection does not delay the exit", async () => {
  const { lifecycle, exited, port } = await start();
  await textOf(await ask(port, "/quick", keepAlive));
  lifecycle.drain("SIGTERM", 0);
  expect(await exited).toBe(0);
});

test("the last work runs after the last answer, within the rest of the deadline, and may fail", async () => {
  const { lifecycle, lines, exited, asked, port, server } = await start();
  const done: (readonly [after: unknown, ms: number])[] = [];
  lifecycle.attachLastWork(async (ms) => {
    const after = lines.at(-1)?.["msg"];
    await new Promise(setImmediate);
    done.push([after, ms]);
    throw new Error("the last work failed");
  });
  const responding = ask(port, "/document");
  const res = await asked;
  lifecycle.drain("SIGTERM", 0);
  await expect.poll(() => server.listening).toBe(false);
  // The request takes a minute more.
  const now = performance.now.bind(performance);
  const later = vi.spyOn(performance, "now").mockImplementation(() => now() + 60_000);
  onTestFinished(() => later.mockRestore());
  res.end("whole");
  expect(await textOf(await responding)).toBe("whole");
  expect(await exited).toBe(0);
  expect(done.map(([after]) => after)).toEqual(["stopped"]);
  expect(done[0]?.[1]).toBeLessThan(40_000);
  expect(done[0]?.[1]).toBeGreaterThan(200);
});

test("the work before the exit is given 200 ms even if the drain's deadline has passed", async () => {
  const { lifecycle, exited, asked, port } = await start({ deadlineMs: 100 });
  const given: number[] = [];
  lifecycle.attachLastWork((ms) => {
    given.push(ms);
    return Promise.resolve();
  });
  const hanging = ask(port, "/hangs");
  await asked;
  lifecycle.drain("SIGTERM", 0);
  await expect(hanging).rejects.toThrow("socket hang up");
  expect(await exited).toBe(0);
  expect(given).toEqual([200]);
});

test("a fault during the drain makes the exit code 1, and drains only once", async () => {
  const { lifecycle, lines, exited } = await start();
  lifecycle.drain("SIGTERM", 0);
  lifecycle.drain("uncaughtException", 1);
  expect(await exited).toBe(1);
  expect(lines.filter((line) => line["msg"] === "draining")).toHaveLength(1);
});

test("a process that does not listen is not ready, and ends at once", async () => {
  const exited = Promise.withResolvers<number>();
  const lifecycle = createLifecycle({
    settings: testSettings({ DRAIN_DELAY_MS: "600000" }),
    logger: createLogger({ LOG_LEVEL: "silent" }),
    exit: exited.resolve,
  });
  expect(lifecycle.isReady()).toBe(false);
  lifecycle.drain("SIGTERM", 0);
  expect(await exited.promise).toBe(0);
});
