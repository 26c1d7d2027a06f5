import { beforeEach, expect, test } from "vitest";
import { sealDraft } from "#server/session/forms/draft.ts";
import { loginAsForm, postLoginAs, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { issueLongTokens } from "#tests/harness/gateway/long-tokens.ts";
import { logIn } from "#tests/harness/pages/page-parts.ts";
import { give, MOMENT, sessionOf, worldKeys } from "#tests/harness/world/sealed.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { textOf, type Visitor } from "#tests/harness/pages/visitor.ts";
import { PASSWORD } from "#tests/harness/world/world.ts";
import { post } from "./pending-steps.ts";

let issue: ReturnType<typeof issueLongTokens>;
const world = useWorld();
beforeEach(() => {
  issue = Object.assign(issueLongTokens(world), { length: 8192, filler: "rights" });
});

const namesOf = (browser: Visitor) => [...browser.jar.keys()].toSorted();
const headerOf = (browser: Visitor) =>
  [...browser.jar].map(([name, { value }]) => `${name}=${value}`).join("; ").length;
const isHome = async (browser: Visitor) => {
  const page = await browser.open("/home");
  return page.status === 200 && page.hops.length === 0;
};

test("a member with an 8 kB token logs in, opens home and logs out", async () => {
  issue.filler = "ids";
  const browser = world.visitor();
  const page = await logIn(browser, "sub", PASSWORD);
  expect([page.status, page.hops]).toEqual([200, ["/sso-landing", "/home"]]);
  expect(namesOf(browser)).toEqual(["access_token", "activity", "api_token", "api_token.1"]);
  expect(headerOf(browser)).toBeLessThan(8192);
  expect(await isHome(browser)).toBe(true);
  expect((await browser.open("/logout")).hops).toEqual(["/login"]);
  expect(namesOf(browser)).toEqual([]);
});

test("a group switch from a short token to a long one and back leaves no cookie of the long one", async () => {
  issue.length = null;
  const { browser } = await world.signIn("multi");
  const before = new Map(browser.jar);
  const switchTo = async (group: string) => {
    const page = await browser.open("/select-group");
    const switched = await browser.submit(page, `View group of ${group}`);
    expect(switched.hops).toEqual(["/sso-landing", "/home"]);
  };
  Object.assign(issue, { length: 8192, filler: "ids" });
  await switchTo("Invented Bakery Co-op");
  expect(namesOf(browser)).toContain("api_token.1");
  expect(await isHome(browser)).toBe(true);
  issue.length = null;
  await switchTo("Imaginary Orchards");
  expect(namesOf(browser)).toEqual([...before.keys()].toSorted());
  expect(await isHome(browser)).toBe(true);
});

test("staff with an 8 kB token act for a member with one within 8 kB of cookies, and end it", async () => {
  const browser = await world.arrive("emp");
  expect((await postLoginAs(browser, { subscriberId: SUBSCRIBER.sub })).status).toBe(303);
  expect(headerOf(browser)).toBeLessThan(8192);
  await browser.open("/sso-landing");
  const page = await browser.open("/home");
  expect([page.status, page.hops]).toEqual([200, []]);
  const sections = page.document.querySelectorAll("section").map(textOf);
  expect(sections.join(" ")).toContain("You are viewing as staff");
  expect(headerOf(browser)).toBeLessThan(8192);
  const back = await browser.open("/login-as/end", { method: "POST" });
  expect(back.status).toBe(200);
  expect(namesOf(browser)).not.toContain("staff_token");
});

test("a form kept over the session's end is dropped when a long token leaves no room for it", async () => {
  const keep = async (length: number | null) => {
    Object.assign(issue, { length, filler: "ids" });
    const { memberKey } = await sessionOf(world, "sub", 0);
    const fields = { comments: "c".repeat(1900) };
    const form = { memberKey, domainId: 1, path: "/contact-us", fields };
    const kept = (await sealDraft(worldKeys(), form, MOMENT)) ?? "";
    expect(kept.length).toBeGreaterThan(2500);
    const browser = world.visitor();
    give(browser, { draft: kept });
    const { status } = await browser.post("/login", { username: "sub", password: PASSWORD });
    expect(status).toBe(303);
    return namesOf(browser);
  };
  expect(await keep(null)).toContain("kept_form");
  expect(await keep(8192)).toEqual(["activity", "temp_token", "temp_token.1"]);
});

test("another application may hand over a token of 8 kB and no longer one", async () => {
  for (const [length, status] of [
    [8192, 303],
    [8400, 400],
  ] as const) {
    issue.length = length;
    const token = issue.lengthen(await world.token("sub"));
    const origin = "https://apps.example.test";
    const answer = await post(world.visitor(), "/sso-landing", { token }, { origin });
    expect(answer.status).toBe(status);
  }
});

test("staff whose login-as token is too long keep their own session", async () => {
  issue.filler = "ids";
  const browser = await world.arrive("emp");
  const before = new Map(browser.jar);
  const form = loginAsForm({ subscriberId: SUBSCRIBER.sub });
  expect((await browser.openPost("/login-as", form)).status).toBe(502);
  expect(new Map(browser.jar)).toEqual(before);
  expect(await isHome(browser)).toBe(true);
});
