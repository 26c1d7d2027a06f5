import type {
  ActionFunctionArgs,
  HandleDocumentRequestFunction,
  LoaderFunctionArgs,
  ServerBuild,
} from "react-router";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { transportContext } from "#server/middleware/transport.ts";
import {
  exchangeRaw,
  rawRequest,
  startTestServer,
  stopTestServers,
} from "./http-server.fixture.ts";
import { createReactRouterHandler } from "./react-router-handler.ts";
import { pageResponse } from "#server/middleware/rendered-page.ts";
import { resource, serverBuild } from "./server-build.fixture.ts";

afterEach(stopTestServers);

const answer = async ({ request, context }: ActionFunctionArgs) => {
  const transport = context.get(transportContext);
  if (transport !== null) transport.report.pattern = "/told";
  const body = request.method === "POST" ? await request.text() : null;
  return { url: request.url, body, requestId: transport?.requestId };
};

const render: HandleDocumentRequestFunction = (_request, status, _headers, router) =>
  Response.json(router.staticHandlerContext.actionData?.["told"] ?? null, { status });

const page = { action: answer, default: () => null };

/** A build with one route: by default a page, which shows what its action received. */
const buildWith = (
  module: NonNullable<ServerBuild["routes"][string]>["module"] = page,
  handleDocument: HandleDocumentRequestFunction = render,
) => serverBuild({ told: { id: "told", path: "told", module } }, handleDocument);

/** Answers /told with what this loader does. */
const startResource = (loader: (args: LoaderFunctionArgs) => Response) =>
  startTestServer({ handle: createReactRouterHandler(buildWith(resource(loader)), []) });

/** Answers /told with ten bytes and what the source yields after them. */
function startStreaming(source: UnderlyingDefaultSource<Uint8Array>) {
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) =>
    controller.enqueue(new Uint8Array(10));
  return startResource(() => new Response(new ReadableStream({ start, ...source })));
}

test("the route gets the transport, the true origin of the request and its body", async () => {
  const handle = createReactRouterHandler(buildWith(), []);
  const settings = { TRUST_PROXY: "loopback" };
  const { port, requestLines } = await startTestServer({ handle, settings });
  const text = rawRequest(
    "POST",
    "/told?x=1",
    "Content-Length: 3",
    "X-Forwarded-Proto: https",
    "X-Forwarded-Host: members.test",
    // React Router itself refuses a post whose origin is not that of the request's URL.
    "Origin: https://members.test",
  );
  const told = await exchangeRaw(port, `${text}abc`);
  const [line] = await requestLines(1);
  expect(told).toMatch(/^HTTP\/1\.1 200 /);
  expect(told).toContain('"url":"https://members.test/told?x=1","body":"abc"');
  expect(told).toContain(`"requestId":"${String(line?.["requestId"])}"`);
  expect(line).toMatchObject({ pattern: "/told" });
});

test("a rendered page is sent with its length in bytes; HEAD gets no body", async () => {
  const whole = () => pageResponse("<!DOCTYPE html>wholé", {});
  const handle = createReactRouterHandler(buildWith(page, whole), []);
  const { port } = await startTestServer({ handle });
  const told = await exchangeRaw(port, rawRequest("GET", "/told"));
  // Its length in bytes.
  expect(told).toMatch(/\r\nContent-Length: 21\r\n/);
  expect(told).toContain("<!DOCTYPE html>wholé");
  expect(await exchangeRaw(port, rawRequest("HEAD", "/told"))).not.toContain("whol");
});

test("GW-60 a document is passed on; HEAD lets its source go", async () => {
  const left = Promise.withResolvers<void>();
  const headers = { "content-type": "application/pdf", "content-length": "15" };
  const { port } = await startResource(({ request }) => {
    request.signal.addEventListener("abort", () => left.resolve());
    return new Response("%PDF-".repeat(3), { headers });
  });
  expect(await exchangeRaw(port, rawRequest("GET", "/told"))).toMatch(/\r\n\r\n(%PDF-){3}$/);

  const head = await exchangeRaw(port, rawRequest("HEAD", "/told"));
  expect(head).toMatch(/^HTTP\/1\.1 200 [^]*content-length: 15[^]*\r\n\r\n$/i);
  await left.promise;
});

test("a client that leaves during the answer cancels its source, without an error in the log", async () => {
  const cancelled = Promise.withResolvers<void>();
  const { origin, lines, requestLines } = await startStreaming({
    pull: () => new Promise(() => {}),
    cancel: () => cancelled.resolve(),
  });
  const leaving = new AbortController();
  const response = await fetch(`${origin}/told`, { signal: leaving.signal });
  await response.body?.getReader().read();
  leaving.abort();
  await cancelled.promise;
  await requestLines(1);
  await new Promise(setImmediate);
  expect(lines.filter(({ msg }) => msg === "request failed")).toEqual([]);
});

test("an answer that breaks off cuts the connection and logs an error", async () => {
  const { origin, lines } = await startStreaming({
    pull: () => Promise.reject(new Error("broke off")),
  });
  await expect(fetch(`${origin}/told`).then((response) => response.text())).rejects.toThrow();
  expect(lines.filter(({ msg }) => msg === "request failed")).toHaveLength(1);
});

test("a listed application may post to the router, other origins get 400", async () => {
  // Passes the HTTP server, which allows cross-site posts to this path only.
  const postFrom = async (listed: readonly string[]) => {
    const handle = createReactRouterHandler(buildWith(), listed);
    const { port } = await startTestServer({
      handle: (req, res, next) => {
        req.headers.origin = "https://apps.test";
        req.rawHeaders.push("Origin", "https://apps.test");
        void handle(req, res, next);
      },
    });
    const answered = await exchangeRaw(port, rawRequest("POST", "/told"));
    return answered.slice(0, answered.indexOf("\r\n"));
  };
  // The router's own words of a refusal, which the product does not react to.
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => said.mockRestore());
  expect(await postFrom(["https://apps.test"])).toMatch(/^HTTP\/1\.1 200 /);
  expect(await postFrom(["https://other.test"])).toMatch(/^HTTP\/1\.1 400 /);
  expect(await postFrom([])).toMatch(/^HTTP\/1\.1 400 /);
  expect(said).toHaveBeenCalledTimes(2);
});
