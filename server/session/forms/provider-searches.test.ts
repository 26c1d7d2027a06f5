import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { COOKIE, createCookieWriter, readCookies } from "../cookies/cookies.ts";
import { keyRing } from "../cookies/seal.ts";
import { createProviderSearchPart, hasShownProvider } from "./provider-searches.ts";
import { createSession, type Session } from "../session.ts";

const now = new Date("2026-11-21T20:00:00Z");
const keys = keyRing([new Uint8Array(randomBytes(32))]);
const criteria = { zip: "97204", radiusMiles: 10, searchString: "O'Brien" };

const sessionOf = (memberKey: string, staff: Session["staff"] = null) =>
  createSession("a.b.c", { memberKey, role: null, issuedByRole: null }, 1, now, { staff });
const own = sessionOf("M1");

/** A browser that keeps its cookies from one request to the next. */
function browse() {
  let cookie = "";
  return {
    cookie: () => cookie,
    async request<Answer>(
      work: (part: ReturnType<typeof createProviderSearchPart>) => Promise<Answer>,
      { session = own, domainId = 1, at = now, beside = "" } = {},
    ): Promise<Answer> {
      const headers = { cookie: [cookie, beside].filter(Boolean).join("; ") };
      const { values: cookies } = readCookies(new Request("http://app.test/", { headers }));
      const writer = createCookieWriter("/");
      const scope = { cookies, writer, domainId, now: at, runtime: { keys } };
      const answer = await work(
        createProviderSearchPart(scope, { current: session, pending: null, unconfirmed: [] }),
      );
      const written = new Headers();
      writer.writeTo(written);
      for (const line of written.getSetCookie()) cookie = line.split(";")[0] ?? "";
      return answer;
    },
  };
}

test("S-20 a search is found by its key, and only in its member's own session", async () => {
  const browser = browse();
  const key = await browser.request((part) => part.startProviderSearch(2, criteria));
  expect(key).toMatch(/^[\w-]{12}$/);
  const find = (options?: Parameters<typeof browser.request>[1]) =>
    browser.request((part) => part.findProviderSearch(key), options);
  expect(await find()).toEqual({ ...criteria, key, suffix: 2, shown: [] });
  const staff = { memberKey: "S1", role: "logInAsAnyone", token: "t", expires: now.getTime() };
  expect(await find({ session: sessionOf("M2") })).toBeNull();
  expect(await find({ session: sessionOf("M1", staff) })).toBeNull();
  expect(await find({ domainId: 2 })).toBeNull();
  expect(await find({ at: new Date(now.getTime() + 7_200_001) })).toBeNull();
  expect(await browser.request((part) => part.findProviderSearch("unknown"))).toBeNull();
  expect(await browser.request((part) => part.findProviderSearch(null))).toBeNull();
});

test("S-20 a search remembers the providers its own pages showed", async () => {
  const browser = browse();
  const [one, two] = [
    await browser.request((part) => part.startProviderSearch(0, criteria)),
    await browser.request((part) => part.startProviderSearch(1, criteria)),
  ];
  const show = (ids: readonly string[]) =>
    browser.request(async (part) => {
      const search = await part.findProviderSearch(one);
      if (search !== null) await part.rememberShownProviders(search, ids);
    });
  await show(["P1", "P2"]);
  const before = browser.cookie();
  await show(["P2"]);
  expect(browser.cookie()).toBe(before);
  await show(["P3"]);
  const shownBy = async (key: string) => {
    const search = await browser.request((part) => part.findProviderSearch(key));
    return ["P1", "P2", "P3", "P4"].filter((id) => search && hasShownProvider(search, id));
  };
  expect(await shownBy(one)).toEqual(["P1", "P2", "P3"]);
  expect(await shownBy(two)).toEqual([]);
});

test("S-20 the same search again keeps its key and the providers it showed", async () => {
  const browser = browse();
  const start = (words: string) =>
    browser.request((part) => part.startProviderSearch(0, { ...criteria, searchString: words }));
  const key = await start("Ode");
  await browser.request(async (part) => {
    const search = await part.findProviderSearch(key);
    if (search !== null) await part.rememberShownProviders(search, ["P1"]);
  });
  expect(await start("Ode")).toBe(key);
  expect(await start("ode")).not.toBe(key);
  const again = await browser.request((part) => part.findProviderSearch(key));
  expect(again !== null && hasShownProvider(again, "P1")).toBe(true);
});

test("S-20 three searches with long words and many providers fit in a cookie", async () => {
  const browser = browse();
  const long = { ...criteria, searchString: "\u{1f468}".repeat(40) };
  const found: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    found.push(await browser.request((part) => part.startProviderSearch(0, long)));
    for (let page = 0; page < 4; page += 1) {
      await browser.request(async (part) => {
        const search = await part.findProviderSearch(found.at(-1) ?? null);
        const ids = Array.from({ length: 25 }, (_, index) => `${page} ${index} `.repeat(90));
        if (search !== null) await part.rememberShownProviders(search, ids);
      });
    }
  }
  expect(browser.cookie().length).toBeLessThan(3900);
  for (const key of found) {
    const search = await browser.request((part) => part.findProviderSearch(key));
    expect(search?.shown).toHaveLength(75);
  }
});

test("S-20 beside long tokens and a choice only the latest search is kept", async () => {
  const browser = browse();
  const chosen = `${COOKIE["provider-choice"]}=${"z".repeat(1800)}`;
  const tokens = `${COOKIE.access}=${"x".repeat(2700)}; ${COOKIE.api}=${"y".repeat(2400)}`;
  const words = "a doctor of a town far away ".repeat(2);
  const start = (suffix: number, beside: string) =>
    browser.request(
      (part) => part.startProviderSearch(suffix, { ...criteria, searchString: words }),
      { beside },
    );
  const find = (key: string) => browser.request((part) => part.findProviderSearch(key));
  const [one, two] = [await start(0, tokens), await start(1, tokens)];
  expect(await find(one)).not.toBeNull();
  const three = await start(2, `${tokens}; ${chosen}`);
  expect([await find(one), await find(two)]).toEqual([null, null]);
  expect(await find(three)).not.toBeNull();
  const otherBrowser = browse();
  const beside = `${COOKIE.access}=${"x".repeat(3500)}; ${COOKIE.api}=${"y".repeat(3500)}`;
  const otherStart = (suffix: number) =>
    otherBrowser.request((part) => part.startProviderSearch(suffix, criteria), { beside });
  const [old, latest] = [await otherStart(0), await otherStart(1)];
  expect(await otherBrowser.request((part) => part.findProviderSearch(old))).toBeNull();
  expect(await otherBrowser.request((part) => part.findProviderSearch(latest))).not.toBeNull();
});
