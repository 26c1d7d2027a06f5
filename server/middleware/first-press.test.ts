import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keyRing } from "#server/session/seal.ts";
import { IN_MEMORY } from "#server/settings/in-memory.ts";
import { createSqliteStore } from "#server/store/sqlite.ts";
import { eventually } from "#tests/harness/eventually.ts";
import { StoreAwayError, type ValueStore } from "#server/store/store.ts";
import { pressForm, type Press } from "./first-press.ts";

const keys = keyRing([randomBytes(32)]);
const FORM = JSON.stringify(["a-cookie-Sentinel", "https://x.test/login", "password=Sentinel"]);
const LATER_MS = 10_001;

let store: ReturnType<typeof createSqliteStore>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  store = createSqliteStore(IN_MEMORY);
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
});

const press = (form = FORM, on: Partial<ValueStore> = {}, ring = keys) =>
  pressForm({ store: { values: { ...store.values, ...on } }, keys: ring }, form);

async function pressFirst(form?: string, on?: Partial<ValueStore>) {
  const first = await press(form, on);
  if (first.kind !== "first") throw new TypeError(`the first press is ${first.kind}`);
  return first;
}

/** A second press, once it waits for the first. */
async function waitingPress(on: Partial<ValueStore> = {}, ring = keys): Promise<Promise<Press>[]> {
  const asked = Promise.withResolvers<void>();
  let times = 0;
  const get: ValueStore["get"] = (key) => {
    // Its first press, and twice its outcome.
    if ((times += 1) > 4) asked.resolve();
    return on.get === undefined ? store.values.get(key) : on.get(key);
  };
  const second = press(FORM, { ...on, get }, ring);
  await Promise.race([asked.promise, second]);
  return [second];
}

const again = (outcome: string) => ({ kind: "again", outcome });
const kindOf = async (later: Promise<Press>) => {
  const found = await later;
  // Ends its hold, if it is a first press.
  if (found.kind === "first") await found.finish({ outcome: null, isRemembered: false });
  return found.kind;
};
const away = () => Promise.reject(new StoreAwayError());

test("a remembered outcome answers every press of a form for ten seconds from the first, however often", async () => {
  const first = await pressFirst();
  const [second] = await waitingPress();
  await first.finish({ outcome: "done é", isRemembered: true });
  expect(await second).toEqual(again("done é"));
  expect([await press(), await press()]).toEqual([again("done é"), again("done é")]);
  expect(await kindOf(press(`${FORM} `))).toBe("first");
  vi.setSystemTime(Date.now() + LATER_MS);
  expect(await kindOf(press())).toBe("first");
});

test("an outcome that is not remembered answers only the presses that wait for it", async () => {
  const first = await pressFirst();
  const [second] = await waitingPress();
  await first.finish({ outcome: "refused", isRemembered: false });
  expect(await second).toEqual(again("refused"));
  expect(await kindOf(press())).toBe("first");
});

test("where the first press ends without an outcome to share, a waiting press gets outcome-unknown, and a later one only if the first was remembered", async () => {
  for (const stands of [false, true]) {
    const first = await pressFirst();
    const [second] = await waitingPress();
    await first.finish({ outcome: null, isRemembered: stands });
    expect([await second, await kindOf(press())]).toEqual([
      { kind: "outcome-unknown" },
      stands ? "outcome-unknown" : "first",
    ]);
  }
});

test("a press waits while the first one renews its hold; once that stops, the outcome is unknown", async () => {
  let isDead = false;
  const extended = vi.fn<() => void>();
  const extend: ValueStore["extend"] = async (...args) => {
    if (isDead) return false;
    const isOurs = await store.values.extend(...args);
    if (isOurs) extended();
    return isOurs;
  };
  const first = await pressFirst(FORM, { extend });
  const [second] = await waitingPress();
  const ended = vi.fn<() => void>();
  void second?.then(ended);
  // Each time longer than a form is held, unless it is held anew.
  await eventually(() => expect(extended).toHaveBeenCalled());
  expect(ended).not.toHaveBeenCalled();
  isDead = true;
  vi.setSystemTime(Date.now() + LATER_MS);
  expect(await second).toEqual({ kind: "outcome-unknown" });
  await first.finish({ outcome: null, isRemembered: false });
});

test("without a store each press is the first; if the store goes away while one waits, the outcome is unknown", async () => {
  const gone = { add: away, get: away, set: away, extend: away };
  const alone = await pressFirst(FORM, gone);
  await alone.finish({ outcome: "done", isRemembered: true });
  expect(await kindOf(press(FORM, gone))).toBe("first");
  const first = await pressFirst();
  let isAway = false;
  const [second] = await waitingPress({ get: (key) => (isAway ? away() : store.values.get(key)) });
  isAway = true;
  expect(await second).toEqual({ kind: "outcome-unknown" });
  await first.finish({ outcome: null, isRemembered: false });
});

test("processes share outcomes while only some of them have the new session key", async () => {
  const first = await pressFirst();
  const [second] = await waitingPress({}, keyRing([randomBytes(32), ...keys.keys]));
  await first.finish({ outcome: "done", isRemembered: true });
  expect(await second).toEqual(again("done"));
});

test("the store holds no text of form and outcome, and an outcome moved to another form does not open", async () => {
  const held = new Map<string, Uint8Array>();
  const set: ValueStore["set"] = (key, value, ttlMs) => {
    held.set(key, value);
    return store.values.set(key, value, ttlMs);
  };
  const other = FORM.replace("login", "other");
  for (const form of [FORM, other])
    await (await pressFirst(form, { set })).finish({ outcome: form, isRemembered: true });
  const text = [...held].map(([key, value]) => `${key} ${Buffer.from(value).toString("latin1")}`);
  expect(text).toHaveLength(2);
  expect(text.join()).not.toMatch(/sentinel|password|cookie|login|other/i);
  const [one = "", two = ""] = held.keys();
  await store.values.set(one, held.get(two) ?? Buffer.alloc(0), LATER_MS);
  expect(await press()).toEqual({ kind: "outcome-unknown" });
  expect(await press(other)).toEqual(again(other));
});
