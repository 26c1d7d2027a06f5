import { http } from "msw";
import { setupServer } from "msw/node";
import { afterEach, expect, test } from "vitest";
import { PASSWORD } from "./personas/personas.ts";
import { claimsPath, openSandbox } from "./sandbox.fixture.ts";

const world = openSandbox();
afterEach(() => world.sandbox.reset());

const statusOf = async (path: string, method = "GET") =>
  (await world.ask(method, path, { token: await world.tokenOf("sub") })).status;

test("each call is recorded with number, method, path, query, body, status and persona", async () => {
  await world.signIn("sub");
  await world.get("account?asOfDate=2026-11-21", await world.tokenOf("dep-adult"));
  await world.get("account");
  await world.get("ncqa");
  expect(await world.calls()).toMatchObject([
    {
      n: 1,
      method: "POST",
      path: "/token",
      query: {},
      body: { username: "sub", password: PASSWORD, domainId: 1 },
      status: 200,
      persona: "sub",
    },
    {
      n: 2,
      method: "GET",
      path: "/account",
      query: { asOfDate: "2026-11-21" },
      body: null,
      status: 200,
      persona: "dep-adult",
    },
    { n: 3, path: "/account", status: 401, persona: null },
    { n: 4, path: "/ncqa", status: 200, persona: null },
  ]);
  expect((await world.calls(3)).map(({ n }) => n)).toEqual([4]);
});

test("a call under way is recorded without a status", async () => {
  await world.fault({ path: "programs", delayMs: 50 });
  const token = await world.tokenOf("sub");
  const asking = world.get("programs", token);
  await expect
    .poll(() => world.calls(), { interval: 10 })
    .toMatchObject([{ path: "/programs", status: null }]);
  await asking;
  const [done] = await world.calls();
  expect(done).toMatchObject({ status: 200 });
  expect(Number(done?.["ms"])).toBeGreaterThanOrEqual(49);
});

test("a fault with a status answers its number of times, then the call itself", async () => {
  await world.fault([{ path: "account", status: 503, times: 2 }]);
  expect(await statusOf("account")).toBe(503);
  expect(await statusOf("account/status")).toBe(200);
  expect(await statusOf("account")).toBe(503);
  expect(await statusOf("account")).toBe(200);
});

test("faults of one path take turns, and stay until they are deleted", async () => {
  await world.fault([
    { path: "/groups", status: 500, times: 1 },
    { path: "/groups", status: 502 },
  ]);
  expect([await statusOf("groups"), await statusOf("groups"), await statusOf("groups")]).toEqual([
    500, 502, 502,
  ]);
  expect((await world.ask("DELETE", "__sandbox/faults")).status).toBe(204);
  expect(await statusOf("groups")).toBe(200);
});

test("a fault's path is exact, a template, a prefix or any, and its method may be set", async () => {
  await world.fault([{ path: "claims/{type}", status: 500 }]);
  expect(await statusOf(claimsPath("dental"))).toBe(500);
  await world.ask("DELETE", "__sandbox/faults");
  await world.fault({ path: "/pcp/*", status: 500 });
  expect([await statusOf("pcp/members"), await statusOf("programs")]).toEqual([500, 200]);
  await world.ask("DELETE", "__sandbox/faults");
  await world.fault({ path: "*", method: "put", status: 500 });
  expect(await statusOf("ebill/registerEbillUser", "PUT")).toBe(500);
  expect(await statusOf("programs")).toBe(200);
});

test("a delay holds an answer back, and adds to another fault of the call", async () => {
  await world.fault([
    { path: "*", delayMs: 30 },
    { path: "programs", status: 500 },
  ]);
  for (const [path, status] of [
    ["programs", 500],
    ["groups", 200],
  ] as const) {
    const start = performance.now();
    expect(await statusOf(path)).toBe(status);
    expect(performance.now() - start).toBeGreaterThanOrEqual(29);
  }
});

test("a delay ends when the client leaves", async () => {
  await world.fault({ path: "programs", delayMs: 60_000 });
  const leaving = new AbortController();
  const asking = world.sandbox.fetch(
    new Request("http://gateway.test/programs", { signal: leaving.signal }),
  );
  await expect.poll(() => world.calls()).toHaveLength(1);
  leaving.abort();
  expect((await asking).status).toBe(401);
});

test("a fault's body is sent as text or JSON, with its own status", async () => {
  const token = await world.tokenOf("sub");
  await world.fault([
    { path: "account", body: '{"half":', times: 1 },
    { path: "account", body: { wrong: [] }, status: 418, times: 1 },
  ]);
  const first = await world.get("account", token);
  expect([first.status, await first.text()]).toEqual([200, '{"half":']);
  expect(first.headers.get("content-type")).toBe("application/json");
  const second = await world.get("account", token);
  expect([second.status, await second.json()]).toEqual([418, { wrong: [] }]);
});

test("a fault with reset is a network error, in process and through msw", async () => {
  await world.fault({ path: "account", reset: true, times: 2 });
  const token = await world.tokenOf("sub");
  expect(await world.get("account", token)).toMatchObject({ type: "error", status: 0 });
  const network = setupServer(
    http.all("http://gateway.test/*", ({ request }) => world.sandbox.fetch(request)),
  );
  network.listen({ onUnhandledFrame: "error" });
  const headers = { authorization: `Bearer ${token}` };
  await expect(fetch("http://gateway.test/account", { headers })).rejects.toThrow(TypeError);
  expect((await fetch("http://gateway.test/account", { headers })).status).toBe(200);
  network.close();
  expect(await world.calls()).toMatchObject([{ status: null }, { status: null }, { status: 200 }]);
});

test("an invalid fault is refused with 400", async () => {
  for (const wrong of [{ path: "account", statuss: 500 }, { status: 99 }, "account", [null]]) {
    expect((await world.fault(wrong)).status).toBe(400);
  }
  expect(await (await world.get("__sandbox/faults")).json()).toEqual([]);
});

test("resetting forgets data, locks, faults and calls", async () => {
  const token = await world.tokenOf("sub");
  await world.ask("PUT", "ebill/registerEbillUser", { token });
  await world.signIn("sub", "wrong");
  await world.fault({ path: "groups", status: 500 });
  expect((await world.ask("POST", "__sandbox/reset")).status).toBe(204);
  expect(await world.calls()).toEqual([]);
  expect(await world.answerOf("sub", "ebill/ebillRegistered")).toBe(false);
  expect(await statusOf("groups")).toBe(200);
  expect(await (await world.signIn("sub", "wrong")).json()).toMatchObject({
    errorData: { attemptsRemaining: 4 },
  });
  expect((await world.calls()).map(({ n }) => n)).toEqual([1, 2, 3]);
});

test("the list of personas has what signing in takes, and sso knows only them", async () => {
  const listed = (await (await world.get("__sandbox/personas")).json()) as Record<
    string,
    unknown
  >[];
  expect(listed[0]).toEqual({
    code: "SUB",
    username: "sub",
    password: PASSWORD,
    host: "localhost",
    domainId: 1,
    shows: expect.stringMatching(/\.$/),
  });
  for (const { username, domainId } of listed) {
    const response = await world.signIn(String(username), PASSWORD, Number(domainId));
    expect([username, response.status]).toEqual([username, 200]);
  }
  const nobody = await world.ask("POST", "__sandbox/sso", { body: { username: "nobody" } });
  expect(nobody.status).toBe(404);
});

test("control requests are not recorded, and meet no faults", async () => {
  await world.fault({ path: "*", status: 500 });
  expect((await world.get("__sandbox/personas")).status).toBe(200);
  expect((await world.get("__sandbox/nothing")).status).toBe(404);
  expect(await world.calls()).toEqual([]);
});

test("the CRM page names the member of a posted token, and refuses others with 401", async () => {
  const post = async (token: string) => {
    const body = new URLSearchParams({ token, testEnvironment: "demo" });
    const request = new Request("http://gateway.test/__sandbox/crm", { method: "POST", body });
    const answer = await world.sandbox.fetch(request);
    return [answer.status, await answer.text()] as const;
  };
  const [status, page] = await post(await world.tokenOf("flag-one"));
  expect(status).toBe(200);
  expect(page).toMatch(/The token is \w+'s\./);
  expect((await post("<b>none</b>"))[0]).toBe(401);
  expect((await post("<b>none</b>"))[1]).not.toContain("<b>");
});
