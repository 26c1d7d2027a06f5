import { afterAll, beforeAll, expect, test } from "vitest";
import { overHttp } from "../world/over-http.ts";
import { exchangeRaw, headerOf, rawRequest } from "../world/raw.ts";
import { openRealWorld, signIn, startDashboard, type RealWorld } from "../world/real-world.ts";
import { createVisitor } from "../world/visitor.ts";

let world: RealWorld;
let access: string;
let api: string;

beforeAll(async () => {
  world = await openRealWorld();
  [access = "", api = ""] = await cookiesOf("sub");
});
afterAll(() => world.close());

async function cookiesOf(persona: string, host?: string): Promise<string[]> {
  const { jar } = await world.enter(persona, host);
  return ["access_token", "api_token"].map((name) => jar.get(name)?.value ?? "");
}

const home = (cookie: string, host = "localhost") =>
  exchangeRaw(world.dashboard.port, rawRequest("GET", "/home", { Cookie: cookie, Host: host }));

const pair = (first: string, second: string) => `access_token=${first}; api_token=${second}`;
const flip = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1);
const NO_ALGORITHM = "eyJhbGciOiJub25lIn0.eyJzaWQiOiIxIn0.";

test("the cookies themselves open /home", async () => {
  expect((await home(pair(access, api))).status).toBe(200);
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
])("a browser with %s is shown nothing and led to log-out", async (_what, cookie) => {
  const answer = await home(cookie());
  expect([answer.status, headerOf(answer, "location")]).toEqual([302, "/logout"]);
});

test("one member's access token does not open another's session", async () => {
  const [otherAccess = "", otherApi = ""] = await cookiesOf("dep-adult");
  for (const cookie of [pair(access, otherApi), pair(otherAccess, api)]) {
    const answer = await home(cookie);
    expect([answer.status, headerOf(answer, "location")]).toEqual([302, "/logout"]);
  }
});

test("a session of one brand opens no other brand", async () => {
  const [first = "", second = ""] = await cookiesOf("hpp", "partner.localhost");
  expect((await home(pair(first, second), "partner.localhost")).status).toBe(200);
  for (const host of ["localhost", "summit.localhost", "evil.example"]) {
    expect((await home(pair(first, second), host)).status).toBe(302);
  }
});

test("a session that another process sealed with its own key opens nothing", async () => {
  const other = await startDashboard(world.relay.port);
  const browser = createVisitor(overHttp(other.port), `http://localhost:${other.port}`);
  await signIn(browser, "sub");
  const [first = "", second = ""] = [...browser.jar.values()].map(({ value }) => value);
  expect(first.length).toBeGreaterThan(100);
  const answer = await home(pair(first, second));
  expect([answer.status, headerOf(answer, "location")]).toEqual([302, "/logout"]);
});

test("a copied session is worth nothing after log-out", async () => {
  const browser = await world.enter("sub");
  const copied = [...browser.jar].map(([name, { value }]) => `${name}=${value}`).join("; ");
  expect((await home(copied)).status).toBe(200);
  await browser.open("/logout", { method: "POST" });
  const answer = await home(copied);
  expect([answer.status, headerOf(answer, "location")]).toEqual([302, "/logout"]);
});

test.each([
  ["markup for a notice", "notice=<script>alert(1)</script>"],
  ["an unknown notice", "notice=you-won"],
  ["10 kB", `access_token=${"c".repeat(10_000)}`],
])("/login takes no notice of a cookie with %s", async (_what, cookie) => {
  const answer = await exchangeRaw(
    world.dashboard.port,
    rawRequest("GET", "/login", { Cookie: cookie }),
  );
  expect(answer.status).toBe(200);
  expect(answer.body).not.toContain("alert(1)");
  expect(answer.body).not.toContain("you-won");
  expect(answer.body).not.toContain("cccc");
});
