import { loginText } from "#app/text/sign-in/login.ts";
import { expect, test } from "vitest";
import { isShutOut } from "#tests/harness/world/kept.ts";
import { alertsOf, copyCookies, textsOf } from "#tests/harness/pages/page-parts.ts";
import { APPLICATION, handOverOf } from "#tests/harness/world/hand-over.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";

const HERE = { "sec-fetch-site": "same-origin" };

const world = useWorld();

/** A token that is accepted. */
async function handOver(browser: Visitor, token: string): Promise<void> {
  const posted = await browser.send("/sso-landing", handOverOf(token));
  expect(posted.status).toBe(303);
}

const homeOf = async (browser: Visitor): Promise<string> => {
  const response = await browser.send("/home");
  const name = /Welcome, (?:<!-- -->)?(\w+)/.exec(await response.text())?.[1];
  return name ?? `${response.headers.get("location")}`;
};

/** A token of a persona with another one's rights written into it. */
async function staffToken(persona: string): Promise<string> {
  const [head, , signature] = (await world.token(persona)).split(".");
  const claims = { memberKey: "410000100", role: "logInAsAnyone", issuedByRole: null };
  const made = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return [head, made, signature].join(".");
}

/** A token that the gateway refuses. */
async function spentToken(persona: string): Promise<string> {
  const [head, claims] = (await world.token(persona)).split(".");
  return [head, claims, "c3BlbnQ"].join(".");
}

test("SSO-01 ROUTE-16 the landing of a sign-in that stays here is an empty redirect", async () => {
  for (const [persona, to] of [
    ["sub", "/home"],
    ["nopref", "/update-preferences"],
  ] as const) {
    const browser = await world.enterPending(persona);
    const response = await browser.send("/sso-landing", { headers: HERE });
    expect([response.status, response.headers.get("location")]).toEqual([302, to]);
    expect(await response.text()).toBe("");
  }
});

test("SSO-03 ROUTING-01 ROUTING-02 GUARD-01 GUARD-02 /sso-landing leads members home and visitors out", async () => {
  const calls = await world.callsDuring(async () => {
    const nobody = await world.visitor().send("/sso-landing", { headers: HERE });
    expect(nobody.headers.get("location")).toBe("/logout");
  });
  expect(calls).toEqual([]);
  const member = await world.enter("sub");
  const asked = await world.callsDuring(async () => {
    const response = await member.send("/sso-landing", { headers: HERE });
    expect(response.headers.get("location")).toBe("/home");
  });
  expect(asked).toEqual([]);
});

test("S-25 SSO-02 a token in the address, or posted from this site, signs nobody in", async () => {
  const token = await world.token("sub");
  const browser = world.visitor();
  const calls = await world.callsDuring(async () => {
    for (const query of [`token=${token}`, `temp_token=${token}`]) {
      const page = await browser.open(`/sso-landing?${query}`, { headers: HERE });
      expect(page.hops).toEqual(["/logout", "/login"]);
      expect(page.html).not.toContain(token);
    }
    const body = new URLSearchParams({ token });
    const posted = await browser.send("/sso-landing", { method: "POST", body, headers: HERE });
    expect([posted.status, posted.headers.get("location")]).toEqual([302, "/logout"]);
  });
  expect(calls).toEqual([]);
  expect([...browser.jar.keys()]).toEqual([]);
});

test("HTTP-01 SSO-02 a token that the gateway refuses leads to /login with a message, without a cookie", async () => {
  const browser = world.visitor();
  const page = await browser.open("/sso-landing", handOverOf(await spentToken("sub")));
  expect([page.status, page.hops]).toEqual([200, ["/login"]]);
  expect(alertsOf(page)).toEqual([loginText.notices["session-over"]]);
  expect([...browser.jar.keys()]).toEqual([]);
  // At the partner, whose members log in elsewhere, it is the page of 401.
  const partner = world.visitor(HOST.partner);
  const shown = await partner.open("/sso-landing", handOverOf(await spentToken("hpp")));
  expect([shown.status, shown.hops]).toEqual([401, []]);
  expect(textsOf(shown, "h1")).toEqual(["Sorry, but we aren't able to authenticate you."]);
  expect([...partner.jar.keys()]).toEqual([]);
});

test("a forged staff role opens nothing at Summit, where staff are led by their role alone", async () => {
  const browser = world.visitor(HOST.summit);
  const page = await browser.open("/sso-landing", handOverOf(await staffToken("summit")));
  expect([page.hops, [...browser.jar.keys()]]).toEqual([["/login"], []]);
  const landing = await browser.open("/sso-landing", { headers: HERE });
  expect(landing.hops).toEqual(["/logout", "/login"]);
  expect((await browser.open("/login-as", { headers: HERE })).hops).toEqual(["/error/404"]);
});

test("S-25 a refused token ends no session and begins none", async () => {
  const browser = await world.enter("sub");
  // From another host of the same site the Strict cookies are sent.
  const cookie = [...browser.jar].map(([name, { value }]) => `${name}=${value}`).join("; ");
  const post = {
    ...handOverOf(await spentToken("l598")),
    headers: { origin: APPLICATION, cookie },
  };
  for (const fault of [{}, { status: 503 }]) {
    const answer = await world.during({ path: "account", ...fault }, () =>
      browser.send("/sso-landing", post),
    );
    expect(answer.status).not.toBe(303);
    expect(answer.headers.getSetCookie(), JSON.stringify(fault)).toEqual([]);
  }
  expect(await homeOf(browser)).toBe("Jordan");
});

test("S-25 a second hand-over replaces the first", async () => {
  const browser = world.visitor();
  await handOver(browser, await world.token("nopref"));
  await handOver(browser, await world.token("sub"));
  expect((await browser.open("/sso-landing", { headers: HERE })).hops).toEqual(["/home"]);
  expect(await homeOf(browser)).toBe("Jordan");
});

test.each([
  ["l598", "Avery"],
  ["flag-one", "/logout"],
])("T-65 S-25 a hand-over of %s ends the session of another member", async (persona, home) => {
  const browser = await world.enter("sub");
  const copy = world.visitor();
  copyCookies(browser, copy);
  await handOver(browser, await world.token(persona));
  await browser.open("/sso-landing", { headers: HERE });
  expect(await homeOf(browser)).toBe(home);
  expect(await isShutOut(copy)).toBe(true);
});

test("GUARD-03 a sign-in that is left continues at the same step", async () => {
  const browser = await world.enterPending("nopref");
  const land = async () => (await browser.open("/sso-landing", { headers: HERE })).hops;
  expect(await land()).toEqual(["/update-preferences"]);
  expect((await browser.send("/update-preferences")).status).toBe(200);
  expect(await land()).toEqual(["/update-preferences"]);
  expect(await homeOf(browser)).toBe("/logout");
});
