import { parseSetCookie } from "cookie";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { logIn, textsOf } from "../world/page-parts.ts";
import { HOST, openWorld, PASSWORD, type World } from "../world/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const personas = [
  ["sub", HOST.carrier],
  ["summit", HOST.summit],
  ["prov", HOST.providence],
  ["hpp", HOST.partner],
  ["mod", HOST.medicare],
] as const;

/** The Set-Cookie lines of the answer to a log-in, by name. */
async function cookiesOfLogIn(persona: string, host: string) {
  const body = new URLSearchParams({ username: persona, password: PASSWORD });
  const response = await world.visitor(host).send("/login", { method: "POST", body });
  expect(response.status).toBe(303);
  const lines = response.headers.getSetCookie();
  return { lines, byName: new Map(lines.map((line) => [parseSetCookie(line).name, line])) };
}

test.each(personas)(
  "CONST-01 CONST-02 CONST-03 CONST-04 CONST-05 T-16 T-17 a log-in as %s sets two guarded cookies",
  async (persona, host) => {
    const { lines, byName } = await cookiesOfLogIn(persona, host);
    expect([...byName.keys()].toSorted()).toEqual(["access_token", "api_token", "temp_token"]);
    expect(lines).toHaveLength(3);
    for (const name of ["access_token", "api_token"]) {
      const { value, ...attributes } = parseSetCookie(byName.get(name) ?? "");
      expect(attributes).toEqual({
        name,
        httpOnly: true,
        secure: true,
        sameSite: "strict",
        path: "/",
        maxAge: 7200,
      });
      expect(value?.length).toBeGreaterThan(50);
      expect(byName.get(name)?.length).toBeLessThan(4096);
    }
  },
);

test("ROUTING-26 a temporary token left over is ended by the log-in", async () => {
  const { byName } = await cookiesOfLogIn("sub", HOST.carrier);
  const temporary = parseSetCookie(byName.get("temp_token") ?? "");
  expect(temporary).toMatchObject({ value: "", maxAge: 0, path: "/", secure: true });
});

test("T-16 a session is not lengthened by being used: no page sets its cookies again", async () => {
  const { browser } = await world.signIn("sub");
  for (const path of ["/home", "/error/404", "/login", "/resource-download"]) {
    const response = await browser.send(path);
    expect([path, response.headers.getSetCookie()]).toEqual([path, []]);
  }
});

test("T-02 the cookies are sealed: whoever reads them reads neither token nor member", async () => {
  const token = await world.token("sub");
  const { memberKey } = decodeJwt(token);
  const { lines } = await cookiesOfLogIn("sub", HOST.carrier);
  for (const line of lines) {
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
  for (const name of ["access_token", "api_token"]) {
    expect(first.byName.get(name)).not.toBe(second.byName.get(name));
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
    const body = new URLSearchParams({ username: "sub", password: PASSWORD });
    const response = await world.visitor().send("/login", { method: "POST", body });
    expect([redirect, response.headers.get("location")]).toEqual([redirect, "/home"]);
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
