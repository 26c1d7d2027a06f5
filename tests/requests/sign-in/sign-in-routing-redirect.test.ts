import { expect, test } from "vitest";
import { elementOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Page, Visitor } from "#tests/harness/visitor.ts";
import { HOST } from "#tests/harness/world.ts";

const LISTED = "https://apps.example.test";
const ALSO_LISTED = "https://claims.example.test:8443";

const world = useWorld({ env: { APPLICATION_ORIGINS: `${LISTED},${ALSO_LISTED}` } });

/** A browser whose log-in was answered with this redirect, and the token it was answered with. */
async function answeredWith(redirect: string | null, persona = "sub", host?: string) {
  const token = await world.token(persona);
  await world.fault({ path: "token", body: { token, redirect }, times: 1 });
  return { browser: await world.onTheWay(persona, host), token };
}

/** The page's one form, as what it would send where. */
function formOf(page: Page) {
  expect(page.document.querySelectorAll("main form")).toHaveLength(1);
  const form = elementOf(page, "main form");
  const fields = form.querySelectorAll("input");
  return {
    method: form.getAttribute("method"),
    action: form.getAttribute("action"),
    fields: fields.map((field) => [
      field.getAttribute("type"),
      field.getAttribute("name"),
      field.getAttribute("value"),
    ]),
    buttons: form.querySelectorAll("button").map((button) => button.textContent),
  };
}

const signedInHere = async (browser: Visitor) => (await browser.send("/home")).status === 200;

test.each([
  [LISTED, LISTED],
  [`${LISTED}/`, LISTED],
  [`${LISTED}/claims/4?from=mail#top`, LISTED],
  ["https://APPS.example.test/Claims", LISTED],
  [`${ALSO_LISTED}/x`, ALSO_LISTED],
])(
  "ROUTING-23 T-15 the listed host of %s gets the token by a form post to its landing",
  async (redirect, origin) => {
    const { browser, token } = await answeredWith(redirect);
    let page: Page | undefined;
    const calls = await world.callsDuring(async () => {
      page = await browser.open("/sso-landing");
    });
    if (page === undefined) throw new Error("no page came");
    expect(page.status).toBe(200);
    expect(page.hops).toEqual([]);
    expect(formOf(page)).toEqual({
      method: "post",
      action: `${origin}/sso-landing`,
      fields: [["hidden", "token", token]],
      buttons: ["Continue"],
    });
    // Which page it leads to there is for that application to find out.
    expect(calls).toEqual([]);
  },
);

test("ROUTING-23 ROUTING-26 SSO-01 afterwards nobody is signed in here, and the page says no more", async () => {
  const { browser } = await answeredWith(LISTED);
  const page = await browser.open("/sso-landing");
  expect(page.text).toBe("ContinueContinue");
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect([...browser.jar.keys()]).toEqual([]);
  const calls = await world.callsDuring(async () => {
    expect((await browser.send("/home")).headers.get("location")).toBe("/logout");
  });
  expect(calls).toEqual([]);
});

test("ROUTING-23 the token stays good there: it was not ended with the way", async () => {
  const { browser, token } = await answeredWith(LISTED);
  await browser.open("/sso-landing");
  const there = world.visitor();
  const response = await there.send("/sso-landing", {
    method: "POST",
    headers: { origin: LISTED },
    body: new URLSearchParams({ token }),
  });
  expect(response.headers.get("location")).toBe("/sso-landing");
  expect((await there.open("/sso-landing")).hops).toEqual(["/home"]);
});

test.each([
  "http://localhost:3000",
  "http://localhost:3000/claims?x=1",
  "http://LOCALHOST:3000/",
  "",
  null,
])(
  "ROUTING-23 T-15 the own host, named as %j, is gone on at by a relative address",
  async (own) => {
    const { browser } = await answeredWith(own);
    const response = await browser.send("/sso-landing");
    expect(response.headers.get("location")).toBe("/home");
    expect(await signedInHere(browser)).toBe(true);
  },
);

test.each([
  "https://evil.example",
  "https://evil.example/?to=https://apps.example.test",
  "http://apps.example.test",
  "https://apps.example.test:8443",
  "https://claims.example.test",
  "https://apps.example.test.evil.example",
  "https://evil.example#https://apps.example.test",
  "https://apps.example.test@evil.example",
  "https://member@apps.example.test",
  "https://member:secret@apps.example.test",
  "//apps.example.test",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https:\\\\apps.example.test",
  "https:/apps.example.test",
  "https:apps.example.test",
  "https:///apps.example.test",
  " https://apps.example.test",
  "https://apps.example.test\t",
  "https://apps.exa\nmple.test",
  "apps.example.test",
  "/home",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://apps.example.test%2f.evil.example",
  "http://localhost:3001",
  "https://localhost:3000",
  "x".repeat(5000),
])("ROUTING-23 T-15 the redirect %j is ignored: the member goes on here", async (redirect) => {
  const { browser, token } = await answeredWith(redirect);
  const response = await browser.send("/sso-landing");
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toBe("/home");
  expect(await response.text()).not.toContain(token);
  expect(await signedInHere(browser)).toBe(true);
});

test("ROUTING-23 the redirect comes before the routing: whoever they are, they go on there", async () => {
  for (const [persona, host] of [
    ["flag360", HOST.carrier],
    ["nopref", HOST.carrier],
    ["ini", HOST.carrier],
    ["flag-one", HOST.carrier],
    ["emp", HOST.summit],
    ["prov-unsigned", HOST.providence],
  ] as const) {
    const { browser } = await answeredWith(LISTED, persona, host);
    const page = await browser.open("/sso-landing");
    expect([persona, page.status, formOf(page).action]).toEqual([
      persona,
      200,
      `${LISTED}/sso-landing`,
    ]);
  }
});

test("T-15 a redirect that is no text is no answer of the contract", async () => {
  const token = await world.token("sub");
  for (const redirect of [42, { host: LISTED }, [LISTED], true]) {
    await world.fault({ path: "token", body: { token, redirect }, times: 1 });
    const page = (await world.signIn("sub")).page;
    expect(page.status).toBe(502);
    expect(page.headers.getSetCookie()).toEqual([]);
  }
});
