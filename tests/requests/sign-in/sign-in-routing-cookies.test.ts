import { parseSetCookie } from "cookie";
import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Visitor } from "#tests/harness/visitor.ts";
import { HOST } from "#tests/harness/world.ts";

const world = useWorld();

const GUARDED = { httpOnly: true, secure: true, sameSite: "strict", path: "/" };
const TWO_HOURS_S = 7200;

/** What the landing's answer sets and expires, by name. */
async function landing(browser: Visitor) {
  const response = await browser.send("/sso-landing");
  const cookies = response.headers.getSetCookie().map((line) => parseSetCookie(line));
  const names = (gone: boolean) =>
    cookies.filter(({ maxAge }) => (maxAge === 0) === gone).map(({ name }) => name);
  return {
    response,
    cookies: new Map(cookies.map((each) => [each.name, each])),
    set: names(false).toSorted(),
    expired: names(true).toSorted(),
  };
}

const personas = [
  ["sub", HOST.carrier, "/home"],
  ["summit", HOST.summit, "/home"],
  ["prov", HOST.providence, "/home"],
  ["hpp", HOST.partner, "/home"],
  ["mod", HOST.medicare, "/home"],
  ["ini", HOST.carrier, "/account/settings/change-password"],
  ["emp", HOST.summit, "/login-as"],
] as const;

test.each(personas)(
  "ROUTING-24 ROUTING-26 CONST-01 CONST-02 CONST-03 CONST-04 CONST-05 T-16 the answer that leads %s on sets both tokens and ends the temporary one",
  async (persona, host, to) => {
    const { response, cookies, set, expired } = await landing(await world.onTheWay(persona, host));
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(to);
    expect(set).toEqual(["access_token", "activity", "api_token"]);
    expect(expired).toEqual(["temp_token"]);
    for (const name of ["access_token", "api_token"]) {
      const { value = "", ...attributes } = cookies.get(name) ?? {};
      expect(attributes).toEqual({ name, ...GUARDED, maxAge: TWO_HOURS_S });
      expect(value.length).toBeGreaterThan(50);
      expect(value.length).toBeLessThan(4000);
    }
    expect(cookies.get("temp_token")).toMatchObject({ ...GUARDED, value: "" });
  },
);

test.each(personas)(
  "CONST-01 CONST-04 CONST-05 T-16 before that %s holds the temporary token only, for two hours",
  async (persona, host) => {
    const browser = world.visitor(host);
    const body = new URLSearchParams({ username: persona, password: "Sandbox-2026" });
    const response = await browser.send("/login", { method: "POST", body });
    const lines = response.headers.getSetCookie().map((line) => parseSetCookie(line));
    expect(lines.map(({ name }) => name).toSorted()).toEqual(["activity", "temp_token"]);
    const temporary = lines.find(({ name }) => name === "temp_token");
    expect(temporary).toMatchObject({ ...GUARDED, maxAge: TWO_HOURS_S });
    expect(response.headers.get("location")).toBe("/sso-landing");
  },
);

test.each([
  ["flag360", HOST.carrier, "/group-selection"],
  ["nopref", HOST.carrier, "/update-preferences"],
  ["prov-unsigned", HOST.providence, "/registration-policies"],
])(
  "ROUTING-24 ROUTING-26 %s, who is not there yet, keeps the temporary token and gets no other",
  async (persona, host, to) => {
    const browser = await world.onTheWay(persona, host);
    const { response, set, expired } = await landing(browser);
    expect(response.headers.get("location")).toBe(to);
    expect([set, expired]).toEqual([[], []]);
    expect([...browser.jar.keys()].toSorted()).toEqual(["activity", "temp_token"]);
  },
);

test("ROUTING-16 ROUTING-26 who was handed off holds nothing of this site any more", async () => {
  const browser = await world.onTheWay("flag-one");
  const { response, set, expired } = await landing(browser);
  expect(response.status).toBe(200);
  expect(set).toEqual([]);
  expect(expired).toEqual(["activity", "temp_token"]);
  expect([...browser.jar.keys()]).toEqual([]);
});

test("ROUTING-25 T-02 no page of the way in holds the token, nor anything that would store it", async () => {
  const token = await world.token("sub");
  await world.fault({ path: "token", body: { token, redirect: null } });
  const browser = await world.onTheWay("sub");
  const answers = [await browser.send("/sso-landing"), await browser.send("/home")];
  answers.push(await browser.send("/home.data"), await browser.send("/error/404"));
  for (const answer of answers) {
    const text = await answer.text();
    expect(text).not.toContain(token);
    expect(text).not.toContain(token.split(".").at(-1));
    expect(text).not.toMatch(/localStorage|sessionStorage/);
  }
  expect(answers[1]?.status).toBe(200);
});

test("T-16 every way and every session is a new one: no value is given twice", async () => {
  const values = new Set<string>();
  for (let turn = 0; turn < 3; turn += 1) {
    const browser = await world.onTheWay("sub");
    values.add(browser.jar.get("temp_token")?.value ?? "");
    await browser.send("/sso-landing");
    values.add(browser.jar.get("access_token")?.value ?? "");
    values.add(browser.jar.get("api_token")?.value ?? "");
  }
  expect(values.size).toBe(9);
});

test("ROUTING-24 a landing that fails sets no token and keeps the way", async () => {
  for (const fault of [{ status: 500 }, { status: 403 }, { body: [42] }]) {
    await world.fault({ path: "account/status", ...fault });
    const browser = await world.onTheWay("sub");
    const { response, set, expired } = await landing(browser);
    await world.mend();
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect([set, expired]).toEqual([[], []]);
    expect(browser.jar.has("temp_token")).toBe(true);
  }
});
