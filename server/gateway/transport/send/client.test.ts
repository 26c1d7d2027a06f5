import type { IncomingMessage, RequestListener } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { defineCall } from "../call.ts";
import { callUrl, withAuth, type GatewayRequest } from "./send-request.ts";
import { requestDocument, requestText } from "./client.ts";
import { GatewayError, GatewayStatusError } from "../errors.ts";
import { clientSettings, LONG_MS, openGatewayServer } from "./gateway-server.fixture.ts";

const read = defineCall({ path: "programs", summary: "", answer: z.unknown() });
const write = defineCall({ method: "POST", path: "token", summary: "", answer: z.unknown() });
const chat = defineCall({ path: "chat", summary: "", answer: z.unknown() });

let handler: RequestListener;
let seen: { method: string; url: string; headers: IncomingMessage["headers"] }[] = [];
const origin = openGatewayServer((request, response) => {
  seen.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers });
  handler(request, response);
});
beforeEach(() => {
  seen = [];
});
afterEach(() => void vi.useRealTimers());

const settings = (more: Parameters<typeof clientSettings>[1] = {}) =>
  clientSettings(`${origin()}/base/`, more);
const exchange = (more: Partial<GatewayRequest> = {}): GatewayRequest => ({
  call: read,
  args: {},
  token: "T",
  requestId: "request-1",
  ...more,
});
const answer = (status: number, body: string): RequestListener => {
  return (_request, response) => response.writeHead(status).end(body);
};
/** One handler for each request in turn; the last one stays. */
const inTurn = (...handlers: RequestListener[]): RequestListener => {
  let next = 0;
  return (request, response) => {
    const chosen = handlers[Math.min(next, handlers.length - 1)];
    next += 1;
    chosen?.(request, response);
  };
};
const faultOf = async (work: Promise<unknown>): Promise<GatewayError> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(GatewayError);
  return error as GatewayError;
};

test("GW-01 GW-34 GW-70 a call's URL is the base, the encoded path and the set parameters, or its own URL", () => {
  const claims = { path: "claims/{type}" } as const;
  const url = (baseUrl: string, given: Parameters<typeof callUrl>[2]) =>
    callUrl({ baseUrl, externalUrls: {} }, claims, given).href;
  expect(url("https://gw.test/api/v1/", { type: "medical", page: 0 })).toBe(
    "https://gw.test/api/v1/claims/medical?page=0",
  );
  const unset = { claimStatus: undefined, providerIds: null };
  const given = { type: "../a b", ...unset, startDate: new Date("2026-01-02T00:00:00Z") };
  expect(url("https://gw.test", given)).toBe(
    "https://gw.test/claims/..%2Fa%20b?startDate=2026-01-02",
  );
  const externalUrls = { ncqa: "https://badge.test/v1" };
  const own = callUrl({ baseUrl: "https://gw.test", externalUrls }, { path: "ncqa" }, {});
  expect(own.href).toBe("https://badge.test/v1");
});

test("GW-03 GW-04 a call sends the session's token as its Bearer header, unless the header is already set", async () => {
  handler = answer(200, "{}");
  await requestText(settings(), exchange());
  expect(seen[0]?.headers.authorization).toBe("Bearer T");
  expect(seen[0]?.url).toBe("/base/programs");
  expect(seen[0]?.headers["x-request-id"]).toBe("request-1");
  const headers = withAuth(new Headers({ authorization: "Bearer temporary" }), "session");
  expect(headers.get("authorization")).toBe("Bearer temporary");
  expect(withAuth(new Headers(), "session").get("authorization")).toBe("Bearer session");
  expect(withAuth(new Headers(), null).has("authorization")).toBe(false);
});

test("calls to the gateway carry the request's traceparent header, calls to other services do not", async () => {
  handler = answer(200, "{}");
  const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  const externalUrls = { chat: `${origin()}/elsewhere` };
  await requestText(settings(), exchange({ traceparent }));
  await requestText(settings({ externalUrls }), exchange({ call: chat, traceparent }));
  await requestText(settings(), exchange());
  expect(seen.map(({ url, headers }) => [url, headers["traceparent"]])).toEqual([
    ["/base/programs", traceparent],
    ["/elsewhere", undefined],
    ["/base/programs", undefined],
  ]);
});

test("writes to the gateway carry the language of the member's page, reads and other services don't", async () => {
  handler = answer(200, "{}");
  const parts = { summary: "", answer: z.unknown() };
  const calls = [
    defineCall({ ...parts, method: "PUT", path: "account/preferences" }),
    defineCall({ ...parts, path: "idCard/mail", noRetry: true }),
    read,
    { ...chat, method: "POST" as const },
  ];
  const externalUrls = { chat: `${origin()}/elsewhere` };
  for (const call of calls)
    await requestText(settings({ externalUrls }), exchange({ call, language: "es" }));
  expect(seen.map(({ headers }) => headers["accept-language"])).toEqual(["es", "es", "*", "*"]);
});

test.each([400, 401, 403, 404, 408, 500])(
  "a read answered %i fails with that status after one request",
  async (status) => {
    handler = answer(status, '{"message":"no"}');
    const fault = await faultOf(requestText(settings(), exchange()));
    expect([fault.name, fault.entry]).toEqual(["GatewayStatusError", status]);
    expect(fault instanceof GatewayStatusError && fault.body).toEqual({ message: "no" });
    expect(seen).toHaveLength(1);
  },
);

test.each([502, 503, 504])("a read answered %i is tried a second time", async (status) => {
  handler = inTurn(answer(status, ""), answer(200, "[]"));
  expect((await requestText(settings(), exchange())).text).toBe("[]");
  expect(seen).toHaveLength(2);
  seen = [];
  handler = answer(status, "");
  expect((await faultOf(requestText(settings(), exchange()))).entry).toBe(status);
  expect(seen).toHaveLength(2);
});

test("a write answered 503 is not repeated, no connection fails as 1, an oversized answer as 502", async () => {
  handler = answer(503, "");
  const fault = await faultOf(requestText(settings(), exchange({ call: write, body: {} })));
  expect(fault.entry).toBe(503);
  expect(seen).toHaveLength(1);
  const nobody = settings({ baseUrl: "http://127.0.0.1:9/" });
  expect((await faultOf(requestText(nobody, exchange()))).entry).toBe(1);
  handler = (_request, response) => {
    response.on("error", () => undefined);
    const more = () => {
      while (response.write("x".repeat(10_000)));
      response.once("drain", more);
    };
    more();
  };
  const thirdFault = await faultOf(requestText(settings(), exchange()));
  expect([thirdFault.name, thirdFault.entry]).toEqual(["GatewayContractError", 502]);
});

test("a read whose answer breaks off is tried a second time, then fails as unreachable", async () => {
  handler = (_request, response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write("{", () => response.destroy());
  };
  const fault = await faultOf(requestText(settings(), exchange()));
  expect([fault.name, fault.entry]).toEqual(["GatewayUnreachableError", 1]);
  expect(seen).toHaveLength(2);
});

test("a read of a silent gateway fails as 408 at the time limit, and is not tried again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  handler = () => void vi.advanceTimersByTime(LONG_MS);
  const fault = await faultOf(requestText(settings(), exchange()));
  expect([fault.name, fault.entry]).toEqual(["GatewayTimeoutError", 408]);
  expect(seen).toHaveLength(1);
});

test("a redirect is refused as 502 without being followed, and a browser that leaves ends the call", async () => {
  handler = (_request, response) => response.writeHead(302, { location: "/other" }).end();
  const fault = await faultOf(requestText(settings(), exchange()));
  expect([fault.name, fault.entry]).toEqual(["GatewayContractError", 502]);
  expect(seen).toHaveLength(1);
  handler = () => undefined;
  const leaving = new AbortController();
  const work = requestText(settings(), exchange({ signal: leaving.signal }));
  setImmediate(() => leaving.abort());
  expect((await faultOf(work)).name).toBe("GatewayAbandonedError");
});

test("an error's message, fields and stack hold no value of the answer or the query", async () => {
  handler = answer(400, '{"message":"SENTINEL"}');
  const call = { ...read, parameters: {} };
  const given = { claimId: "SENTINEL" };
  const fault = await faultOf(requestText(settings(), exchange({ call, args: given })));
  expect(`${fault.message} ${JSON.stringify(fault)} ${fault.stack}`).not.toContain("SENTINEL");
});

const pdf = defineCall({
  path: "idCard/view",
  summary: "",
  as: "document",
  answer: z.unknown(),
});

test("GW-60 a document's bytes are passed on before its end, under its media type in any spelling", async () => {
  const { promise: isRead, resolve: end } = Promise.withResolvers<void>();
  handler = (_request, response) => {
    response.writeHead(200, { "content-type": "application/pdf; x=1" }).write("%PDF-");
    void isRead.then(() => response.end("rest"));
  };
  const document = await requestDocument(settings(), exchange({ call: pdf }));
  expect(seen[0]?.headers.accept).toBe("application/pdf");
  const texts: string[] = [];
  for await (const bytes of document.body) {
    texts.push(new TextDecoder().decode(bytes));
    end();
  }
  expect(texts).toEqual(["%PDF-", "rest"]);
  for (const type of [
    "Application/PDF",
    "APPLICATION/PDF;Charset=utf-8",
    "application/pdf ; x=1",
  ]) {
    handler = (_request, response) =>
      response.writeHead(200, { "content-type": type }).end("%PDF-");
    const written = await requestDocument(settings(), exchange({ call: pdf }));
    expect([type, written.type]).toEqual([type, "application/pdf"]);
    await written.body.cancel();
  }
});

test("a document over the cap breaks off with an error", async () => {
  handler = answer(200, "x".repeat(6000));
  const document = await requestDocument(settings(), exchange({ call: pdf }));
  await expect(new Response(document.body).text()).rejects.toThrow();
});
