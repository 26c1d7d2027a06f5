import { afterEach, describe, expect, test } from "vitest";
import { loginText } from "#app/text/sign-in/login.ts";
import { getRuntime } from "#server/runtime.ts";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { logIn } from "#tests/harness/pages/page-parts.ts";
import { draftOf, recordOf, visitorEntry } from "#tests/harness/world/kept.ts";
import {
  cookieOf,
  give,
  lapsedAge,
  MINUTE_MS,
  overAge,
  withTemporary,
} from "#tests/harness/world/sealed.ts";
import { useTurningWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST, PASSWORD, TODAY } from "#tests/harness/world/world.ts";

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

const world = useTurningWorld(TODAY);
afterEach(() => world.turnTo(TODAY));

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
      expect(await draftOf(browser)).toBeNull();
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
    const value = { ...whose, path, fields: { emailAddress: MAIL } };
    const kept = { until: Date.now() + MINUTE_MS, value };
    await (await recordOf(browser))?.record.set("draft", kept);
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

describe("what is left of a session for its form", () => {
  const later = (ms: number) => world.turnTo(new Date(Date.now() + ms).toISOString());

  test("is kept for 15 minutes from when it was sent, however late that was", async () => {
    for (const [ms, shown] of [
      [15 * MINUTE_MS - 1000, true],
      [15 * MINUTE_MS + 1000, false],
    ] as const) {
      const browser = await withTemporary(world, "nopref", overAge);
      await browser.open(PATH);
      later(14 * MINUTE_MS);
      await browser.openPost(PATH, { emailAddress: MAIL });
      later(ms);
      expect((await signIn(browser, "nopref")).html.includes(MAIL)).toBe(shown);
    }
  });

  test("is found by its own browser alone, and fills in its own page alone", async () => {
    const browser = await withTemporary(world, "nopref", lapsedAge);
    await browser.openPost("/registration-policies", { emailAddress: MAIL });
    expect((await signIn(browser, "nopref")).html).not.toContain(MAIL);
    const other = await withKeptForm();
    expect((await signIn(world.visitor(), "nopref")).html).not.toContain(MAIL);
    expect((await signIn(other, "nopref")).html).toContain(MAIL);
  });

  test("holds no readable address, field name, member key or path, in the store or the browser", async () => {
    const browser = await withKeptForm();
    const { id } = visitorEntry(browser, "last") as { id: string };
    const fields = await getRuntime().store.records.read(getRuntime().sessions.remnant(id).key);
    expect(fields?.get("draft")?.length).toBeGreaterThan(50);
    const cookie = cookieOf(browser, "visitor") ?? "";
    const values = [...(fields?.values() ?? []), Buffer.from(cookie, "base64url")];
    const text = [cookie, ...values.map((each) => each.toString("latin1"))].join();
    for (const mark of [MAIL, "emailAddress", NOPREF_KEY, PATH]) expect(text).not.toContain(mark);
  });

  test("is deleted by a log-out, before or after the next sign-in, also for copies of its cookie", async () => {
    const late = await withKeptForm();
    const copy = world.visitor();
    give(copy, { visitor: cookieOf(late, "visitor") ?? "" });
    await late.open("/logout");
    expect(await draftOf(late)).toBeNull();
    for (const each of [late, copy])
      expect((await signIn(each, "nopref")).html).not.toContain(MAIL);
    const back = await withKeptForm();
    expect((await signIn(back, "nopref")).html).toContain(MAIL);
    await back.open("/logout", { method: "POST" });
    expect((await signIn(back, "nopref")).html).not.toContain(MAIL);
  });
});

test.each([
  [MINUTE_MS - 1000, true],
  [MINUTE_MS, false],
])(
  "LANG-04 what was typed before the switch, or a message, is there %i ms later: %s",
  async (ms, isShown) => {
    const path = "/claims/check-a-bill";
    const [browser, left] = [await world.enter("denied"), await world.enter("sub")];
    await left.post("/logout", {});
    await browser.post("/language", { provider: "Hushwood", language: `en ${path}` });
    world.turnTo(new Date(Date.parse(TODAY) + ms).toISOString());
    expect((await browser.open(path)).html.includes('value="Hushwood"')).toBe(isShown);
    const login = await left.open("/login");
    expect(login.text.includes(loginText.notices["logged-out"])).toBe(isShown);
  },
);
