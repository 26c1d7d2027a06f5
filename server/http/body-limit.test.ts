import { connect } from "node:net";
import { once } from "node:events";
import { createReadableStreamFromReadable } from "@react-router/node";
import type { RequestHandler } from "express";
import { afterEach, expect, test } from "vitest";
import { exchangeRaw, startTestServer, stopTestServers } from "./http-server.fixture.ts";

const LIMIT = 2000;

/** Reads the body as the React Router adapter does, and answers with the result. */
async function start() {
  const read: string[] = [];
  const handle: RequestHandler = async (req, res) => {
    // Middleware may take some time before the body is read; no part of it may be lost.
    while (req.path === "/late" && req.readableLength === 0) await new Promise(setImmediate);
    const body = createReadableStreamFromReadable(req);
    const init = { method: "POST", body, duplex: "half" } as const;
    const text = await new Request("http://app.test/", init).text().catch(() => "(failed)");
    read.push(text);
    if (!res.writableEnded) res.end(`read ${text.length}`);
  };
  const settings = { BODY_LIMIT_BYTES: String(LIMIT) };
  return { ...(await startTestServer({ handle, settings })), read };
}

afterEach(stopTestServers);

const head = (...headers: readonly string[]) =>
  ["POST /login HTTP/1.1", "Host: localhost", ...headers, "", ""].join("\r\n");
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const CHUNKED = head("Transfer-Encoding: chunked", "Connection: close");

test("a body as long as the limit reaches the app, with a length or chunked", async () => {
  const { port, origin, read } = await start();
  const body = "a".repeat(LIMIT);
  expect(await (await fetch(origin, { method: "POST", body })).text()).toBe(`read ${LIMIT}`);
  const halves = chunk("b".repeat(LIMIT / 2)).repeat(2);
  const answer = await exchangeRaw(port, CHUNKED, `${halves}0\r\n\r\n`);
  expect(answer).toContain(`read ${LIMIT}`);
  expect(read).toEqual([body, "b".repeat(LIMIT)]);
  await exchangeRaw(port, CHUNKED.replace("/login", "/late"), `${chunk("abc")}0\r\n\r\n`);
  expect(read.at(-1)).toBe("abc");
});

test("a Content-Length over the limit is refused before the body is sent", async () => {
  const { port, read } = await start();
  const socket = connect(port, "127.0.0.1");
  socket.write(head(`Content-Length: ${LIMIT + 1}`));
  const [answer]: unknown[] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
  expect(read).toEqual([]);
  socket.destroy();
});

test("the connection stays usable after a refused body was sent", async () => {
  const { port } = await start();
  const first = head(`Content-Length: ${LIMIT + 1}`) + "a".repeat(LIMIT + 1);
  const second = `${head("Content-Length: 2", "Connection: close")}ok`;
  const answers = await exchangeRaw(port, first + second);
  expect(answers.match(/^HTTP\/1\.1 \d+/gm)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
});

test("chunks beyond the limit get 413, and the app reads no truncated body", async () => {
  const { port, read } = await start();
  const more = `${chunk("bcd")}0\r\n\r\n`;
  const answer = await exchangeRaw(port, CHUNKED, chunk("a".repeat(LIMIT)), more);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain("Error code: 413");
  expect(read).toEqual(["(failed)"]);
});

test.each([
  ["with a length", head("Content-Length: 9000000"), "a".repeat(2_400_000)],
  ["chunked", head("Transfer-Encoding: chunked"), chunk("a".repeat(60_000)).repeat(40)],
])("a client that sends without end (%s) is cut off with 413", async (_kind, opening, flood) => {
  const { port } = await start();
  expect(await exchangeRaw(port, opening, flood)).toMatch(/^HTTP\/1\.1 413 /);
});
