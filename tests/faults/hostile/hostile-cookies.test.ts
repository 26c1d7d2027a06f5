import { beforeAll, expect, test } from "vitest";
import { sealActivity } from "#server/session/store/activity.ts";
import { keyRing, type KeyRing } from "#server/session/key-ring.ts";
import { sealSession } from "#server/session/session.ts";
import { headerOf, rawRequest } from "#tests/harness/network/raw.ts";
import { give, sessionOf, worldKeys } from "#tests/harness/world/sealed.ts";
import { useServedWorld } from "#tests/harness/world/use-world.ts";

const NAMES = ["access_token", "api_token", "activity"];

const world = useServedWorld();
let access: string;
let api: string;
/** The stamp of the session's last activity; without it no session opens. */
let seen: string;

beforeAll(async () => {
  [access = "", api = "", seen = ""] = await cookiesOf("sub");
});

async function cookiesOf(persona: string, host?: string): Promise<string[]> {
  const { jar } = await world.enter(persona, host);
  return NAMES.map((name) => jar.get(name)?.value ?? "");
}

const home = (cookie: string, host = "localhost") =>
  world.exchange(rawRequest("GET", "/home", { Cookie: cookie, Host: host }));

/** Status and target of /home with these cookies. */
async function wayOf(cookie: string, host?: string) {
  const answer = await home(cookie, host);
  return [answer.status, headerOf(answer, "location")];
}

const pair = (first: string, second: string) => `access_token=${first}; api_token=${second}`;
const withStamp = (cookies: string, stamp: string) => `${cookies}; activity=${stamp}`;
const flip = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1);
const NO_ALGORITHM = "eyJhbGciOiJub25lIn0.eyJzaWQiOiIxIn0.";

const statusOfWhole = async () => (await home(withStamp(pair(access, api), seen))).status;

test("a session's unchanged cookies open /home", async () => {
  expect(await statusOfWhole()).toBe(200);
});

test.each([
  ["one sign of the access token changed", () => pair(flip(access, 60), api)],
  ["one sign of the api token changed", () => pair(access, flip(api, 60))],
  ["the head of the access token changed", () => pair(flip(access, 2), api)],
  ["the access token cut short", () => pair(access.slice(0, -5), api)],
  ["only the access token", () => `access_token=${access}`],
  ["only the api token", () => `api_token=${api}`],
  ["the two exchanged", () => pair(api, access)],
  ["the access token twice", () => pair(access, access)],
  ["a token without algorithm", () => pair(NO_ALGORITHM, NO_ALGORITHM)],
  ["empty values", () => "access_token=; api_token="],
  ["broken percent signs", () => "access_token=%E0%A4%A; api_token=%"],
  ["raw bytes", () => "access_token=\u00FF\u00FE\u0080; api_token=\u00C3"],
  ["7 kB in each", () => pair("c".repeat(7000), "d".repeat(7000))],
  ["names of a prototype", () => "__proto__=1; constructor=2; access_token=1"],
  ["a thousand others", () => Array.from({ length: 1000 }, (_, n) => `c${n}=1`).join("; ")],
  ["no name", () => "=; ;;; =x"],
])("a browser with %s is led to log-out", async (_what, cookie) => {
  expect(await wayOf(cookie())).toEqual([302, "/logout"]);
  // The stamp only proves an earlier session; it gives no access.
  expect(await wayOf(withStamp(cookie(), seen))).toEqual([302, "/session-ended"]);
});

test("the session is still open after forged cookies", async () => {
  expect(await statusOfWhole()).toBe(200);
});

test.each([
  ["none", () => undefined],
  ["an empty one", () => ""],
  ["one with a sign changed", () => flip(seen, 60)],
  ["one cut short", () => seen.slice(0, -5)],
  ["one without algorithm", () => NO_ALGORITHM],
  ["the access token in its place", () => access],
  ["7 kB in its place", () => "e".repeat(7000)],
])("a session whose activity cookie is %s is ended for good", async (_what, stamp) => {
  const [first = "", second = "", whole = ""] = await cookiesOf("sub");
  const told = stamp();
  const cookies = pair(first, second);
  const given = told === undefined ? cookies : withStamp(cookies, told);
  expect(await wayOf(given)).toEqual([302, "/logout"]);
  expect((await home(withStamp(cookies, whole))).status).toBe(302);
});

test("cookies of two members together open no session", async () => {
  const [otherAccess = "", otherApi = "", otherSeen = ""] = await cookiesOf("dep-adult");
  for (const cookies of [pair(access, otherApi), pair(otherAccess, api)]) {
    for (const stamp of [seen, otherSeen]) {
      expect(await wayOf(withStamp(cookies, stamp))).toEqual([302, "/session-ended"]);
    }
  }
  expect(await statusOfWhole()).toBe(200);
  const swapped = withStamp(pair(otherAccess, otherApi), seen);
  expect(await wayOf(swapped)).toEqual([302, "/session-ended"]);
});

/** The cookies of staff who act for sub's subscriber. */
async function actingCookies(): Promise<Readonly<Record<string, string>>> {
  const browser = await world.enter("emp");
  const fields = { subscriberId: "904417823", way: "subscriber" };
  const page = await browser.openPost("/login-as", fields);
  expect(page.text).toContain("You are viewing as staff");
  return Object.fromEntries([...browser.jar].map(([name, { value }]) => [name, value]));
}

test("a session that staff opened for a member needs that staff member's own cookie", async () => {
  const { staff_token: staff = "", ...rest } = await actingCookies();
  const { staff_token: other = "" } = await actingCookies();
  const header = (cookies: Readonly<Record<string, string>>) =>
    Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join("; ");
  const wrong = [other, flip(staff, 60), staff.slice(0, -5), rest["api_token"] ?? "", ""];
  for (const cookies of [rest, ...wrong.map((value) => ({ ...rest, staff_token: value }))]) {
    expect(await wayOf(header(cookies))).toEqual([302, "/session-ended"]);
  }
  expect((await home(header({ ...rest, staff_token: staff }))).status).toBe(200);
});

test("a session of one brand opens no page of another brand", async () => {
  const [first = "", second = "", stamp = ""] = await cookiesOf("hpp", "partner.localhost");
  const cookies = withStamp(pair(first, second), stamp);
  for (const host of ["localhost", "summit.localhost", "evil.example"]) {
    expect(await wayOf(cookies, host)).toEqual([302, "/logout"]);
  }
  expect((await home(cookies, "partner.localhost")).status).toBe(200);
});

test("a session sealed with an unknown key opens no page", async () => {
  const session = await sessionOf(world, "sub", 0);
  const sealedBy = async (keys: KeyRing) => {
    const browser = world.visitor();
    const { access, api } = await sealSession(keys, session);
    give(browser, { access, api, activity: await sealActivity(keys, session, world.now()) });
    expect([...browser.jar.keys()].toSorted()).toEqual(NAMES.toSorted());
    return wayOf([...browser.jar].map(([name, { value }]) => `${name}=${value}`).join("; "));
  };
  expect((await sealedBy(worldKeys()))[0]).toBe(200);
  expect(await sealedBy(keyRing([new Uint8Array(32).fill(7)]))).toEqual([302, "/logout"]);
});

test("a copied session opens no page after log-out", async () => {
  const browser = await world.enter("sub");
  const copied = [...browser.jar].map(([name, { value }]) => `${name}=${value}`).join("; ");
  expect((await home(copied)).status).toBe(200);
  await browser.open("/logout", { method: "POST" });
  expect(await wayOf(copied)).toEqual([302, "/logout"]);
});

test.each([
  ["markup for a notice", "notice=<script>alert(1)</script>"],
  ["an unknown notice", "notice=you-won"],
  ["10 kB", `access_token=${"c".repeat(10_000)}`],
])("/login ignores a cookie with %s", async (_what, cookie) => {
  const answer = await world.exchange(rawRequest("GET", "/login", { Cookie: cookie }));
  expect(answer.status).toBe(200);
  expect(answer.body).not.toMatch(/alert\(1\)|you-won|cccc/);
});
