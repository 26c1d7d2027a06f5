import { afterEach, expect, test, vi } from "vitest";
import { getRuntime } from "#server/runtime.ts";
import { StoreAwayError } from "#server/store/store.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { logIn } from "#tests/harness/pages/page-parts.ts";
import { draftOf } from "#tests/harness/world/kept.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";

// The pages of a session whose store does not answer, and what was typed there.

const SETTINGS = "/account/settings";
const PREFERENCES_FORM = `${SETTINGS}?edit=preferences`;
const NEW_PASSWORD = {
  currentPassword: PASSWORD,
  newPassword: "Canary-New-2026",
  repeatPassword: "Canary-New-2026",
};
const AGAIN = "This page tries again by itself within a minute.";
const LOST = "Your form wasn't sent, and we couldn't keep it.";
const TYPED = "typed@elsewhere.example";

const world = resetting(useWorld());
afterEach(() => void vi.restoreAllMocks());

/** No answer of the store from now on; with a name, of this function alone. */
function loseStore(...names: readonly string[]): void {
  const { records, values } = getRuntime().store;
  const lost = (name: string) => names.length === 0 || names.includes(name);
  for (const name of Object.keys(records) as (keyof typeof records)[])
    if (lost(name)) vi.spyOn(records, name).mockRejectedValue(new StoreAwayError());
  for (const name of Object.keys(values) as (keyof typeof values)[])
    if (lost(name)) vi.spyOn(values, name).mockRejectedValue(new StoreAwayError());
}
const findStore = () => vi.restoreAllMocks();

function emptyStore(): void {
  const { engine } = getRuntime().store;
  if (engine.kind !== "sqlite") throw new Error("another engine");
  engine.database.exec("DELETE FROM records");
}

/** Whether the gateway got this call, "PUT /account/password" for example. */
const wasSent = async (sent: string): Promise<boolean> =>
  (await world.calls()).some(({ method, path }) => `${method} ${path}` === sent);

const post = (browser: Visitor, more: Readonly<Record<string, string>> = {}) =>
  browser.openPost(SETTINGS, { emailAddress: TYPED, ...more });

test("a form that is sent while the store is away comes back as it was typed", async () => {
  const browser = await world.enter("sub");
  loseStore();
  const page = await post(browser);
  expect([page.status, page.headers.has("refresh")]).toEqual([503, true]);
  expect(page.text).toContain(AGAIN);
  findStore();
  expect((await browser.open(SETTINGS)).html).toContain(TYPED);
});

test("a form that is too long for the browser's cookie is said to be lost, on a page that stays", async () => {
  const browser = await world.enter("sub");
  const long = Object.fromEntries(["a", "b", "c", "d"].map((name) => [name, "x".repeat(990)]));
  loseStore();
  const page = await post(browser, long);
  expect([page.status, page.headers.has("refresh")]).toEqual([503, false]);
  expect(page.text).toContain(LOST);
  expect(page.text).not.toContain(AGAIN);
  findStore();
  // Nothing else of the browser is lost with it.
  expect((await browser.open("/home")).status).toBe(200);
  expect((await browser.open(SETTINGS)).html).not.toContain(TYPED);
});

test("a form that was sent while the store was away is kept when the store comes back empty", async () => {
  const browser = await world.enter("sub");
  loseStore();
  await post(browser);
  findStore();
  emptyStore();
  expect((await browser.open(SETTINGS)).url.pathname).toBe("/login");
  const back = await logIn(browser, "sub", PASSWORD);
  expect([back.url.pathname, back.html.includes(TYPED)]).toEqual([SETTINGS, true]);
  await browser.open("/logout");
  expect(await draftOf(browser)).toBeNull();
});

test("the password that a form asks for again can't be counted while the store is away: the form is kept without it", async () => {
  const browser = await world.enter("sub");
  loseStore("get");
  const page = await browser.openPost(PREFERENCES_FORM, {
    emailAddress: TYPED,
    password: PASSWORD,
  });
  expect([page.status, page.headers.has("refresh")]).toEqual([503, true]);
  expect((await browser.open(PREFERENCES_FORM)).status).toBe(503);
  findStore();
  const calls = await world.callsDuring(async () => {
    const back = await browser.open(PREFERENCES_FORM);
    expect([back.status, back.html.includes(TYPED)]).toEqual([200, true]);
    expect(back.html).not.toContain(PASSWORD);
  });
  expect(calls.filter(({ method }) => method === "PUT")).toEqual([]);
});

/** The store is lost as soon as the gateway has got this call. */
function loseStoreOnceSent(sent: string): void {
  const { records } = getRuntime().store;
  const untilSent =
    <Args extends unknown[], Value>(work: (...args: Args) => Promise<Value>) =>
    async (...args: Args): Promise<Value> => {
      if (await wasSent(sent)) throw new StoreAwayError();
      return work(...args);
    };
  vi.spyOn(records, "write").mockImplementation(untilSent(records.write.bind(records)));
  vi.spyOn(records, "create").mockImplementation(untilSent(records.create.bind(records)));
}

test("a form of which only the password was sent before the store was lost is kept without it", async () => {
  const browser = await world.enter("sub");
  loseStoreOnceSent("POST /token");
  const typed = { emailAddress: TYPED, username: "sub", password: PASSWORD };
  const page = await browser.openPost(PREFERENCES_FORM, typed);
  expect([page.status, await wasSent("POST /token")]).toEqual([503, true]);
  findStore();
  expect(await wasSent("PUT /account/preferences")).toBe(false);
  const kept = (await draftOf(browser)) ?? {};
  expect([kept["emailAddress"], "password" in kept]).toEqual([TYPED, false]);
});

test("a form whose write was sent before the store was lost is not kept as unsent: cards by mail, a GET with an effect", async () => {
  const browser = await world.enter("sub");
  const sent = "GET /idCard/request";
  loseStoreOnceSent(sent);
  expect((await browser.openPost("/id-card", { category: "D" })).status).toBe(503);
  expect(await wasSent(sent)).toBe(true);
  findStore();
  expect(await draftOf(browser)).toBeNull();
});

test("a new password that was sent before the store was lost is not kept as unsent, and ends the member's other sessions once the store is back", async () => {
  const browser = await world.enter("sub");
  const there = await world.enter("sub");
  const sent = "PUT /account/password";
  loseStoreOnceSent(sent);
  const page = await browser.openPost("/account/settings/change-password", NEW_PASSWORD);
  expect([page.status, await wasSent(sent)]).toEqual([503, true]);
  findStore();
  expect(await draftOf(browser)).toBeNull();
  // Also so that none of the member's sessions in later tests is ended by it.
  await expect.poll(async () => (await there.send("/home")).headers.get("location")).toBe("/login");
});

test("staff whose return was sent while the store was away go on at their form", async () => {
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  loseStore();
  expect((await browser.openPost("/login-as/end", {})).status).toBe(503);
  findStore();
  const again = await browser.open("/login-as/end");
  expect([again.status, again.url.pathname]).toEqual([200, "/login-as"]);
});
