import { once } from "node:events";
import { get, type ClientRequest } from "node:http";
import { http, HttpResponse } from "msw";
import { afterEach, expect, test } from "vitest";
import { getRuntime } from "#server/runtime.ts";
import { eventually } from "#tests/harness/eventually.ts";
import { APPLICATION, handOverOf } from "#tests/harness/world/hand-over.ts";
import { useServed } from "#tests/harness/world/served.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { GATEWAY } from "#tests/harness/world/world.ts";

// One person's requests, however many, leave places for everybody else.

const world = useWorld({
  env: { GATEWAY_TIMEOUT_MS: "100000", APPLICATION_ORIGINS: APPLICATION },
  relayed: true,
});
const served = useServed(world);

const open: ClientRequest[] = [];
afterEach(async () => {
  for (const request of open.splice(0)) request.destroy();
  await world.reset();
});

const CARD = "/resource-download/id-card.pdf";

/** Asks for a document and never reads its answer. */
function askAndWait(browser: Visitor): ClientRequest {
  const cookie = [...browser.jar].map(([name, { value }]) => `${name}=${value}`).join("; ");
  const headers = { host: "localhost", cookie };
  const request = get({ port: served.port, host: "127.0.0.1", path: CARD, headers, agent: false });
  request.on("error", () => undefined);
  request.on("response", (answer) => answer.pause());
  open.push(request);
  return request;
}

/** A document that never ends. */
const endless = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from("%PDF-1.7\n")),
    pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
  });

test("GW-60 ten readers of one member's documents hold two places, and another member gets theirs", async () => {
  const headers = { "content-type": "application/pdf" };
  const slow = http.get(`${GATEWAY}/idCard/view`, () => new HttpResponse(endless(), { headers }));
  world.network.use(slow);
  const [first, second] = [await served.enter("sub"), await served.enter("sub")];
  const readers = Array.from({ length: 10 }, (_, n) => askAndWait(n % 2 === 0 ? first : second));
  await Promise.any(readers.map((reader) => once(reader, "response")));
  const measure = () => getRuntime().connections.measure();
  await eventually(() => {
    expect(measure()).toMatchObject({ busyConnections: 2, waitingRequests: 8 });
  });
  world.network.resetHandlers();
  const other = await (await served.enter("dep-adult")).open(CARD);
  expect([other.status, other.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(measure()).toMatchObject({ busyConnections: 2, waitingRequests: 8 });
});

test("GW-60 a person's other group gives them no further places for documents", async () => {
  const headers = { "content-type": "application/pdf" };
  const slow = http.get(`${GATEWAY}/idCard/view`, () => new HttpResponse(endless(), { headers }));
  world.network.use(slow);
  const [one, other] = [await world.arrive("multi"), await world.arrive("multi")];
  for (const [browser, groupId] of [
    [one, "10007011"],
    [other, "10007028"],
  ] as const) {
    await browser.openPost("/select-group", { groupId });
    for (let n = 0; n < 5; n += 1) askAndWait(browser);
  }
  await eventually(() => {
    const { busyConnections, waitingRequests } = getRuntime().connections.measure();
    expect([busyConnections, waitingRequests]).toEqual([2, 8]);
  });
});

test("GW-60 forged tokens posted in a member's name take none of the member's turns at the gateway", async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const forged = "eyJhbGciOiJub25lIn0";
  const asked: string[] = [];
  world.network.use(
    http.get(`${GATEWAY}/account`, async ({ request }) => {
      if (request.headers.get("authorization")?.includes(forged) !== true) return undefined;
      asked.push(forged);
      await promise;
      return new HttpResponse(null, { status: 401 });
    }),
  );
  const claims = Buffer.from((await world.token("sub")).split(".")[1] ?? "", "base64url");
  const arrivals = Array.from({ length: 12 }, (_, n) => {
    const token = `${forged}.${claims.toString("base64url")}.${n}`;
    return served.visitor().send("/sso-landing", handOverOf(token));
  });
  await eventually(() => expect(asked.length).toBe(12));
  expect((await (await served.enter("sub")).open("/home")).status).toBe(200);
  resolve(undefined);
  for (const { headers } of await Promise.all(arrivals)) {
    expect(headers.get("location")).toBe("/login");
  }
});
