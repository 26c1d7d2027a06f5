import { describe, expect, test } from "vitest";
import { createVisitor } from "#tests/harness/pages/visitor.ts";
import { elementOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { serveWorld } from "#tests/harness/world/served.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { formOf } from "./pending-steps.ts";

const CRM = "https://crm.example.test/sso/login?relay=member";

describe("with a configured relationship dashboard", () => {
  const world = useWorld({ env: { CRM_SSO_URL: CRM, CRM_TEST_ENVIRONMENT: "uat-2" } });

  test("ROUTING-16 ROUTING-18 ROUTING-26 SSO-01 T-20 the hand-off form posts token and environment", async () => {
    const token = await world.token("flag-one");
    await world.fault({ path: "token", body: { token, redirect: null } });
    const { browser, page } = await world.signIn("flag-one");
    expect([page.status, page.hops]).toEqual([200, ["/sso-landing"]]);
    // Only a Continue button.
    expect(formOf(page)).toEqual({
      method: "post",
      action: CRM,
      fields: [
        ["hidden", "token", token],
        ["hidden", "testEnvironment", "uat-2"],
      ],
      buttons: ["Continue"],
    });
    expect(textsOf(page, "body h1")).toEqual(["Continue"]);
    expect(page.document.querySelector("h1")?.classList.contains("vh")).toBe(true);
    expect(page.text).toBe("ContinueContinue");
    expect(page.document.querySelectorAll("header, nav, footer, img")).toEqual([]);
    // This completes the sign-in: nothing is left, and reloading gives no second token.
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect([...browser.jar.keys()]).toEqual([]);
    for (const path of ["/sso-landing", "/home"]) {
      const again = await browser.send(path, { headers: { "sec-fetch-site": "same-origin" } });
      expect(again.headers.get("location")).toBe("/logout");
    }
  });

  test("ROUTING-09 ROUTING-10 T-56 after the choice of a flagged group the member is handed off", async () => {
    const { browser, page } = await world.signIn("flag360");
    expect(page.hops.at(-1)).toBe("/group-selection");
    const chosen = await browser.openPost("/group-selection", { groupId: "10007042" });
    expect(chosen.hops).toEqual(["/sso-landing"]);
    expect(elementOf(chosen, "main form").getAttribute("action")).toBe(CRM);
    expect([...browser.jar.keys()]).toEqual([]);
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
});

describe("without", () => {
  const world = useWorld({ env: { CRM_SSO_URL: "" } });

  test("without a configured relationship dashboard flagged members are led to home", async () => {
    expect((await world.signIn("flag-one")).page.hops).toEqual(["/sso-landing", "/home"]);
    const { browser } = await world.signIn("flag360");
    const chosen = await browser.openPost("/group-selection", { groupId: "10007042" });
    expect(chosen.hops).toEqual(["/sso-landing", "/home"]);
  });
});

describe("without a configured test environment", () => {
  const world = useWorld({ env: { CRM_TEST_ENVIRONMENT: "" } });

  test("ROUTING-18 the hand-off form has no field for the test environment", async () => {
    const { page } = await world.signIn("flag-one");
    expect(formOf(page).fields.map(([, name]) => name)).toEqual(["token"]);
    expect(page.html).not.toContain("testEnvironment");
  });
});
