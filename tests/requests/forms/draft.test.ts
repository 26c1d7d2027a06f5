import { describe, expect, test } from "vitest";
import { actFor, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { elementOf, logIn } from "#tests/harness/pages/page-parts.ts";
import { draftOf } from "#tests/harness/world/kept.ts";
import { lapsedAge, overAge, withSession, withTemporary } from "#tests/harness/world/sealed.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST, PASSWORD } from "#tests/harness/world/world.ts";
import { fieldsOf, writing } from "../sign-in/pending-steps.ts";

const ENDED = "/session-ended";
const KEPT = "Your last form wasn't sent.";
const AGAIN = "Your session ended before this was sent. Check it and send it again.";

const PATH = "/update-preferences";
const LOGIN_AS = {
  subscriberId: SUBSCRIBER.sub,
  firstName: "Theo",
  lastName: "O’Testa <b>",
  dateOfBirth: "2006-05-14",
  preventSalesforce: "Y",
  way: "member",
};

const PREFERENCES = {
  rendered: "emailBreakingNews electronicEob discontinuePaperStatements emailWhenBillReady",
  emailAddress: "sage@members.example",
  emailBreakingNews: "Y",
  electronicEob: "N",
  discontinuePaperStatements: "N",
};

const world = useWorld();

/** A post after the session's end: the page it leads to, without any gateway call. */
async function postLate(browser: Visitor, path: string, fields: Record<string, string>) {
  const { page, calls } = await writing(world, () => browser.openPost(path, fields));
  expect(calls).toEqual([]);
  expect([page.status, page.hops]).toEqual([200, [ENDED]]);
  return page;
}

/** Signs in again, during which nothing may be written. */
async function signInAgain(browser: Visitor, persona: string): Promise<Page> {
  const { page, writes } = await writing(world, () => logIn(browser, persona, PASSWORD));
  expect(writes.filter(({ path }) => path !== "/token")).toEqual([]);
  return page;
}

const valueOf = (page: Page, id: string) => elementOf(page, `#${id}`).getAttribute("value");

const checkedIn = (page: Page) =>
  page.document
    .querySelectorAll("main input[checked]")
    .map((field) => `${field.getAttribute("name")}=${field.getAttribute("value")}`);

function expectLoginAsFilledIn(page: Page): void {
  expect(page.status).toBe(200);
  expect(page.text).toContain(AGAIN);
  for (const field of ["subscriberId", "firstName", "lastName", "dateOfBirth"] as const) {
    expect(valueOf(page, field)).toBe(LOGIN_AS[field]);
  }
  expect(checkedIn(page)).toEqual(["preventSalesforce=Y"]);
}

describe("a login-as form sent after the session's end", () => {
  test("comes back filled in at another brand after two hours", async () => {
    const browser = await withSession(world, "nonemp", overAge, { host: HOST.summit });
    expect((await postLate(browser, "/login-as", LOGIN_AS)).text).toContain(KEPT);
    expectLoginAsFilledIn(await signInAgain(browser, "nonemp"));
  });

  test("comes back filled in, is carried out once when sent again, and is then forgotten", async () => {
    const browser = await withSession(world, "emp", lapsedAge);
    const ended = await postLate(browser, "/login-as", LOGIN_AS);
    expect(ended.text).toContain(KEPT);
    const page = await signInAgain(browser, "emp");
    expect(page.hops).toEqual(["/sso-landing", "/login-as"]);
    expectLoginAsFilledIn(page);
    const calls = await world.callsDuring(async () => {
      // The first page asks to confirm the typed name.
      const asked = await browser.submit(page, "Continue as subscriber");
      const sent = await browser.submit(asked, "Continue as subscriber");
      expect(sent.text).toContain("Welcome, Jordan");
    });
    expect(calls.filter(({ path }) => path === "/login-as")).toHaveLength(1);
    expect(await draftOf(browser)).toBeNull();
    await browser.open("/login-as/end", { method: "POST" });
    expect((await browser.open("/login-as")).text).not.toContain(AGAIN);
  });

  test("comes back to staff who acted for a member when their session ended", async () => {
    const { browser } = await actFor(world, "nonemp", SUBSCRIBER.multi);
    // As the browser itself forgets them after the two hours; its own cookie lives longer.
    for (const name of ["access_token", "api_token"]) browser.jar.delete(name);
    await postLate(browser, "/login-as", LOGIN_AS);
    const page = await signInAgain(browser, "nonemp");
    expect(page.hops).toEqual(["/sso-landing", "/login-as"]);
    expectLoginAsFilledIn(page);
  });

  test("is deleted when a member or other staff sign in", async () => {
    for (const other of ["sub", "nonemp"]) {
      const browser = await withSession(world, "emp", lapsedAge);
      await postLate(browser, "/login-as", LOGIN_AS);
      const page = await signInAgain(browser, other);
      expect(page.hops).toEqual(["/sso-landing", "/home"]);
      expect(await draftOf(browser)).toBeNull();
      await browser.open("/logout");
      expect((await signInAgain(browser, "emp")).hops).toEqual(["/sso-landing", "/home"]);
      expect((await browser.open("/login-as")).text).not.toContain(AGAIN);
    }
  });
});

describe("a preferences form sent after the session's end", () => {
  test("survives a wrong password, comes back filled in, is saved once and then forgotten", async () => {
    const browser = await withTemporary(world, "nopref", lapsedAge);
    const ended = await postLate(browser, PATH, PREFERENCES);
    expect(ended.text).toContain(KEPT);
    expect((await logIn(browser, "nopref", "Wrong-2026")).status).toBe(401);
    await browser.open("/recovery/password");
    await browser.open("/error/404");
    const page = await signInAgain(browser, "nopref");
    expect(page.hops).toEqual(["/sso-landing", "/update-preferences"]);
    expect(page.text).toContain(AGAIN);
    expect(valueOf(page, "emailAddress")).toBe("sage@members.example");
    expect(checkedIn(page).toSorted()).toEqual([
      "discontinuePaperStatements=N",
      "electronicEob=N",
      "emailBreakingNews=Y",
      // Fields that were not on the form then have their defaults.
      "emailPaymentReminder=Y",
    ]);
    const calls = await world.callsDuring(async () => {
      const sent = await browser.submit(page, "Save");
      expect(sent.hops).toEqual(["/sso-landing", "/home"]);
    });
    expect(calls.filter(({ method }) => method === "PUT")).toMatchObject([
      {
        path: "/account/preferences",
        body: {
          emailAddress: "sage@members.example",
          emailBreakingNews: "Y",
          electronicEob: "N",
          emailWhenBillReady: "N",
          emailPaymentReminder: "Y",
        },
      },
    ]);
    expect(await draftOf(browser)).toBeNull();
    await world.reset();
  });

  test("shows what was typed last when it is refused after the next sign-in", async () => {
    const browser = await withTemporary(world, "nopref", lapsedAge);
    await postLate(browser, PATH, PREFERENCES);
    const page = await signInAgain(browser, "nopref");
    const refused = await browser.submit(page, "Save", { "Email address": "nowhere" });
    expect(refused.status).toBe(400);
    expect(valueOf(refused, "emailAddress")).toBe("nowhere");
    expect(refused.text).not.toContain(AGAIN);
  });

  test("leads home a member who has preferences by now", async () => {
    const browser = await withTemporary(world, "sub", lapsedAge);
    await postLate(browser, PATH, PREFERENCES);
    const page = await signInAgain(browser, "sub");
    expect(page.hops).toEqual(["/sso-landing", "/update-preferences", "/home"]);
    expect(page.text).toContain("Welcome, Jordan");
  });
});

describe("a form sent after the session's end", () => {
  const late = async (path: string, fields: Record<string, string>) => {
    const browser = await withSession(world, "sub", lapsedAge);
    const page = await browser.openPost(path, fields);
    return { browser, page, kept: await draftOf(browser) };
  };

  test("is kept without passwords, tokens, answers, PINs and social security numbers", async () => {
    const { kept } = await late("/account/settings/change-password", {
      currentPassword: "Sandbox-2026",
      newPassword: "Changed-2026",
      repeatPassword: "Changed-2026",
    });
    expect(kept).toEqual({});
    const secret = { token: "t", securityAnswer1: "a", PIN: "1", secretWord: "s", ssn: "9" };
    expect((await late("/home", { ...secret, remark: "kept" })).kept).toEqual({ remark: "kept" });
  });

  test("is kept without fields over 1000 characters, and not at all when the whole is too long", async () => {
    const { kept } = await late("/home", { short: "s", long: "x".repeat(1001) });
    expect(kept).toEqual({ short: "s" });
    // The most fields, of the most characters; a quotation mark takes two in the store.
    const twenty = (sign: string) =>
      Object.fromEntries(
        Array.from({ length: 20 }, (_, at) => [sign.repeat(980) + at, sign.repeat(1000)]),
      );
    expect((await late("/home", twenty("x"))).kept).toEqual(twenty("x"));
    const { kept: none, page } = await late("/home", twenty('"'));
    expect(none).toBeNull();
    expect(page.text).not.toContain(KEPT);
  });

  test("is not kept when the request is a GET or its body no form", async () => {
    for (const [method, body, type] of [
      ["GET", null, null],
      ["GET", null, "application/x-www-form-urlencoded"],
      ["POST", "{}", "application/json"],
      ["POST", "a=b", "text/plain"],
      ["POST", "", null],
    ] as const) {
      const browser = await withSession(world, "sub", lapsedAge);
      const headers = type === null ? {} : { "content-type": type };
      const page = await browser.open("/home", { method, headers, ...(body && { body }) });
      expect([type, page.hops]).toEqual([type, ["/session-ended"]]);
      expect(await draftOf(browser)).toBeNull();
    }
  });

  test("is not kept of visitors or after a log-out", async () => {
    const visitor = world.visitor();
    await visitor.post(PATH, { a: "b" });
    expect([...visitor.jar.keys()]).toEqual([]);
    const gone = await world.enterPending("nopref");
    await gone.open("/logout");
    await gone.post(PATH, { a: "b" });
    expect(await draftOf(gone)).toBeNull();
  });

  test("replaces a form kept before, however the content type is written", async () => {
    const { browser } = await late("/home", { first: "1" });
    const headers = { "content-type": "Application/X-WWW-Form-URLencoded; charset=UTF-8" };
    await browser.open(PATH, { method: "POST", headers, body: "second=2" });
    expect(await draftOf(browser)).toEqual({ second: "2" });
  });

  test("is not kept when another site sent it", async () => {
    const browser = await withTemporary(world, "nopref", lapsedAge);
    const headers = { origin: "https://evil.example" };
    const body = new URLSearchParams({ emailAddress: "sage@members.example" });
    const page = await browser.open(PATH, { method: "POST", body, headers });
    expect(page.status).toBeGreaterThanOrEqual(400);
    expect(await draftOf(browser)).toBeNull();
  });
});

test.each(["", ".data"])(
  "T-71 a form posted to its page%s while the gateway ends the session comes back to that page",
  async (ending) => {
    const browser = await world.enter("sub");
    const at = (end: string) => `/account/ebill${end}?edit=preferences`;
    const fields = Object.fromEntries(fieldsOf(await browser.open(at(""))));
    await world.fault(...["account", "account/preferences"].map((path) => ({ path, status: 401 })));
    await browser.post(at(ending), { ...fields, discontinuePaperStatements: "N" });
    await world.reset();
    await logIn(browser, "sub", PASSWORD);
    const page = await browser.open(at(""));
    expect(page.text).toContain(AGAIN);
    expect(checkedIn(page)).toContain("discontinuePaperStatements=N");
  },
);
