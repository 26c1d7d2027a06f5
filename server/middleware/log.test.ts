import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { log, requestContext } from "./log.ts";
import { transportContext, type Transport } from "./transport.ts";

/** The log fields of a request whose gateway calls waited this long for a connection. */
async function pass(waits: readonly number[], headers: Readonly<Record<string, string>> = {}) {
  const transport: Transport = {
    requestId: "request-1",
    nonce: "nonce-1",
    clientAddress: "203.0.113.7",
    report: {},
  };
  const context = new RouterContextProvider();
  context.set(transportContext, transport);
  const request = new Request("http://localhost:3000/claims/medical/C1/0");
  const pattern = "/claims/:type/:id/:suffix";
  const given = { request, url: new URL(request.url), context, params: {}, pattern };
  const response = await log(given, async () => {
    const { timings } = context.get(requestContext);
    for (const waitMs of waits) timings.push({ name: "GET account", ms: 100, waitMs });
    return new Response(null, { headers });
  });
  return { response, context, transport };
}

test.each([
  [[], 0, 0],
  [[0, 20.04, 7], 3, 20],
])(
  "the log line has the route pattern, the count of gateway calls and the longest wait: %j",
  async (waits, gatewayCalls, gatewayWaitMs) => {
    const { transport } = await pass(waits);
    const pattern = "/claims/:type/:id/:suffix";
    expect(transport.report).toEqual({ pattern, gatewayCalls, gatewayWaitMs });
  },
);

test("the answer names the request id, and is not stored unless it says so", async () => {
  const { response, context } = await pass([]);
  expect(response?.headers.get("x-request-id")).toBe("request-1");
  const expected = { requestId: "request-1", nonce: "nonce-1", clientAddress: "203.0.113.7" };
  expect(context.get(requestContext)).toMatchObject(expected);
  const cached = async (headers: Readonly<Record<string, string>>) =>
    (await pass([], headers)).response?.headers.get("cache-control");
  expect(await cached({})).toBe("no-store");
  expect(await cached({ "cache-control": "private, max-age=60" })).toBe("private, max-age=60");
});
