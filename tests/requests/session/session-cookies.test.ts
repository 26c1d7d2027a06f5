import { parseSetCookie } from "cookie";
import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { expectErrorPage } from "#tests/faults/screens/error-page.ts";
import { alertsOf, copyCookies, elementOf, logIn } from "#tests/harness/pages/page-parts.ts";
import { MINUTE_MS, withSession } from "#tests/harness/world/sealed.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { HOST, PASSWORD } from "#tests/harness/world/world.ts";

const world = resetting(useWorld());

/** The Set-Cookie lines of an answer, by name. */
function cookiesOf({ headers }: Response) {
  const lines = headers.getSetCookie();
  return { lines, byName: new Map(lines.map((line) => [parseSetCookie(line).name ?? "", line])) };
}

/** The cookies of a log-in, and of the landing that completes it. */
async function cookiesOfLogIn(persona: string, host: string = HOST.carrier, to = "/home") {
  const browser = world.visitor(host);
  const response = await browser.post("/login", { username: persona, password: PASSWORD });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/sso-landing"]);
  const landing = await browser.send("/sso-landing");
  expect([landing.status, landing.headers.get("location")]).toEqual([302, to]);
  return { begun: cookiesOf(response), ended: cookiesOf(landing) };
}

/** Protected as every cookie of ours, and neither short to guess nor too long for a browser. */
function expectGuarded(line: string | undefined, name: string, maxAge: number): void {
  const { value, ...attributes } = parseSetCookie(line ?? "");
  expect(attributes).toEqual({
    name,
    httpOnly: true,
    secure: true,
    sameSite: "strict",
    path: "/",
    maxAge,
  });
  expect(value?.length).toBeGreaterThanOrEqual(32);
  expect(line?.length).toBeLessThan(4096);
}

/** The browser's own cookie outlives its session by the lifetime of a draft. */
const VISITOR_S = 7200 + 900;

const OVER = "For your security, your session has ended. Log in again to continue.";

/** Opens a page as a signed-in member whom the gateway refuses with 401 at the `refused` calls. */
async function openRefused(path: string, refused: readonly string[]) {
  const browser = await world.enter("sub");
  await browser.open("/home");
  await world.fault(...refused.map((each) => ({ path: each, status: 401 })));
  const page = await browser.open(path);
  return { browser, page };
}

test.each([
  ["sub", HOST.carrier, "/home"],
  ["emp", HOST.summit, "/login-as"],
])(
  "CONST-01 CONST-02 CONST-03 CONST-04 CONST-05 ROUTING-24 ROUTING-26 T-16 T-17 cookies of %s's log-in at %s",
  async (persona, host, to) => {
    const { begun, ended } = await cookiesOfLogIn(persona, host, to);
    // The log-in only sets the temporary token.
    expect([...begun.byName.keys()].toSorted()).toEqual(["temp_token", "visitor"]);
    expect(begun.lines).toHaveLength(2);
    expectGuarded(begun.byName.get("temp_token"), "temp_token", 7200);
    expectGuarded(begun.byName.get("visitor"), "visitor", VISITOR_S);
    // The last answer sets both tokens, and expires the temporary one.
    const names = ["access_token", "api_token", "temp_token"];
    expect([...ended.byName.keys()].toSorted()).toEqual(names);
    expect(ended.lines).toHaveLength(3);
    for (const name of ["access_token", "api_token"]) {
      expectGuarded(ended.byName.get(name), name, 7200);
    }
    const temporary = parseSetCookie(ended.byName.get("temp_token") ?? "");
    expect(temporary).toMatchObject({ value: "", maxAge: 0, path: "/", secure: true });
    expect(temporary.expires?.getTime()).toBe(0);
  },
);

test("T-16 using a session renews no cookie", async () => {
  const times = { beganMs: 20 * MINUTE_MS, seenMs: MINUTE_MS };
  for (const browser of [await world.enter("sub"), await withSession(world, "sub", times)]) {
    for (const path of ["/home", "/home.data"])
      expect([path, (await browser.send(path)).headers.getSetCookie()]).toEqual([path, []]);
  }
});

test("T-02 T-16 T-83 cookies reveal nothing, and a second log-in has other ones", async () => {
  const token = await world.token("sub");
  const { memberKey } = decodeJwt(token);
  const { begun, ended } = await cookiesOfLogIn("sub");
  for (const line of [...begun.lines, ...ended.lines]) {
    const parts = (parseSetCookie(line).value ?? "").split(".");
    const readable = parts.map((part) => Buffer.from(part, "base64url").toString("latin1"));
    expect(readable.join()).not.toContain(String(memberKey));
    expect(readable.join()).not.toContain("memberKey");
    expect(readable.join()).not.toContain(token.split(".")[0]);
  }
  const again = await cookiesOfLogIn("sub");
  const values = [begun, ended, again.begun, again.ended]
    .flatMap(({ lines }) => lines.map((line) => parseSetCookie(line).value ?? ""))
    .filter((value) => value !== "");
  expect(values).toHaveLength(8);
  expect(new Set(values).size).toBe(8);
});

test("a refused log-in and a visit without cookies set no cookie", async () => {
  const browser = world.visitor();
  expect((await logIn(browser, "sub", "wrong")).headers.getSetCookie()).toEqual([]);
  for (const path of ["/login", "/home", "/nothing"]) {
    expect([path, (await browser.send(path)).headers.getSetCookie()]).toEqual([path, []]);
  }
});

test("T-16 log-out leaves cookies of other products alone", async () => {
  const browser = await world.enter("sub");
  browser.jar.set("neighbour", { value: "theirs", path: "/" });
  expect((await browser.send("/home")).status).toBe(200);
  const out = (await browser.send("/logout")).headers.getSetCookie().join();
  expect(out).toContain("access_token=");
  expect(out).not.toContain("neighbour");
});

test.each([
  ["/claims?from=2026-01-01", ["claims/medical", "account"]],
  ["/claims/export.csv?from=2026-01-01", ["claims/medical", "account"]],
  ["/resource-download/id-card.pdf", ["idCard/view", "account"]],
  ["/id-card", ["idCard/view"]],
])(
  "T-71 HTTP-01 %s redirects to log-in, which says that the session ended, when %j answer 401",
  async (path, refused) => {
    const { browser, page } = await openRefused(path, refused);
    expect([page.hops, alertsOf(page)]).toEqual([["/login"], [OVER]]);
    expect([...browser.jar.keys()]).not.toContain("access_token");
    expect(alertsOf(await browser.open("/login"))).toEqual([]);
  },
);

test("a late answer to a replaced session does not write over the browser's own cookie", async () => {
  const { browser } = await world.openAs("multi", "/select-group");
  const late = world.visitor();
  copyCookies(browser, late);
  await browser.post("/select-group", { groupId: "10007028" });
  const answer = await late.post("/recovery/password", { username: "multi" });
  expect(answer.status).toBe(303);
  expect(answer.headers.getSetCookie().join()).not.toContain("visitor=");
});

test("T-71 an EOB's PDF redirects to log-in when its call and account answer 401", async () => {
  const { browser, page: eob } = await world.openAs("sub", "/eobs/EOB26000010001");
  const pdf = eob.document.querySelector('a[href$="/pdf"]')?.getAttribute("href") ?? "";
  await world.fault({ path: "eobs/pdf", status: 401 }, { path: "account", status: 401 });
  expect((await browser.open(pdf)).hops).toEqual(["/login"]);
});

test("T-71 T-36 a 401 of one call alone is the page's error and reads the account once", async () => {
  const browser = await world.enter("sub");
  await browser.open("/id-card");
  await world.fault({ path: "claims/*", status: 401 });
  const calls = await world.callsDuring(async () => {
    expectErrorPage(await browser.open("/home"), 401);
  });
  expect(calls.filter(({ path }) => path === "/account")).toHaveLength(1);
  await world.mend();
  expect((await browser.open("/home")).hops).toEqual([]);
});

test("T-71 a form that meets the session's end is filled in again after log-in and not sent", async () => {
  const browser = await world.enter("dep-adult");
  const form = "/id-card/1/M/email";
  await world.fault({ path: "idCard/email", status: 401 });
  expect((await browser.openPost(form, { emailAddress: "theo@members.example" })).hops).toEqual([
    "/login",
  ]);
  await world.mend();
  const calls = await world.callsDuring(async () => {
    const page = await logIn(browser, "dep-adult", PASSWORD);
    expect(page.hops).toEqual(["/sso-landing", form]);
    expect(elementOf(page, "#emailAddress").getAttribute("value")).toBe("theo@members.example");
  });
  expect(calls.filter(({ path }) => path === "/idCard/email")).toEqual([]);
});
