import { expect, test } from "vitest";
import { createVisitor, type Page } from "#tests/harness/pages/visitor.ts";
import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { serveWorld } from "#tests/harness/world/served.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { answeredWith, formOf } from "./pending-steps.ts";

const ELSEWHERE = "https://apps.example.test";

const world = useWorld({
  env: { CRM_SSO_URL: "https://crm.example.test/sso?a=1&b=2", CRM_TEST_ENVIRONMENT: "" },
});

/** A pending browser with this token, which its landing sends on. */
const enterPendingWith = (persona: string, redirect: string | null, host?: string) =>
  answeredWith(world, redirect, persona, host);

const timesIn = (text: string, part: string) => text.split(part).length - 1;
const scriptsOf = ({ document }: Page) => document.querySelectorAll("script");

test("T-02 ROUTING-18 SHELL-10 the page that sends a token has the token once, in an escaped form, and one script with nonce", async () => {
  const { token, browser } = await enterPendingWith("flag-one", null);
  const page = await browser.open("/sso-landing");
  expect(page.status).toBe(200);
  // Nor is it there in parts, as an escaped copy would be.
  for (const part of [token, ...token.split(".")]) expect(timesIn(page.html, part)).toBe(1);
  const field = elementOf(page, 'form[method="post"] input[type="hidden"][name="token"]');
  expect(field.getAttribute("value")).toBe(token);
  expect([...page.headers].join("\n")).not.toContain(token);
  expect(scriptsOf(page).map(({ attributes, textContent }) => [attributes, textContent])).toEqual([
    [{ src: "/send-token.js", nonce: "test-nonce", defer: "" }, ""],
  ]);
  expect(page.html).not.toMatch(/__reactRouter|modulepreload/);
  expect(page.html).toContain('action="https://crm.example.test/sso?a=1&amp;b=2"');
  expect(elementOf(page, "form").getAttribute("action")).toBe(process.env["CRM_SSO_URL"]);
  // No test environment is configured.
  expect(formOf(page).fields.map(([, name]) => name)).toEqual(["token"]);
});

test("SSO-01 the page that sends a token has its brand's style sheet, font and title", async () => {
  const { browser } = await enterPendingWith("summit", ELSEWHERE, HOST.summit);
  const page = await browser.open("/sso-landing");
  const login = await world.visitor(HOST.summit).open("/login");
  const partsOf = ({ document }: Page) => [
    document.querySelector("html")?.attributes,
    document.querySelectorAll('link[rel="stylesheet"]').map((link) => link.getAttribute("href")),
    document.querySelector('link[as="font"]')?.getAttribute("href"),
    document.querySelector('meta[name="viewport"]')?.getAttribute("content"),
    document.querySelector('meta[name="color-scheme"]')?.getAttribute("content"),
  ];
  expect(partsOf(page)).toEqual(partsOf(login));
  expect(elementOf(page, "title").textContent).toBe("Continue - Summit Member Dashboard");
});

test("T-02 requests of scripts, frames or the router's data get no token", async () => {
  const { token, browser } = await enterPendingWith("flag-one", null);
  const headers = { "sec-fetch-dest": "empty", accept: "*/*" };
  const answer = await browser.send("/sso-landing.data", { headers });
  const body = await answer.text();
  expect(answer.status).toBe(202);
  expect(body).toMatch(/"\/sso-landing".*"reload",true/);
  expect(`${body}${[...answer.headers].join()}`).not.toContain(token.split(".")[1]);
  // The sign-in has not ended: the page still sends the token, to a browser that says nothing, too.
  const silent = { headers: { "sec-fetch-dest": "" } };
  expect(timesIn((await browser.open("/sso-landing", silent)).html, token)).toBe(1);
  const other = await enterPendingWith("flag-one", null);
  for (const dest of ["empty", "script", "iframe", "embed"]) {
    const asked = { headers: { "sec-fetch-dest": dest } };
    const refused = await other.browser.send("/sso-landing", asked);
    expect([dest, refused.status]).toEqual([dest, 302]);
    expect(await refused.text()).not.toContain(other.token.split(".")[1]);
  }
});

test("T-15 T-20 the page that sends a token is not stored, runs script by nonce only, and sends its origin", async () => {
  const served = await serveWorld(world);
  try {
    const { token } = await enterPendingWith("flag-one", null);
    await world.fault({ path: "token", body: { token, redirect: null }, times: 1 });
    const browser = createVisitor(served.handle, "http://localhost:3000");
    await browser.post("/login", { username: "flag-one", password: "Sandbox-2026" });
    const page = await browser.open("/sso-landing");
    expect(timesIn(page.html, token)).toBe(1);
    const nonce = scriptsOf(page)[0]?.getAttribute("nonce") ?? "";
    expect(nonce).not.toBe("");
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
    expect(page.headers.get("cache-control")).toBe("no-store");
    // Of several policies the last one counts.
    expect(page.headers.get("referrer-policy")).toMatch(/(^|, )strict-origin$/);
    const script = await browser.send("/send-token.js");
    expect(script.status).toBe(200);
    expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(await script.text()).toContain("requestSubmit");
  } finally {
    served.close();
  }
});

test("T-20 the content policy allows forms to be sent to configured sites only", async () => {
  const served = await serveWorld(world);
  const browser = createVisitor(served.handle, "http://localhost:3000");
  const response = await browser.send("/login").finally(() => served.close());
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(/form-action ([^;]*)/.exec(policy)?.[1]?.split(" ")).toEqual([
    "'self'",
    "https://ebill.example.test",
    "https://directory.example.test",
    "https://crm.example.test",
    "https://apps.example.test",
  ]);
});
