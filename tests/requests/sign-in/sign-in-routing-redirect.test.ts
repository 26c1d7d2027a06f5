import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { answeredWith, formOf, post, writing } from "./pending-steps.ts";

const LISTED = "https://apps.example.test";
const ALSO_LISTED = "https://claims.example.test:8443";

const world = useWorld({ env: { APPLICATION_ORIGINS: `${LISTED},${ALSO_LISTED}` } });
test.each([
  [`${LISTED}/claims/4?from=mail#top`, LISTED],
  [`${ALSO_LISTED}/x`, ALSO_LISTED],
])(
  "ROUTING-23 ROUTING-26 SSO-01 T-15 the listed origin of %s gets the token by a form post",
  async (redirect, origin) => {
    const { browser, token } = await answeredWith(world, redirect);
    const { page, calls } = await writing(world, () => browser.open("/sso-landing"));
    expect([page.status, page.hops]).toEqual([200, []]);
    expect(formOf(page)).toEqual({
      method: "post",
      action: `${origin}/sso-landing`,
      fields: [["hidden", "token", token]],
      buttons: ["Continue"],
    });
    // That application decides which page it leads to.
    expect(calls).toEqual([]);
    // Afterwards there is no session here, and the page has no other text.
    expect(page.text).toBe("ContinueContinue");
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect([...browser.jar.keys()]).toEqual([]);
    expect((await browser.send("/home")).headers.get("location")).toBe("/logout");
    // The token stays valid there: it was not ended with the pending session.
    const there = world.visitor();
    const handed = await post(there, "/sso-landing", { token }, { origin: LISTED });
    expect(handed.headers.get("location")).toBe("/sso-landing");
    expect((await there.open("/sso-landing")).hops).toEqual(["/home"]);
  },
);

// app/rules/sign-in/application-origin.test.ts has all the others.
test.each(["http://localhost:3000/claims?x=1", "https://apps.example.test@evil.example"])(
  "ROUTING-23 T-15 with the redirect %j log-in leads to home of this site",
  async (redirect) => {
    const { browser, token } = await answeredWith(world, redirect);
    const response = await browser.send("/sso-landing");
    expect([response.status, response.headers.get("location")]).toEqual([302, "/home"]);
    expect(await response.text()).not.toContain(token);
    expect((await browser.send("/home")).status).toBe(200);
  },
);

test("ROUTING-23 a sign-in for another application sends it the token before any other step", async () => {
  for (const [persona, host] of [
    ["flag360", HOST.carrier],
    ["emp", HOST.summit],
    ["prov-unsigned", HOST.providence],
  ] as const) {
    const { browser } = await answeredWith(world, LISTED, persona, host);
    const page = await browser.open("/sso-landing");
    const seen = [persona, page.status, formOf(page).action];
    expect(seen).toEqual([persona, 200, `${LISTED}/sso-landing`]);
  }
});

test("T-15 a redirect that is no text breaks the contract: page 502", async () => {
  const token = await world.token("sub");
  await world.fault({ path: "token", body: { token, redirect: 42 }, times: 1 });
  const page = (await world.signIn("sub")).page;
  expect(page.status).toBe(502);
  expect(page.headers.getSetCookie()).toEqual([]);
});
