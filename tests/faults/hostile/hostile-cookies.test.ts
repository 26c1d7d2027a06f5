import { beforeAll, expect, test } from "vitest";
import { headerOf, rawRequest } from "#tests/harness/network/raw.ts";
import { useServedWorld } from "#tests/harness/world/use-world.ts";

const world = useServedWorld();
let access: string;
let api: string;
/** The browser's own cookie, which tells whose session it had last. */
let visitor: string;

beforeAll(async () => {
  [access = "", api = "", visitor = ""] = await cookiesOf("sub");
});

async function cookiesOf(persona: string, host?: string): Promise<string[]> {
  const { jar } = await world.enter(persona, host);
  return ["access_token", "api_token", "visitor"].map((name) => jar.get(name)?.value ?? "");
}

const home = (cookie: string, host = "localhost") =>
  world.exchange(rawRequest("GET", "/home", { Cookie: cookie, Host: host }));

/** Status and target of /home with these cookies. */
async function wayOf(cookie: string, host?: string) {
  const answer = await home(cookie, host);
  return [answer.status, headerOf(answer, "location")];
}

const pair = (first: string, second: string) => `access_token=${first}; api_token=${second}`;
const flip = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1);
const NO_ALGORITHM = "eyJhbGciOiJub25lIn0.eyJzaWQiOiIxIn0.";

const OUT = [302, "/logout"];
/** Where the browser's own cookie says that it had a session, which these cookies don't open. */
const ENDED = [302, "/session-ended"];
/** What looks like a cookie of the form before sessions were records: log-in says why. */
const EARLIER = [302, "/login"];

const statusOfWhole = async () => (await home(pair(access, api))).status;

test("a session's unchanged cookies open /home", async () => {
  expect(await statusOfWhole()).toBe(200);
});

test.each([
  ["one sign of the access token changed", OUT, () => pair(flip(access, 20), api)],
  ["one sign of the api token changed", OUT, () => pair(access, flip(api, 20))],
  ["the head of the access token changed", OUT, () => pair(flip(access, 0), api)],
  ["the access token cut short", OUT, () => pair(access.slice(0, -5), api)],
  ["only the access token", OUT, () => `access_token=${access}`],
  ["only the api token", OUT, () => `api_token=${api}`],
  ["the two exchanged", OUT, () => pair(api, access)],
  ["the access token twice", OUT, () => pair(access, access)],
  ["a token without algorithm", EARLIER, () => pair(NO_ALGORITHM, NO_ALGORITHM)],
  ["the session's values as a pending sign-in", OUT, () => `temp_token=${access}.${api}`],
  ["empty values", OUT, () => "access_token=; api_token="],
  ["broken percent signs", OUT, () => "access_token=%E0%A4%A; api_token=%"],
  ["raw bytes", OUT, () => "access_token=\u00FF\u00FE\u0080; api_token=\u00C3"],
  ["7 kB in each", OUT, () => pair("c".repeat(7000), "d".repeat(7000))],
  ["names of a prototype", OUT, () => "__proto__=1; constructor=2; access_token=1"],
  ["a thousand others", OUT, () => Array.from({ length: 1000 }, (_, n) => `c${n}=1`).join("; ")],
  ["no name", OUT, () => "=; ;;; =x"],
])("T-83 a browser with %s is led to %j", async (_what, way, cookie) => {
  expect(await wayOf(cookie())).toEqual(way);
});

test("forged cookies leave the real session open", async () => {
  expect(await statusOfWhole()).toBe(200);
});

test.each([
  ["none", () => ""],
  ["one with a sign changed", () => flip(visitor, 60)],
  ["one cut short", () => visitor.slice(0, -5)],
  ["the access token in its place", () => access],
  ["7 kB in its place", () => "e".repeat(7000)],
])("a browser's own cookie opens nothing, nor does the session need it: %s", async (_, value) => {
  expect((await home(`${pair(access, api)}; visitor=${value()}`)).status).toBe(200);
  expect(await wayOf(`visitor=${value()}`)).toEqual(OUT);
});

test("T-83 cookies of two members together open no session", async () => {
  const [otherAccess = "", otherApi = "", otherVisitor = ""] = await cookiesOf("dep-adult");
  for (const cookies of [pair(access, otherApi), pair(otherAccess, api)]) {
    expect(await wayOf(cookies)).toEqual(OUT);
    for (const own of [visitor, otherVisitor])
      expect([OUT, ENDED]).toContainEqual(await wayOf(`${cookies}; visitor=${own}`));
  }
  expect(await statusOfWhole()).toBe(200);
});

test("a session of one brand opens no page of another brand", async () => {
  const [first = "", second = ""] = await cookiesOf("hpp", "partner.localhost");
  const cookies = pair(first, second);
  for (const host of ["localhost", "summit.localhost", "evil.example"]) {
    expect(await wayOf(cookies, host)).toEqual(OUT);
  }
  expect((await home(cookies, "partner.localhost")).status).toBe(200);
});

test("a copied session opens no page after log-out", async () => {
  const browser = await world.enter("sub");
  const copied = [...browser.jar].map(([name, { value }]) => `${name}=${value}`).join("; ");
  expect((await home(copied)).status).toBe(200);
  await browser.open("/logout", { method: "POST" });
  expect(await wayOf(copied)).toEqual(OUT);
});

test.each([
  ["markup", "visitor=<script>alert(1)</script>"],
  ["an unknown notice", "visitor=you-won"],
  ["10 kB", `access_token=${"c".repeat(10_000)}`],
])("/login ignores a cookie with %s", async (_what, cookie) => {
  const answer = await world.exchange(rawRequest("GET", "/login", { Cookie: cookie }));
  expect(answer.status).toBe(200);
  expect(answer.body).not.toMatch(/alert\(1\)|you-won|cccc/);
});
