import { http } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { changePasswordText } from "#app/text/account/settings.ts";
import { getRuntime } from "#server/runtime.ts";
import { eventually } from "#tests/harness/eventually.ts";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { copyCookies } from "#tests/harness/pages/page-parts.ts";
import { createVisitor, type Visitor } from "#tests/harness/pages/visitor.ts";
import { cookieOf } from "#tests/harness/world/sealed.ts";
import { serveWorld } from "#tests/harness/world/served.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { GATEWAY, PASSWORD } from "#tests/harness/world/world.ts";
import { answerBoth, submitUsername } from "../recovery/recovery-walk.ts";

const world = resetting(useWorld({ env: { LOG_LEVEL: "info", LOGIN_LIMIT_PER_USERNAME: "2" } }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const CHANGE = "/account/settings/change-password";
const [currentPassword, newPassword] = [PASSWORD, "Canary-New-2026"];
const CHANGED = { currentPassword, newPassword, repeatPassword: newPassword };
const WRONG = { username: "sub", password: "Canary-wrong" };
/** Longer than a form is held without word of its process. */
const LATER_MS = 10_001;

/** The gateway's answers at a path wait until they are let go. */
function hold(path: string) {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const held: Request[] = [];
  world.network.use(
    http.all(`${GATEWAY}/${path}`, ({ request }) => {
      held.push(request);
      return promise.then(() => world.ask(request.clone()));
    }),
  );
  const isAsked = (times: number) => eventually(() => expect(held).toHaveLength(times));
  return { held, isAsked, letGo: () => resolve(undefined) };
}

/** A press that waits for another one asks for its outcome again and again. */
async function isWaiting(): Promise<void> {
  const asked = vi.spyOn(getRuntime().store.values, "get");
  const before = asked.mock.calls.length;
  await eventually(() => expect(asked.mock.calls.length).toBeGreaterThan(before + 4));
}

function again(browser: Visitor): Visitor {
  const other = createVisitor(world.handle, browser.origin);
  copyCookies(browser, other);
  return other;
}

const policyOf = ({ headers }: Response) =>
  /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1];
const noncesIn = (html: string) =>
  new Set([...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce));

test("T-20 the second press of a refused form gets its page, valid under its own policy, id and log line", async () => {
  const served = await serveWorld(world);
  const { held, isAsked, letGo } = hold("token");
  const browser = createVisitor(served.handle, "http://localhost:3000");
  const presses = [browser.post("/login", WRONG)];
  await isAsked(1);
  presses.push(browser.post("/login", WRONG));
  await isWaiting();
  letGo();
  const answers = await Promise.all(presses).finally(() => served.close());
  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  expect(held).toHaveLength(1);
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  const nonces = answers.map(policyOf);
  expect(new Set(nonces).size).toBe(2);
  expect(pages.map(noncesIn)).toEqual(nonces.map((nonce) => new Set([nonce])));
  const [first = "", second = ""] = pages.map((html, at) => html.replaceAll(nonces[at] ?? "", ""));
  expect(second).toBe(first);
  const [one, other] = answers.map(({ headers }) => headers.get("x-request-id"));
  const lineOf = (id?: string | null) =>
    jsonLines(world.log()).find(({ msg, requestId }) => msg === "request" && requestId === id);
  expect(lineOf(one)).toMatchObject({ status: 401, gatewayCalls: 1 });
  expect(lineOf(one)).not.toHaveProperty("replayed");
  expect(lineOf(other)).toMatchObject({ status: 401, gatewayCalls: 0, replayed: true });
});

test("S-02 a wrong password pressed twice at once is one attempt", async () => {
  const twice = async (browser: Visitor, name: string) => {
    const press = () => browser.post("/login", { username: name, password: "Canary-wrong" });
    return (await Promise.all([press(), press()])).map(({ status }) => status);
  };
  const browser = world.visitor();
  const calls = await world.callsDuring(async () => {
    expect(await twice(browser, "care")).toEqual([401, 401]);
    expect(await twice(browser, "care")).toEqual([401, 401]);
    expect(await twice(browser, "care")).toEqual([429, 429]);
  });
  expect(calls).toHaveLength(2);
});

test("S-02 a wrong answer that is sent again after it was refused is one try", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const browser = world.visitor();
  const page = await submitUsername(browser, "term");
  const calls = await world.callsDuring(async () => {
    for (let press = 0; press < 3; press += 1)
      expect((await answerBoth(browser, page, "wrong")).status).toBe(400);
  });
  expect(calls).toHaveLength(1);
});

test("T-57 a form whose browser left is carried out to its end, and its second press gets that answer", async () => {
  const served = await serveWorld(world);
  const browser = await served.enter("sub");
  const { held, isAsked, letGo } = hold("account/password");
  const leaving = new AbortController();
  const cookie = [...browser.jar].map(([name, { value }]) => `${name}=${value}`).join("; ");
  const left = fetch(`${browser.origin}${CHANGE}`, {
    method: "POST",
    body: new URLSearchParams(CHANGED),
    headers: { cookie, origin: browser.origin, "sec-fetch-dest": "document" },
    signal: leaving.signal,
  }).catch((error: unknown) => error);
  await isAsked(1);
  leaving.abort();
  expect(await left).toMatchObject({ name: "AbortError" });
  const aborted = () => jsonLines(world.log()).filter((line) => line["aborted"] === true);
  await eventually(() => expect(aborted()).toHaveLength(1));
  const second = browser.post(CHANGE, CHANGED);
  await isWaiting();
  letGo();
  const answer = await second.finally(() => served.close());
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/home"]);
  expect(held).toHaveLength(1);
  // It has the session that the first press began.
  const inside = world.visitor();
  copyCookies(browser, inside);
  expect((await inside.open("/home")).hops).toEqual([]);
});

test("the same form of another session or another visitor is carried out by itself", async () => {
  const { held, isAsked, letGo } = hold("token");
  const elsewhere = createVisitor(world.handleFrom("203.0.113.250"), "http://localhost:3000");
  const post = (username: string, browser: Visitor, headers = {}) => {
    const body = new URLSearchParams({ username, password: PASSWORD });
    return browser.send("/login", { method: "POST", body, headers });
  };
  const presses = [
    post("multi", world.visitor()),
    post("multi", elsewhere),
    post("cop", world.visitor()),
    post("cop", world.visitor(), { "user-agent": "Another/1.0" }),
  ];
  await isAsked(4);
  letGo();
  const cookies = (await Promise.all(presses)).map(({ headers }) => headers.getSetCookie());
  expect(new Set(cookies.map(String)).size).toBe(4);
  expect(held).toHaveLength(4);
  const members = [await world.enter("sub"), await world.enter("sub")];
  const calls = await world.callsDuring(() =>
    Promise.all(members.map((browser) => browser.post("/id-card", { category: "M" }))),
  );
  expect(calls.filter(({ path }) => path === "/idCard/request")).toHaveLength(2);
});

test("a browser without cookies gets its own, not those of the same form sent before from its office", async () => {
  const [first, second] = [world.visitor(), world.visitor()];
  for (const browser of [first, second]) {
    const sent = await browser.post("/recovery/password", { username: "sub" });
    expect([sent.status, browser.jar.size]).toEqual([303, 1]);
  }
  expect(cookieOf(second, "visitor")).not.toBe(cookieOf(first, "visitor"));
});

test("a press whose first press was lost says that it can't tell, keeps nothing secret and sends nothing", async () => {
  const browser = await world.enter("sub");
  const second = again(browser);
  const { held, isAsked, letGo } = hold("account/password");
  const first = browser.post(CHANGE, CHANGED);
  await isAsked(1);
  const waiting = second.openPost(CHANGE, CHANGED);
  await isWaiting();
  // As if its process had said no word for so long.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + LATER_MS });
  const page = await waiting;
  expect(page.status).toBe(504);
  expect(page.text).toContain(changePasswordText.unknown);
  expect(page.html).not.toContain(newPassword);
  letGo();
  expect((await first).status).toBe(303);
  expect(held).toHaveLength(1);
});
