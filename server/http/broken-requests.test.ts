import { connect } from "node:net";
import type { RequestHandler } from "express";
import { afterEach, expect, test } from "vitest";
import { createLogger } from "#server/log/logger.ts";
import type { Settings } from "#server/settings/settings.ts";
import {
  captureLines,
  exchangeRaw,
  makeClientDir,
  portOf,
  rawRequest,
  stopLater,
  stopTestServers,
  testSettings,
} from "./http-server.fixture.ts";
import { createLifecycle } from "./lifecycle.ts";
import { serve } from "./serve.ts";

afterEach(stopTestServers);

async function start(more: Partial<Settings> = {}) {
  const settings = { ...testSettings(), ...more };
  const { lines, destination } = captureLines();
  const logger = createLogger({ LOG_LEVEL: "trace" }, destination);
  const lifecycle = createLifecycle({ settings, logger, exit: () => {} });
  const handle: RequestHandler = (req, res) => {
    if (req.path === "/begun") res.write("begun");
    req.resume().once("end", () => res.end("whole"));
  };
  const clientDir = await makeClientDir();
  const server = await serve({ settings, handle, clientDirs: [clientDir], logger, lifecycle });
  stopLater(server);
  return { port: portOf(server), lines };
}

test.each([
  ["noise", "zebulon quux\r\n\r\n", 400],
  ["headers over 16 kB", rawRequest("GET", "/", `Cookie: zebulon=${"a".repeat(20_000)}`), 431],
  ["two lengths", rawRequest("POST", "/", "Content-Length: 4", "Content-Length: 5"), 400],
  [
    "a length and chunks",
    rawRequest("POST", "/", "Content-Length: 4", "Transfer-Encoding: chunked"),
    400,
  ],
  ["a request without a host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  ["an invalid chunk", `${rawRequest("POST", "/", "Transfer-Encoding: chunked")}zz\r\n`, 400],
  ["an unknown expectation", rawRequest("GET", "/", "Expect: zebulon"), 417],
  [
    "a form with an unknown expectation",
    `${rawRequest("POST", "/", "Expect: zebulon", "Content-Length: 3")}abc`,
    417,
  ],
])(
  "a broken request (%s) gets an error page and a closed connection",
  async (_name, text, status) => {
    const { port, lines } = await start();
    const answer = await exchangeRaw(port, text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/^Connection: close\r$/m);
    expect(answer).toMatch(/^Strict-Transport-Security: max-age=31536000; includeSubDomains\r$/m);
    expect(answer).toContain("<h1>");
    expect(JSON.stringify(lines)).not.toContain("zebulon");
  },
);

test("8 kB of cookies and the other headers of a browser are accepted", async () => {
  const { port } = await start();
  const cookies = `Cookie: api_token=${"a".repeat(8192)}`;
  const rest = `User-Agent: ${"u".repeat(300)}`;
  const target = `/claims?${"q".repeat(2000)}`;
  const answer = await exchangeRaw(port, rawRequest("GET", target, cookies, rest));
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  ["100-continue", rawRequest("POST", "/", "Expect: 100-Continue", "Content-Length: 0")],
  ["HTTP/1.0, which ignores it", "GET / HTTP/1.0\r\nHost: localhost\r\nExpect: x\r\n\r\n"],
])("a request with an Expect header of %s is answered", async (_name, text) => {
  const { port } = await start();
  expect(await exchangeRaw(port, text)).toMatch(/^HTTP\/1\.1 200 [^]*whole/m);
});

test("a broken request gets a complete page, and the log names the parser error", async () => {
  const { port, lines } = await start();
  const answer = await exchangeRaw(port, "zebulon\r\n\r\n");
  const [head = "", html = ""] = answer.split("\r\n\r\n");
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(html)}`);
  expect(head).toContain("Content-Security-Policy: default-src 'none'");
  expect(html).toContain("Error code: 400 Bad request");
  const line = lines.find(({ msg }) => msg === "broken request");
  expect(line).toMatchObject({ reason: expect.stringMatching(/^HPE_/), status: 400 });
});

test("an unfinished request is answered with 408", async () => {
  const { port } = await start({ REQUEST_TIMEOUT_MS: 50 });
  const [headers, body] = await Promise.all([
    exchangeRaw(port, "GET /home HTTP/1.1\r\nHost: loc"),
    exchangeRaw(port, `${rawRequest("POST", "/login", "Content-Length: 10")}abc`),
  ]);
  expect(headers).toMatch(/^HTTP\/1\.1 408 .*this is taking longer than expected/s);
  expect(body).toMatch(/^HTTP\/1\.1 408 /);
});

test("a broken chunk cuts off a begun answer instead of adding an error page", async () => {
  const { port } = await start();
  const head = rawRequest("POST", "/begun", "Transfer-Encoding: chunked");
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  let text = "";
  socket.setEncoding("utf8").on("data", (part: string) => {
    text += part;
    socket.write("zz\r\n");
  });
  socket.write(head);
  await new Promise((resolve) => socket.once("close", resolve));
  expect(text).toContain("begun");
  expect(text).not.toContain("400 Bad");
});
