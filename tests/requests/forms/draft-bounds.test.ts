import { describe, expect, test } from "vitest";
import { keyRing } from "#server/session/cookies/seal.ts";
import { sealDraft } from "#server/session/forms/draft.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { logIn } from "#tests/harness/pages/page-parts.ts";
import {
  before,
  cookieOf,
  give,
  lapsedAge,
  MINUTE_MS,
  MOMENT,
  withSession,
  withTemporary,
  worldKeys,
} from "#tests/harness/world/sealed.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST, PASSWORD } from "#tests/harness/world/world.ts";

const KEPT = "Your last form wasn't sent.";
const AGAIN = "Your session ended before this was sent. Check it and send it again.";
const MAIL = "sentinel@members.example";
const NOPREF_KEY = "410001400";
const SUB_KEY = "410000100";
const FLAG360_KEY = "410001200";
const STAFF_KEY = "410001700";
const SETTINGS = "/account/settings";
const PATH = "/update-preferences";
const CONSENTS = { communication: "Y", eob: "N" };

const world = useWorld();

/** A browser with a kept form of nopref. */
async function withKeptForm(): Promise<Visitor> {
  const browser = await withTemporary(world, "nopref", lapsedAge);
  const page = await browser.openPost(PATH, { emailAddress: MAIL });
  expect(page.text).toContain(KEPT);
  return browser;
}

const signIn = (browser: Visitor, persona: string) => logIn(browser, persona, PASSWORD);

describe("never to another member", () => {
  test.each(["nopref-ext", "emp"])("%s of another family signs in: gone", async (other) => {
    const browser = await withKeptForm();
    const page = await signIn(browser, other);
    expect(page.html).not.toContain(MAIL);
    expect((await browser.open(PATH)).html).not.toContain(MAIL);
    expect(cookieOf(browser, "draft")).toBeUndefined();
    await browser.open("/logout");
    expect((await signIn(browser, "nopref")).html).not.toContain(MAIL);
  });

  test("nor to another of the same family, who lands on the very same page", async () => {
    const host = HOST.providence;
    const browser = await withTemporary(world, "prov-unsigned", lapsedAge, { host });
    const kept = await browser.openPost("/registration-policies", CONSENTS);
    expect(kept.text).toContain(KEPT);
    const page = await signIn(browser, "prov-unsigned-dep");
    expect(page.hops).toEqual(["/sso-landing", "/registration-policies"]);
    expect(page.text).not.toContain(AGAIN);
    expect(page.document.querySelectorAll("main input[checked]")).toEqual([]);
    await browser.open("/logout");
    expect((await signIn(browser, "prov-unsigned")).text).not.toContain(AGAIN);
  });

  test("the same member, there, gets it back", async () => {
    const host = HOST.providence;
    const browser = await withTemporary(world, "prov-unsigned", lapsedAge, { host });
    await browser.openPost("/registration-policies", CONSENTS);
    const page = await signIn(browser, "prov-unsigned");
    expect(page.text).toContain(AGAIN);
    const chosen = page.document.querySelectorAll("main input[checked]");
    expect(
      chosen.map((field) => `${field.getAttribute("name")}=${field.getAttribute("value")}`),
    ).toEqual(["communication=Y", "eob=N"]);
  });

  test.each([
    [
      "no staff who open that member get it, in the browser in which it was typed",
      SUBSCRIBER.flag360,
      PATH,
      { memberKey: FLAG360_KEY },
      false,
    ],
    [
      "staff who still act for the member it was typed for get it",
      SUBSCRIBER.sub,
      SETTINGS,
      { memberKey: STAFF_KEY, actingFor: SUB_KEY },
      true,
    ],
    [
      "staff who act for another do not",
      SUBSCRIBER.sub,
      SETTINGS,
      { memberKey: STAFF_KEY, actingFor: FLAG360_KEY },
      false,
    ],
  ])("%s", async (_, subscriber, path, whose, shown) => {
    const { browser } = await actFor(world, "emp", subscriber);
    const kept = { ...whose, domainId: 1, path, fields: { emailAddress: MAIL } };
    give(browser, { draft: (await sealDraft(worldKeys(), kept, MOMENT)) ?? "" });
    const page = await browser.open(path);
    expect([page.status, page.html.includes(MAIL), page.text.includes(AGAIN)]).toEqual([
      200,
      shown,
      shown,
    ]);
  });

  test("and whoever looks at the page of the end reads that there is one, not what it says", async () => {
    const browser = await withKeptForm();
    const page = await browser.open("/session-ended");
    expect(page.text).toContain(KEPT);
    expect(page.html).not.toContain(MAIL);
    expect((await browser.open("/login")).html).not.toContain(MAIL);
  });
});

/** A browser with this kept form that signs in as nopref. */
async function shownWith(kept: string): Promise<boolean> {
  const browser = world.visitor();
  give(browser, { draft: kept });
  const page = await signIn(browser, "nopref");
  expect(page.hops.at(-1)).toBe(PATH);
  return page.html.includes(MAIL);
}

const form = { memberKey: NOPREF_KEY, domainId: 1, path: PATH, fields: { emailAddress: MAIL } };
const sealed = async (change: Partial<typeof form> = {}, agoMs = 0) =>
  (await sealDraft(worldKeys(), { ...form, ...change }, before(agoMs))) ?? "";

describe("the cookie", () => {
  test("counts for fifteen minutes and not a second longer", async () => {
    expect(await shownWith(await sealed({}, 15 * MINUTE_MS - 1000))).toBe(true);
    expect(await shownWith(await sealed({}, 15 * MINUTE_MS))).toBe(false);
    const browser = await withTemporary(world, "nopref", lapsedAge);
    const late = await browser.post(PATH, { emailAddress: MAIL });
    const line = late.headers.getSetCookie().find((each) => each.startsWith("kept_form="));
    expect(line).toMatch(/; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  });

  test("counts for its member, its brand and its page only", async () => {
    expect(await shownWith(await sealed())).toBe(true);
    expect(await shownWith(await sealed({ memberKey: "410002400" }))).toBe(false);
    expect(await shownWith(await sealed({ domainId: 2 }))).toBe(false);
    const browser = world.visitor();
    give(browser, { draft: await sealed({ path: "/registration-policies" }) });
    expect((await signIn(browser, "nopref")).html).not.toContain(MAIL);
    // Also if it came into the browser only after the sign-in, which would have dropped it.
    for (const [memberKey, shown] of [
      [NOPREF_KEY, true],
      ["410002400", false],
    ] as const) {
      give(browser, { draft: await sealed({ memberKey }) });
      expect((await browser.open(PATH)).html.includes(MAIL)).toBe(shown);
    }
  });

  test("changed, cut, of another key or another purpose is ignored", async () => {
    const good = await sealed();
    // Not the last letter of a part, because some of its bits are unused.
    const flip = (part = "") => `${part.startsWith("A") ? "B" : "A"}${part.slice(1)}`;
    const parts = good.split(".");
    const flipped = [3, 4].map((at) => parts.with(at, flip(parts[at])).join("."));
    const head = parts.with(3, "AAAA").join(".");
    const foreign = keyRing([new Uint8Array(32).fill(7)]);
    const other = (await sealDraft(foreign, form, MOMENT)) ?? "";
    const stamp = cookieOf(await withSession(world, "sub", lapsedAge), "activity") ?? "";
    for (const kept of [...flipped, head, good.slice(0, -9), other, stamp, "%zz", "a.b.c.d.e"]) {
      expect(await shownWith(kept)).toBe(false);
    }
  });

  test("holds nothing that can be read without our key", async () => {
    const kept = cookieOf(await withKeptForm(), "draft") ?? "";
    const parts = kept.split(".").map((part) => Buffer.from(part, "base64url").toString("latin1"));
    for (const mark of [MAIL, "emailAddress", NOPREF_KEY, PATH]) {
      expect(parts.join()).not.toContain(mark);
    }
  });

  test("goes with the log-out, and with the log-out that comes after the end", async () => {
    const late = await withKeptForm();
    await late.open("/logout");
    expect(cookieOf(late, "draft")).toBeUndefined();
    expect((await signIn(late, "nopref")).html).not.toContain(MAIL);
    const back = await withKeptForm();
    expect((await signIn(back, "nopref")).html).toContain(MAIL);
    await back.open("/logout", { method: "POST" });
    expect((await signIn(back, "nopref")).html).not.toContain(MAIL);
  });
});
