import { expect, test } from "vitest";
import { createVisitor, type Page } from "#tests/harness/visitor.ts";
import { elementOf, textsOf } from "#tests/harness/page-parts.ts";
import { serveWorld } from "#tests/harness/served.ts";
import { useWorld } from "#tests/harness/use-world.ts";

const CRM = "https://crm.example.test/sso/login?relay=member";

const world = useWorld({ env: { CRM_SSO_URL: CRM, CRM_TEST_ENVIRONMENT: "uat-2" } });

const fieldsOf = (page: Page) =>
  page.document
    .querySelectorAll("main form input")
    .map((field) => [
      field.getAttribute("type"),
      field.getAttribute("name"),
      field.getAttribute("value"),
    ]);

test("ROUTING-16 ROUTING-18 T-20 the hand-off is a form post of token and environment, with a Continue button", async () => {
  const token = await world.token("flag-one");
  await world.fault({ path: "token", body: { token, redirect: null } });
  const { page } = await world.signIn("flag-one");
  expect(page.hops).toEqual(["/sso-landing"]);
  expect(page.status).toBe(200);
  expect(page.document.querySelectorAll("main form")).toHaveLength(1);
  const form = elementOf(page, "main form");
  expect(form.getAttribute("method")).toBe("post");
  expect(form.getAttribute("action")).toBe(CRM);
  expect(fieldsOf(page)).toEqual([
    ["hidden", "token", token],
    ["hidden", "testEnvironment", "uat-2"],
  ]);
  expect(textsOf(page, "main form button")).toEqual(["Continue"]);
});

test("ROUTING-16 ROUTING-26 with the hand-off the way ends: nothing stays, and reloading gives no second token", async () => {
  const { browser, page } = await world.signIn("flag-one");
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect([...browser.jar.keys()]).toEqual([]);
  const headers = { "sec-fetch-site": "same-origin" };
  const again = await browser.send("/sso-landing", { headers });
  expect(again.headers.get("location")).toBe("/logout");
  expect((await browser.send("/home")).headers.get("location")).toBe("/logout");
});

test("SSO-01 the page of the hand-off shows a Continue control and nothing else", async () => {
  const { page } = await world.signIn("flag-one");
  expect(textsOf(page, "body h1")).toEqual(["Continue"]);
  expect(page.document.querySelector("h1")?.classList.contains("vh")).toBe(true);
  expect(page.text).toBe("ContinueContinue");
  expect(page.document.querySelectorAll("header, nav, footer, img")).toEqual([]);
});

test("ROUTING-16 T-56 the flag counts for the only group, not for one among several", async () => {
  // The flagged group of the two is chosen in group-choice tests; unchosen it only asks.
  const { page } = await world.signIn("flag360");
  expect(page.hops.at(-1)).toBe("/group-selection");
  expect((await world.signIn("multi")).page.hops.at(-1)).toBe("/home");
});

test("ROUTING-09 ROUTING-10 ROUTING-16 T-56 flag360 chooses: the flagged group is handed off", async () => {
  const { browser, page } = await world.signIn("flag360");
  expect(page.hops.at(-1)).toBe("/group-selection");
  const body = new URLSearchParams({ groupId: "10007042" });
  const chosen = await browser.open("/group-selection", { method: "POST", body });
  expect(chosen.hops).toEqual(["/sso-landing"]);
  expect(elementOf(chosen, "main form").getAttribute("action")).toBe(CRM);
  expect([...browser.jar.keys()]).toEqual([]);
});

test("ROUTING-10 T-56 flag360 chooses the group the token is tied to, unflagged: on to home", async () => {
  const { browser } = await world.signIn("flag360");
  const body = new URLSearchParams({ groupId: "10007035" });
  const calls = await world.callsDuring(async () => {
    const chosen = await browser.open("/group-selection", { method: "POST", body });
    expect(chosen.hops).toEqual(["/sso-landing", "/home"]);
    expect(chosen.text).toContain("Taylor");
  });
  expect(calls.map(({ path }) => path)).not.toContain("/group-selection");
});

test("T-20 the page's policy lets forms be sent to the configured sites, and to no others", async () => {
  const served = await serveWorld(world);
  try {
    const browser = createVisitor(served.handle, "http://localhost:3000");
    const response = await browser.send("/login");
    const policy = response.headers.get("content-security-policy") ?? "";
    const targets = /form-action ([^;]*)/.exec(policy)?.[1]?.split(" ");
    expect(targets).toEqual([
      "'self'",
      "https://ebill.example.test",
      "https://crm.example.test",
      "https://directory.example.test",
      "https://apps.example.test",
    ]);
  } finally {
    served.close();
  }
});
