import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { startRoundRobin, type RoundRobin } from "#tests/harness/round-robin.ts";

const servers: Server[] = [];
let proxy: RoundRobin | undefined;
afterEach(async () => {
  await proxy?.close();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

type Stub = { port: number; server: Server; ready: boolean; seen: IncomingMessage[] };

/** A server that says who it is, and what it was asked. */
async function startStub(name: string, answer?: RequestListener): Promise<Stub> {
  const server = createServer((req, res) => {
    if (req.url === "/readyz") {
      res.writeHead(stub.ready ? 200 : 503).end();
      return;
    }
    stub.seen.push(req);
    if (answer === undefined) res.setHeader("set-cookie", ["a=1", "b=2"]).end(name);
    else answer(req, res);
  });
  servers.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const stub: Stub = { port, server, ready: true, seen: [] };
  return stub;
}

const through = (path = "/", init?: RequestInit) => fetch(`${proxy?.origin}${path}`, init);
const who = async () => (await through()).text();
const askTimes = async (times: number) => {
  const names: string[] = [];
  for (let n = 0; n < times; n += 1) names.push(await who());
  return names.toSorted().join("");
};

test("the proxy takes its targets in turn and passes on what the dashboard needs", async () => {
  const [a, b] = [await startStub("a"), await startStub("b")];
  proxy = await startRoundRobin([a.port, b.port]);
  expect(await askTimes(6)).toBe("aaabbb");

  const headers = { "x-forwarded-for": "9.9.9.9", "x-forwarded-host": "evil.test", cookie: "c=3" };
  const response = await through("/x?y=1", { method: "POST", body: "text", headers });
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  const asked = [...a.seen, ...b.seen].find(({ method }) => method === "POST");
  expect(asked?.url).toBe("/x?y=1");
  expect(asked?.headers).toMatchObject({
    "content-length": "4",
    cookie: "c=3",
    host: `localhost:${proxy.port}`,
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-host": `localhost:${proxy.port}`,
    "x-forwarded-proto": "http",
  });
});

test("a target that drains is left out until it is ready again; with none it is 503", async () => {
  const [a, b] = [await startStub("a"), await startStub("b")];
  proxy = await startRoundRobin([a.port, b.port]);
  a.ready = false;
  await expect.poll(() => askTimes(4)).toBe("bbbb");
  b.ready = false;
  await expect.poll(async () => (await through()).status).toBe(503);
  a.ready = true;
  await expect.poll(() => askTimes(4)).toBe("aaaa");
  const c = await startStub("c");
  await proxy.setTargets([a.port, c.port]);
  expect(await askTimes(4)).toBe("aacc");
});

test("a refused request goes to another target, whatever its method", async () => {
  const [a, b] = [await startStub("a"), await startStub("b")];
  proxy = await startRoundRobin([a.port, b.port]);
  a.server.close();
  a.server.closeAllConnections();
  const posts = Array.from({ length: 4 }, () => through("/", { method: "POST", body: "once" }));
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(b.seen).toHaveLength(4);
});

test("a request that may have arrived is not sent again", async () => {
  const broken = await startStub("a", (req) => req.socket.destroy());
  proxy = await startRoundRobin([broken.port]);
  expect((await through("/", { method: "POST", body: "once" })).status).toBe(502);
  expect(broken.seen).toHaveLength(1);
});

test("half an answer does not pass for a whole one", async () => {
  const broken = await startStub("a", (_req, res) => {
    res.writeHead(200, { "content-length": "100" });
    res.write("half", () => res.destroy());
  });
  proxy = await startRoundRobin([broken.port]);
  const response = await through();
  await expect(response.text()).rejects.toThrow();
});
