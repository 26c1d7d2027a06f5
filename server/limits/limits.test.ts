import { createSecretKey } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { IN_MEMORY } from "#server/settings/in-memory.ts";
import { createSqliteStore } from "#server/store/sqlite.ts";
import { createLimits, type AttemptResult, type AttemptVerdict } from "./limits.ts";

const SECRET = createSecretKey(Buffer.alloc(32, 7));
const TIMEOUT_MS = 100_000;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const end of ends.splice(0)) await end();
});

function storeIn(directory = IN_MEMORY) {
  const store = createSqliteStore(directory);
  ends.unshift(() => store.close());
  const { engine } = store;
  if (engine.kind !== "sqlite") throw new Error("not SQLite");
  return { ...store, database: engine.database };
}

const limitsOf = (
  given: Partial<{ perAddress: number; perSubject: number; windowS: number }> = {},
  store: Parameters<typeof createLimits>[0] = storeIn(),
) =>
  createLimits(
    store,
    () => SECRET,
    TIMEOUT_MS,
  )("sign-in", { perAddress: 3, perSubject: 2, windowS: 60, ...given });
type Limits = ReturnType<typeof limitsOf>;

const attempt = (
  it: Limits,
  address: string | null,
  subject: string,
  verdict: AttemptVerdict | Promise<AttemptVerdict>,
  purpose: "sign-in" | "form" = "sign-in",
) =>
  it.tryWithin(
    { address, purpose, subject },
    async () => verdict,
    (given) => given,
  );
const forever = new Promise<AttemptVerdict>(() => undefined);
const waitOf = (tried: AttemptResult<unknown>) => (tried.kind === "limited" ? tried.wait : null);
const wrong = async (it: Limits, address: string | null, subject: string) =>
  waitOf(await attempt(it, address, subject, "wrong"));

/** Many attempts at once; counts what reaches the gateway. */
async function rush(it: Limits, tries: readonly (readonly [string, string, AttemptVerdict])[]) {
  const seen = { asked: 0, atMost: 0 };
  let underWay = 0;
  const outcomes = await Promise.all(
    tries.map(([address, subject, verdict]) =>
      it.tryWithin(
        { address, purpose: "sign-in", subject },
        async () => {
          seen.asked += 1;
          underWay += 1;
          seen.atMost = Math.max(seen.atMost, underWay);
          await new Promise(setImmediate);
          underWay -= 1;
          return verdict;
        },
        (given) => given,
      ),
    ),
  );
  return { ...seen, limited: outcomes.filter(({ kind }) => kind === "limited").length };
}
const times = <Made>(count: number, make: (n: number) => Made): Made[] =>
  Array.from({ length: count }, (_, n) => make(n));

test("wrong attempts are limited per address, per network and per user name, however written", async () => {
  const it = limitsOf();
  for (const name of ["a", "b", "c"]) expect(await wrong(it, "1.2.3.4", name)).toBeNull();
  expect(await wrong(it, "1.2.3.4", "d")).toBeGreaterThan(0);
  expect(await wrong(it, "5.6.7.8", "d")).toBeNull();
  const byName = limitsOf();
  expect(await wrong(byName, "1.1.1.1", "sub")).toBeNull();
  expect(await wrong(byName, "2.2.2.2", " SUB ")).toBeNull();
  expect(await wrong(byName, "3.3.3.3", "\u{ff33}UB")).toBeGreaterThan(0);
  const byNetwork = limitsOf();
  for (const host of [":1", ":2:3", "f:f:f:f"])
    expect(await wrong(byNetwork, `2001:db8:0:7:${host}`, host)).toBeNull();
  expect(await wrong(byNetwork, "2001:db8:0:7:9:9:9:9", "d")).toBeGreaterThan(0);
  expect(await wrong(byNetwork, "2001:db8:0:8::1", "d")).toBeNull();
});

test("attempts are counted apart for each purpose and each limit", async () => {
  const store = storeIn();
  const it = limitsOf({}, store);
  for (let tries = 0; tries < 3; tries += 1) await wrong(it, null, "sub");
  expect(waitOf(await attempt(it, null, "sub", "wrong", "form"))).toBeNull();
  const limits = createLimits(store, () => SECRET, TIMEOUT_MS);
  expect(
    await wrong(limits("send", { perAddress: 1, perSubject: 1, windowS: 60 }), null, "sub"),
  ).toBeNull();
});

test("a right attempt counts nothing and clears its user name, but not its address", async () => {
  const it = limitsOf();
  for (const name of ["a", "b", "c", "d", "e"])
    expect(waitOf(await attempt(it, "1.2.3.4", name, "right"))).toBeNull();
  await wrong(it, "1.2.3.4", "sub");
  await attempt(it, "1.2.3.4", "sub", "right");
  await wrong(it, "1.2.3.4", "sub");
  expect(await wrong(it, null, "sub")).toBeNull();
  await wrong(it, "1.2.3.4", "other");
  expect(await wrong(it, "1.2.3.4", "another")).toBeGreaterThan(0);
});

test("unjudged and failed attempts count nothing", async () => {
  const it = limitsOf();
  const source = { address: "1.2.3.4", purpose: "sign-in", subject: "sub" } as const;
  for (let tries = 0; tries < 20; tries += 1) {
    expect(waitOf(await attempt(it, "1.2.3.4", "sub", "uncounted"))).toBeNull();
    const thrown = it.tryWithin(
      source,
      () => Promise.reject(new Error("down")),
      () => "wrong",
    );
    await expect(thrown).rejects.toThrow("down");
  }
  expect(waitOf(await attempt(it, "1.2.3.4", "sub", "right"))).toBeNull();
});

test("a window ends after its time, however many attempts are refused meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const it = limitsOf({ perAddress: 4 });
  await wrong(it, "1.1.1.1", "sub");
  vi.setSystemTime(Date.now() + 10_000);
  await wrong(it, "2.2.2.2", "sub");
  for (let tries = 0; tries < 50; tries += 1) expect(await wrong(it, "9.9.9.9", "sub")).toBe(50);
  // Its address has no failures, so all four wrong attempts are left.
  for (const name of ["a", "b", "c", "d"]) expect(await wrong(it, "9.9.9.9", name)).toBeNull();
  expect(await wrong(it, "9.9.9.9", "e")).toBe(60);
  vi.setSystemTime(Date.now() + 49_001);
  expect(await wrong(it, "7.7.7.7", "sub")).toBe(1);
  vi.setSystemTime(Date.now() + 1_000);
  expect(waitOf(await attempt(it, "7.7.7.7", "sub", "right"))).toBeNull();
});

test("an office of 200 signs in at once, also after 200 wrong attempts elsewhere", async () => {
  const it = limitsOf({ perAddress: 100 });
  const homes = times(200, (n) => [`10.0.0.${n}`, `m${n}`, "wrong"] as const);
  expect(await rush(it, homes)).toMatchObject({ asked: 200, limited: 0 });
  const members = times(200, (n) => ["1.2.3.4", `m${n}`, "right"] as const);
  expect(await rush(it, members)).toEqual({ asked: 200, limited: 0, atMost: 100 });
});

test("many wrong attempts at once, for a name or from an address, pass only up to the limit", async () => {
  const it = limitsOf({ perAddress: 5000, perSubject: 20 });
  const guesses = times(300, (n) => [`10.0.0.${n}`, "sub", "wrong"] as const);
  expect(await rush(it, guesses)).toMatchObject({ asked: 20, limited: 280 });
  expect(await rush(it, guesses.slice(0, 30))).toMatchObject({ asked: 0, limited: 30 });
  const other = limitsOf({ perAddress: 100 });
  for (let n = 0; n < 30; n += 1) await wrong(other, "1.2.3.4", `w${n}`);
  const sprayed = times(1000, (n) => ["1.2.3.4", `m${n}`, "wrong"] as const);
  expect(await rush(other, sprayed)).toMatchObject({ asked: 70, limited: 930 });
  expect(await wrong(other, "1.2.3.4", "m")).toBeGreaterThan(0);
});

test("an attempt that is refused because others are under way is not counted", async () => {
  const it = limitsOf();
  const gate = Promise.withResolvers<AttemptVerdict>();
  const held = ["1.1.1.1", "2.2.2.2"].map((each) => attempt(it, each, "sub", gate.promise));
  for (let n = 0; n < 9; n += 1) expect(await wrong(it, "3.3.3.3", "sub")).toBeGreaterThan(0);
  gate.resolve("uncounted");
  expect((await Promise.all(held)).map(waitOf)).toEqual([null, null]);
  for (const address of ["1.1.1.1", "2.2.2.2"]) expect(await wrong(it, address, "sub")).toBeNull();
});

test("with a limit of one attempts come one after the other, whenever they arrive", async () => {
  const it = limitsOf({ perSubject: 1 });
  const gates = times(3, () => Promise.withResolvers<AttemptVerdict>());
  const [first, second, third] = gates.map(({ promise }) => attempt(it, null, "sub", promise));
  gates[0]?.resolve("uncounted");
  await first;
  const fourth = attempt(it, null, "sub", "uncounted");
  for (const { resolve } of gates) resolve("uncounted");
  const all = await Promise.all([second, third, fourth]);
  expect(all.map((each) => each && waitOf(each))).toEqual([null, null, null]);
});

test("an attempt whose line is too slow or too long is to wait two seconds", async () => {
  vi.useFakeTimers();
  const it = limitsOf({ perSubject: 1 });
  const gate = Promise.withResolvers<AttemptVerdict>();
  const first = attempt(it, null, "sub", gate.promise);
  const second = attempt(it, null, "sub", "right");
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS + 999);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(1);
  gate.resolve("uncounted");
  expect([waitOf(await first), waitOf(await second)]).toEqual([null, 2]);
  for (let n = 0; n < 1001; n += 1) void attempt(it, null, "other", forever);
  expect(waitOf(await attempt(it, null, "other", "right"))).toBe(2);
});

test("the store names no one, and keeps a count no longer than a minute after its window", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  const store = storeIn();
  const it = limitsOf({}, store);
  await wrong(it, "203.0.113.77", "jordan.sentinel");
  const rows = () => store.database.prepare("SELECT * FROM limits").all();
  expect(rows()).toHaveLength(2);
  expect(JSON.stringify(rows())).not.toMatch(/jordan|sentinel|203\.0|0\.113/i);
  vi.advanceTimersByTime(120_000);
  expect(rows()).toEqual([]);
});

test("two processes with one file count together", async () => {
  const directory = mkdtempSync(join(tmpdir(), "limits-"));
  ends.push(() => rmSync(directory, { recursive: true }));
  const [a, b] = times(2, () => limitsOf({ perSubject: 4 }, storeIn(directory)));
  if (a === undefined || b === undefined) throw new Error("there are two");
  for (const it of [a, b, a]) expect(await wrong(it, null, "sub")).toBeNull();
  expect(waitOf(await attempt(b, null, "sub", "right"))).toBeNull();
  for (const it of [a, b, a, b]) expect(await wrong(it, null, "sub")).toBeNull();
  for (const it of [a, b]) expect(await wrong(it, null, "sub")).toBe(60);
});

test.each([
  ["fails", ({ database }: ReturnType<typeof storeIn>) => database.exec("DROP TABLE limits")],
  ["is full", ({ database }: ReturnType<typeof storeIn>) => database.exec("PRAGMA query_only = 1")],
  ["is closed", ({ database }: ReturnType<typeof storeIn>) => database.close()],
])("while the store %s the process applies the limits alone", async (_what, fail) => {
  const store = storeIn();
  const it = limitsOf({}, store);
  expect(await wrong(it, "1.2.3.4", "sub")).toBeNull();
  fail(store);
  for (const name of ["a", "b", "b"]) expect(await wrong(it, "1.2.3.4", name)).toBeNull();
  expect(await wrong(it, null, "b")).toBeGreaterThan(0);
  expect(await wrong(it, "1.2.3.4", "c")).toBeGreaterThan(0);
  expect(waitOf(await attempt(it, "5.6.7.8", "c", "right"))).toBeNull();
});

test("a store that is away is not asked, and a right attempt clears what was counted without it", async () => {
  const store = storeIn();
  let isAway = true;
  const it = limitsOf({}, { ...store, isAnswering: () => !isAway });
  expect(await wrong(it, null, "sub")).toBeNull();
  expect(store.database.prepare("SELECT * FROM limits").all()).toEqual([]);
  isAway = false;
  expect(waitOf(await attempt(it, null, "sub", "right"))).toBeNull();
  isAway = true;
  for (let n = 0; n < 2; n += 1) expect(await wrong(it, null, "sub")).toBeNull();
  expect(await wrong(it, null, "sub")).toBeGreaterThan(0);
});
