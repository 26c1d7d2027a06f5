import { describe, expect, test } from "vitest";
import { auditTrail } from "#tests/harness/world/audit-trail.ts";
import { alertsOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { cookieOf, withSession } from "#tests/harness/world/sealed.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import { confirm, DOWNLOAD } from "./my-data-of.ts";

const world = resetting(useWorld());

describe("the page of the download", () => {
  test("says what the file holds, whose data, of which days, and that anyone can read the file", async () => {
    const page = await (await world.enter("sub")).open(DOWNLOAD);
    expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Download my data"]]);
    for (const words of [
      "Claims and what each service cost",
      "A list of your explanations of benefits (EOBs)",
      "Jordan Testa-Lindqvist, Theo Testa-Lindqvist, Marisol Testa-Lindqvist, Robin Testa-Lindqvist",
      "11/21/2024 to 11/21/2026",
      "It holds health information. Anyone who has the file can read it.",
    ]) {
      expect(page.text).toContain(words);
    }
    const own = await (await world.enter("dep-adult")).open(DOWNLOAD);
    expect(own.text).toContain("EOBs are not included. Only the subscriber can see them.");
    expect(own.text).toContain("Theo Testa-Lindqvist");
    expect(own.text).not.toMatch(/Jordan|Marisol|Robin/);
  });
});

describe("the password of the download", () => {
  test("is checked once by POST /token, audited, and leads to a link in the same session", async () => {
    const browser = await world.enter("sub");
    const audit = await auditTrail(world);
    const form = await browser.open(DOWNLOAD);
    expect(form.document.querySelectorAll("main input").map((it) => it.id)).toEqual(["password"]);
    const before = cookieOf(browser, "access");
    const calls = await world.callsDuring(async () => {
      const page = await confirm(browser);
      expect(page.hops).toEqual([`${DOWNLOAD}?ready`]);
      expect(textsOf(page, "h1")).toEqual(["Your data is ready to download"]);
      expect(page.text).toContain("If the download stops, or the file won't open");
    });
    const asked = calls.filter(({ method }) => method === "POST");
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      ["/token", { username: "sub", password: PASSWORD, domainId: 1 }],
    ]);
    // The token is dropped: it was not used to sign in.
    expect(cookieOf(browser, "access")).toBe(before);
    expect(await audit()).toEqual([
      expect.objectContaining({
        event: "password-confirmation",
        outcome: "ok",
        actor: expect.stringMatching(/^member:/),
      }),
    ]);
  });

  test("is not asked again where the gateway allows one more error before it locks the account", async () => {
    const browser = await world.enter("sub");
    await world.fault({
      path: "token",
      status: 401,
      body: { errorType: "LOGIN_ATTEMPTS_REMAINING", errorData: { attemptsRemaining: 1 } },
    });
    const page = await confirm(browser, { "Current password": "zebra-1" });
    expect([page.status, page.text.includes("Too many wrong passwords.")]).toEqual([429, true]);
  });

  test("cannot be checked for a locked account, and the page gives the phone number", async () => {
    const browser = await world.enter("sub");
    await world.fault({ path: "token", status: 401, body: { errorType: "ACCOUNT_LOCKED" } });
    const page = await confirm(browser);
    expect([page.status, alertsOf(page).join()]).toEqual([
      401,
      expect.stringMatching(
        /Your account is locked, so we can't check.*Call 503-555-0100 to unlock/,
      ),
    ]);
  });

  test("needs the username of a member from another site, and refuses another member's", async () => {
    const browser = await withSession(world, "sub", { beganMs: 0, seenMs: 0 });
    const form = await browser.open(DOWNLOAD);
    expect(form.document.querySelectorAll("main input").map((it) => it.id)).toEqual([
      "username",
      "password",
    ]);
    const refused = await confirm(browser, { Username: "dep-adult", "Current password": PASSWORD });
    expect([refused.status, alertsOf(refused)]).toEqual([
      401,
      [
        expect.stringContaining(
          "That username and password don't match, or aren't yours. You can try 2 more times.",
        ),
      ],
    ]);
    const still = await browser.open(`${DOWNLOAD}?ready`);
    expect([still.status, still.text.includes("ready to download")]).toEqual([200, false]);
    const page = await confirm(browser, { Username: "sub", "Current password": PASSWORD });
    expect(page.hops).toEqual([`${DOWNLOAD}?ready`]);
    // A name in the form does not replace the known one.
    const known = await world.enter("sub");
    const body = new URLSearchParams({ username: "dep-adult", password: PASSWORD });
    const calls = await world.callsDuring(() => known.send(DOWNLOAD, { method: "POST", body }));
    expect(calls[0]?.body).toMatchObject({ username: "sub" });
  });

  test("is accepted in another group of the same person", async () => {
    const { browser, page } = await world.openAs("multi", "/select-group");
    const groups = page.document
      .querySelectorAll("[name=groupId]")
      .map((it) => it.getAttribute("value") ?? "");
    const groupId = groups.at(-1) ?? "";
    await browser.openPost("/select-group", { groupId });
    await browser.open("/sso-landing");
    const calls = await world.callsDuring(async () => {
      expect((await confirm(browser)).hops).toEqual([`${DOWNLOAD}?ready`]);
    });
    expect(calls.map(({ path }) => path)).toContain("/groups");
  });
});
