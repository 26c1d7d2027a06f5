import { parseSetCookie } from "cookie";
import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";

const world = useWorld();

/** The cookies that the landing's answer sets and expires, by name. */
async function landing(browser: Visitor) {
  const response = await browser.send("/sso-landing");
  const cookies = response.headers.getSetCookie().map((line) => parseSetCookie(line));
  const names = (gone: boolean) =>
    cookies.filter(({ maxAge }) => (maxAge === 0) === gone).map(({ name }) => name);
  return {
    response,
    set: names(false).toSorted(),
    expired: names(true).toSorted(),
  };
}

test.each([
  ["flag360", "/group-selection"],
  ["nopref", "/update-preferences"],
])(
  "ROUTING-24 ROUTING-26 the landing of %s keeps the temporary token and sets no cookie",
  async (persona, to) => {
    const browser = await world.enterPending(persona);
    const { response, set, expired } = await landing(browser);
    expect(response.headers.get("location")).toBe(to);
    expect([set, expired]).toEqual([[], []]);
    expect([...browser.jar.keys()].toSorted()).toEqual(["activity", "temp_token"]);
  },
);

test("ROUTING-26 after a hand-off the browser has no cookie of this site", async () => {
  const browser = await world.enterPending("flag-one");
  const { response, set, expired } = await landing(browser);
  expect(response.status).toBe(200);
  expect(set).toEqual([]);
  expect(expired).toEqual(["activity", "temp_token"]);
  expect([...browser.jar.keys()]).toEqual([]);
});

test("ROUTING-25 T-02 pages of the sign-in contain neither the token nor code that stores it", async () => {
  const token = await world.token("sub");
  await world.fault({ path: "token", body: { token, redirect: null } });
  const browser = await world.enterPending("sub");
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

test("ROUTING-24 a landing that fails sets no cookie and keeps the temporary token", async () => {
  for (const fault of [{ status: 500 }, { status: 403 }, { body: [42] }]) {
    await world.fault({ path: "account/status", ...fault });
    const browser = await world.enterPending("sub");
    const { response, set, expired } = await landing(browser);
    await world.mend();
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect([set, expired]).toEqual([[], []]);
    expect(browser.jar.has("temp_token")).toBe(true);
  }
});
