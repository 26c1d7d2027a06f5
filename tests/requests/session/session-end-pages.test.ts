import { describe, expect, test } from "vitest";
import { TOKEN_TTL_MS } from "#server/session/session.ts";
import { recordOf } from "#tests/harness/world/kept.ts";
import { elementOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import {
  lapsedAge,
  MINUTE_MS,
  overAge,
  withSession,
  withTemporary,
} from "#tests/harness/world/sealed.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";

const ENDED = "/session-ended";
/** Two minutes before the idle limit of fifteen. */
const nearlyIdle = { beganMs: 60 * MINUTE_MS, seenMs: 13 * MINUTE_MS };
/** A minute and a half before the two hours are over. */
const nearlyOver = { beganMs: TOKEN_TTL_MS - 90_000, seenMs: 60_000 };

const world = useWorld();

/** The timed refresh of a page, without script. */
function refreshOf(html: string): string[] {
  const metas = html.match(/<meta http-equiv="refresh"[^>]*>/gi) ?? [];
  // In HTML it is only allowed in the head.
  expect(html.slice(html.indexOf("</head>"))).not.toMatch(/http-equiv="refresh"/i);
  return metas.map((meta) => /content="([^"]*)"/.exec(meta)?.[1]?.replaceAll("&amp;", "&") ?? "");
}

const seenBy = async (browser: Visitor) =>
  Number((await recordOf(browser))?.record.text("seen") ?? 0);

describe("the page that warns of the session's end", () => {
  test("asks whether the member is there, offers to stay or log out, and refreshes at the end", async () => {
    const browser = await withSession(world, "sub", nearlyIdle);
    const page = await browser.open(`${ENDED}?from=%2Fselect-group`);
    expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Are you still there?"]]);
    expect(page.text).toContain("we log you out after 15 minutes without activity.");
    expect(textsOf(page, "main button")).toEqual(["Stay logged in", "Log out"]);
    expect(refreshOf(page.html)).toEqual([`120;url=${ENDED}?from=%2Fselect-group`]);
    expect(textsOf(page, "title")[0]).toMatch(/^Still there\? - /);
  });

  test("offers only log-out near the end of the two hours", async () => {
    const browser = await withSession(world, "sub", nearlyOver);
    const page = await browser.open(`${ENDED}?from=%2Fselect-group`);
    expect(textsOf(page, "h1")).toEqual(["Your session is about to end"]);
    expect(page.text).toContain("sessions last up to 2 hours");
    expect(textsOf(page, "main button")).toEqual(["Log out"]);
    expect(linksOf(page)).toEqual([["Go back to the page", "/select-group"]]);
    expect(refreshOf(page.html)).toEqual([`90;url=${ENDED}?from=%2Fselect-group`]);
  });

  test("has a button that moves the end and leads back, and one that logs out", async () => {
    const browser = await withSession(world, "sub", nearlyIdle);
    const seen = await seenBy(browser);
    const page = await browser.open(`${ENDED}?from=%2Fselect-group%3Fx%3D1`);
    expect(await seenBy(browser)).toBe(seen);
    const next = await browser.submit(page, "Stay logged in");
    expect([next.status, next.hops]).toEqual([200, ["/select-group?x=1"]]);
    expect(await seenBy(browser)).toBeGreaterThan(seen);
    const later = await browser.open(ENDED);
    expect(refreshOf(later.html)).toEqual([`900;url=${ENDED}?from=%2Fhome`]);
    // A script that extends the session in place gets an answer, without a redirect.
    const aged = await withSession(world, "sub", nearlyIdle);
    const response = await aged.post(ENDED, { intent: "extend", stay: "here" });
    expect(response.status).toBe(200);
    expect(await seenBy(aged)).toBeGreaterThan(seen);
    const out = await aged.submit(later, "Log out");
    expect(out.hops).toEqual(["/login"]);
    expect(out.text).toContain("You have logged out successfully.");
    const way = await withTemporary(world, "nopref", nearlyIdle);
    const asked = await way.open(`${ENDED}?from=%2Fupdate-preferences`);
    const stays = await way.submit(asked, "Stay logged in");
    expect([stays.status, stays.hops]).toEqual([200, ["/update-preferences"]]);
  });
});

describe("the page after the session's end", () => {
  test("says why the session ended and links to log-in, for sessions and sign-ins", async () => {
    for (const browser of [
      await withSession(world, "sub", lapsedAge),
      await withTemporary(world, "sub", overAge),
    ]) {
      const page = await browser.open("/sso-landing");
      expect([page.status, page.hops]).toEqual([200, [ENDED]]);
      expect(textsOf(page, "h1")).toEqual(["Your session has ended"]);
      expect(page.text).toContain("we log you out after 15 minutes without activity.");
      expect(page.text).toContain("Sessions last up to 2 hours.");
      expect(page.text).not.toContain("What you typed");
      expect(linksOf(page)).toEqual([["Log in", "/login"]]);
      expect(refreshOf(page.html)).toEqual([]);
    }
  });

  test("is not shown to visitors without a session or after log-out, who get log-in", async () => {
    expect((await world.visitor().open(ENDED)).hops).toEqual(["/login"]);
    const browser = await world.enter("sub");
    await browser.open("/logout");
    expect((await browser.open(ENDED)).hops).toEqual(["/login"]);
  });

  test("restores no session when Stay logged in is pressed after the end", async () => {
    const browser = await withSession(world, "sub", lapsedAge);
    const page = await browser.openPost(ENDED, { intent: "extend", from: "/home" });
    expect([page.hops, textsOf(page, "h1")]).toEqual([[ENDED], ["Your session has ended"]]);
    expect((await browser.send("/home")).headers.get("location")).toBe(ENDED);
  });
});

// app/rules/frame/safe-path.test.ts has all other addresses.
test("the warning page never leads back to another site's address", async () => {
  const from = "//evil.example";
  const browser = await withSession(world, "sub", nearlyIdle);
  const page = await browser.open(`${ENDED}?${new URLSearchParams({ from })}`);
  expect(elementOf(page, "main input[name=from]").getAttribute("value")).toBe("/home");
  // Of several addresses only the first counts.
  const response = await browser.post(ENDED, [
    ["intent", "extend"],
    ["from", from],
    ["from", "/select-group"],
  ]);
  expect([response.status, response.headers.get("location")]).toEqual([303, "/home"]);
  const nearly = await withSession(world, "sub", nearlyOver);
  const over = await nearly.open(`${ENDED}?${new URLSearchParams({ from })}`);
  expect(linksOf(over)).toEqual([["Go back to the page", "/home"]]);
});

describe("without script a page refreshes itself", () => {
  const back = `url=${ENDED}?from=${encodeURIComponent("/home?x=a+b&y=%22")}`;

  test.each([
    ["at the idle limit's warning", 60 * MINUTE_MS, 780],
    ["at the warning of the nearer two hours' end", TOKEN_TTL_MS - 10 * MINUTE_MS, 480],
    ["at the end itself when the warning is over", TOKEN_TTL_MS - 90_000, 90],
  ])("to the warning page %s", async (_name, beganMs, seconds) => {
    const browser = await withSession(world, "sub", { beganMs, seenMs: 0 });
    const { html } = await browser.open("/home?x=a+b&y=%22");
    expect(html).toMatch(/<noscript><meta http-equiv="refresh"/i);
    expect(refreshOf(html)).toEqual([`${seconds};${back}`]);
  });

  test("pages of members and of a sign-in under way refresh to the warning", async () => {
    const member = await world.enter("sub");
    for (const path of ["/select-group", "/login"]) {
      expect(refreshOf((await member.open(path)).html)).toHaveLength(1);
    }
    const way = await world.enterPending("nopref");
    const { html } = await way.open("/update-preferences");
    expect(refreshOf(html)).toEqual([`780;url=${ENDED}?from=%2Fupdate-preferences`]);
  });

  test("pages of visitors and of a token sent on do not refresh", async () => {
    for (const path of ["/login", "/error/404"]) {
      const page = await world.visitor().open(path);
      expect([path, refreshOf(page.html)]).toEqual([path, []]);
      expect(page.html).not.toContain("<noscript><meta");
      expect(page.headers.has("refresh")).toBe(false);
    }
    const handedOff = await world.signIn("flag-one");
    expect(refreshOf(handedOff.page.html)).toEqual([]);
  });
});
