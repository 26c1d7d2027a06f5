import { describe, expect, test } from "vitest";
import { keyRing } from "#server/session/key-ring.ts";
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

describe("a kept form", () => {
  test.each(["nopref-ext", "emp"])(
    "is deleted when another member, %s, signs in",
    async (other) => {
      const browser = await withKeptForm();
      const page = await signIn(browser, other);
      expect(page.html).not.toContain(MAIL);
      expect((await browser.open(PATH)).html).not.toContain(MAIL);
      expect(cookieOf(browser, "draft")).toBeUndefined();
      await browser.open("/logout");
      expect((await signIn(browser, "nopref")).html).not.toContain(MAIL);
    },
  );

  test("is not shown to a dependent who lands on the same page, and then no more to its member", async () => {
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

  test("is shown to the member who sent it, with the consents as chosen", async () => {
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
      "is not shown to staff who open its member in the same browser",
      SUBSCRIBER.flag360,
      PATH,
      { memberKey: FLAG360_KEY },
      false,
    ],
    [
      "is shown to staff who sent it for the member they act for",
      SUBSCRIBER.sub,
      SETTINGS,
      { memberKey: STAFF_KEY, actingFor: SUB_KEY },
      true,
    ],
    [
      "is not shown to staff who sent it for another member than they act for",
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

  test("is mentioned by the page of the session's end, and its content is not shown", async () => {
    const browser = await withKeptForm();
    const page = await browser.open("/session-ended");
    expect(page.text).toContain(KEPT);
    expect(page.html).not.toContain(MAIL);
    expect((await browser.open("/login")).html).not.toContain(MAIL);
  });
});

/** Whether nopref, signing in with this kept form, is shown its content. */
async function shownAfterSignIn(kept: string): Promise<boolean> {
  const browser = world.visitor();
  give(browser, { draft: kept });
  const page = await signIn(browser, "nopref");
  expect(page.hops.at(-1)).toBe(PATH);
  return page.html.includes(MAIL);
}

/** The same where the form came into the browser only after the sign-in. */
async function shownWith(kept: string): Promise<boolean> {
  const browser = await world.enterPending("nopref");
  give(browser, { draft: kept });
  const page = await browser.open(PATH);
  expect([page.status, page.hops]).toEqual([200, []]);
  return page.html.includes(MAIL);
}

const form = { memberKey: NOPREF_KEY, domainId: 1, path: PATH, fields: { emailAddress: MAIL } };
const sealed = async (change: Partial<typeof form> = {}, agoMs = 0) =>
  (await sealDraft(worldKeys(), { ...form, ...change }, before(agoMs))) ?? "";

describe("the cookie of a kept form", () => {
  test("is valid for 15 minutes, is strict, and is hidden from scripts", async () => {
    expect(await shownWith(await sealed({}, 15 * MINUTE_MS - 1000))).toBe(true);
    expect(await shownWith(await sealed({}, 15 * MINUTE_MS))).toBe(false);
    const browser = await withTemporary(world, "nopref", lapsedAge);
    const late = await browser.post(PATH, { emailAddress: MAIL });
    const line = late.headers.getSetCookie().find((each) => each.startsWith("kept_form="));
    expect(line).toMatch(/; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  });

  test("is valid only for its member, its brand and its page", async () => {
    expect(await shownAfterSignIn(await sealed())).toBe(true);
    for (const other of [
      { memberKey: "410002400" },
      { domainId: 2 },
      { path: "/registration-policies" },
    ]) {
      expect(await shownWith(await sealed(other))).toBe(false);
    }
  });

  // Other broken seals: server/session/cookies/seal.test.ts.
  test("is ignored when changed, or sealed with another key or for another purpose", async () => {
    const parts = (await sealed()).split(".");
    // Not the last letter of a part, because some of its bits are unused.
    const flip = (part = "") => `${part.startsWith("A") ? "B" : "A"}${part.slice(1)}`;
    const foreign = keyRing([new Uint8Array(32).fill(7)]);
    const other = (await sealDraft(foreign, form, MOMENT)) ?? "";
    const stamp = cookieOf(await withSession(world, "sub", lapsedAge), "activity") ?? "";
    for (const kept of [parts.with(4, flip(parts[4])).join("."), other, stamp, "%zz"]) {
      expect(await shownWith(kept)).toBe(false);
    }
  });

  test("holds no readable address, field name, member key or path", async () => {
    const kept = cookieOf(await withKeptForm(), "draft") ?? "";
    const parts = kept.split(".").map((part) => Buffer.from(part, "base64url").toString("latin1"));
    for (const mark of [MAIL, "emailAddress", NOPREF_KEY, PATH]) {
      expect(parts.join()).not.toContain(mark);
    }
  });

  test("is deleted by a log-out, before or after the next sign-in", async () => {
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
