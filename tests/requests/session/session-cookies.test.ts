import { parseSetCookie } from "cookie";
import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { logIn, textsOf, WAY_HOME } from "#tests/harness/page-parts.ts";
import { MINUTE_MS, withSession } from "#tests/harness/sealed.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { HOST, PASSWORD } from "#tests/harness/world.ts";

const world = useWorld();

const personas = [
  ["sub", HOST.carrier],
  ["summit", HOST.summit],
  ["prov", HOST.providence],
  ["hpp", HOST.partner],
  ["mod", HOST.medicare],
] as const;

/** The Set-Cookie lines of an answer, by name. */
function cookiesOf({ headers }: Response) {
  const lines = headers.getSetCookie();
  return { lines, byName: new Map(lines.map((line) => [parseSetCookie(line).name ?? "", line])) };
}

/** What a log-in sets, and what the landing sets that ends its way. */
async function cookiesOfLogIn(persona: string, host: string) {
  const browser = world.visitor(host);
  const body = new URLSearchParams({ username: persona, password: PASSWORD });
  const response = await browser.send("/login", { method: "POST", body });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/sso-landing"]);
  const landing = await browser.send("/sso-landing");
  expect([landing.status, landing.headers.get("location")]).toEqual([302, "/home"]);
  return { begun: cookiesOf(response), ended: cookiesOf(landing) };
}

/** Guarded as every cookie of ours is, sealed, and not too long for a browser. */
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
  expect(value?.length).toBeGreaterThan(50);
  expect(line?.length).toBeLessThan(4096);
}

/** The stamp of when somebody was last seen outlives its session by the time a form is kept. */
const ACTIVITY_S = 7200 + 900;

test.each(personas)(
  "CONST-01 CONST-04 CONST-05 T-16 T-17 a log-in as %s sets a guarded temporary token, and no other",
  async (persona, host) => {
    const { lines, byName } = (await cookiesOfLogIn(persona, host)).begun;
    expect([...byName.keys()].toSorted()).toEqual(["activity", "temp_token"]);
    expect(lines).toHaveLength(2);
    expectGuarded(byName.get("temp_token"), "temp_token", 7200);
    expectGuarded(byName.get("activity"), "activity", ACTIVITY_S);
  },
);

test.each(personas)(
  "CONST-01 CONST-02 CONST-03 CONST-04 CONST-05 T-16 T-17 the way in of %s ends with two guarded cookies",
  async (persona, host) => {
    const { lines, byName } = (await cookiesOfLogIn(persona, host)).ended;
    const names = ["access_token", "activity", "api_token", "temp_token"];
    expect([...byName.keys()].toSorted()).toEqual(names);
    expect(lines).toHaveLength(4);
    for (const name of ["access_token", "api_token"]) expectGuarded(byName.get(name), name, 7200);
    expectGuarded(byName.get("activity"), "activity", ACTIVITY_S);
  },
);

test("ROUTING-26 the temporary token is ended by the answer that ends the way", async () => {
  const { byName } = (await cookiesOfLogIn("sub", HOST.carrier)).ended;
  const temporary = parseSetCookie(byName.get("temp_token") ?? "");
  expect(temporary).toMatchObject({ value: "", maxAge: 0, path: "/", secure: true });
  expect(temporary.expires?.getTime()).toBe(0);
});

test("T-16 a session is not lengthened by being used: no page sets its cookies again", async () => {
  const { browser } = await world.signIn("sub");
  for (const path of ["/home", "/error/404", "/login", "/resource-download"]) {
    const response = await browser.send(path);
    expect([path, response.headers.getSetCookie()]).toEqual([path, []]);
  }
});

test("T-16 what a page sets anew after a while is only when its member was last seen", async () => {
  for (const path of ["/home", "/error/404", "/login", "/resource-download", "/home.data"]) {
    const times = { beganMs: 20 * MINUTE_MS, seenMs: MINUTE_MS };
    const browser = await withSession(world, "sub", times);
    const { lines, byName } = cookiesOf(await browser.send(path));
    expect([path, ...byName.keys()]).toEqual([path, "activity"]);
    expect(lines).toHaveLength(1);
    expectGuarded(byName.get("activity"), "activity", ACTIVITY_S);
  }
});

test("T-02 the cookies are sealed: whoever reads them reads neither token nor member", async () => {
  const token = await world.token("sub");
  const { memberKey } = decodeJwt(token);
  const { begun, ended } = await cookiesOfLogIn("sub", HOST.carrier);
  for (const line of [...begun.lines, ...ended.lines]) {
    const parts = (parseSetCookie(line).value ?? "").split(".");
    const readable = parts.map((part) => Buffer.from(part, "base64url").toString("latin1"));
    expect(readable.join()).not.toContain(String(memberKey));
    expect(readable.join()).not.toContain("memberKey");
    expect(readable.join()).not.toContain(token.split(".")[0]);
  }
});

test("T-02 two log-ins of one member give different cookies", async () => {
  const first = await cookiesOfLogIn("sub", HOST.carrier);
  const second = await cookiesOfLogIn("sub", HOST.carrier);
  for (const [name, line] of [...first.begun.byName, ...first.ended.byName]) {
    if (parseSetCookie(line).value === "") continue;
    const others = [second.begun.byName.get(name), second.ended.byName.get(name)];
    expect(others).not.toContain(line);
    expect(others.some((other) => other !== undefined)).toBe(true);
  }
  for (const name of ["access_token", "api_token"]) {
    expect(first.ended.byName.get(name)).not.toBe(second.ended.byName.get(name));
  }
});

test("T-15 a host that the token's answer names, but nobody listed, is not gone to", async () => {
  const token = await world.token("sub");
  for (const redirect of [
    "https://evil.example",
    "http://evil.example/x",
    "//evil.example",
    "javascript:1",
  ]) {
    await world.fault({ path: "token", body: { token, redirect }, times: 1 });
    const page = await logIn(world.visitor(), "sub", PASSWORD);
    expect([redirect, page.hops]).toEqual([redirect, WAY_HOME]);
    expect(page.status).toBe(200);
  }
});

test("a refused log-in sets no cookie, and neither does a visit without one", async () => {
  const browser = world.visitor();
  expect((await logIn(browser, "sub", "wrong")).headers.getSetCookie()).toEqual([]);
  for (const path of ["/", "/login", "/home", "/logout", "/error/404", "/nothing"]) {
    expect([path, (await browser.send(path)).headers.getSetCookie()]).toEqual([path, []]);
  }
});

test("T-16 the cookies of another path or product are not touched", async () => {
  const { browser } = await world.signIn("sub");
  browser.jar.set("neighbour", { value: "theirs", path: "/" });
  const page = await browser.open("/home");
  expect(textsOf(page, "h1").join()).toContain("Jordan");
  const out = await browser.send("/logout");
  expect(out.headers.getSetCookie().join()).not.toContain("neighbour");
});
