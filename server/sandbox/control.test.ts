import { afterEach, expect, test } from "vitest";
import { PASSWORD } from "./personas/personas.ts";
import { openSandbox } from "./sandbox.fixture.ts";

const world = openSandbox();
afterEach(() => world.sandbox.reset());

const statusOf = async (path: string, method = "GET") =>
  (await world.ask(method, path, { token: await world.tokenOf("sub") })).status;

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
