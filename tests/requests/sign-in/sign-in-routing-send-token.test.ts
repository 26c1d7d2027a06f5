import { expect, test } from "vitest";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { formOf } from "./pending-steps.ts";

const world = useWorld();

test("ROUTING-16 ROUTING-18 ROUTING-26 SSO-01 T-20 the hand-off form posts token and environment", async () => {
  const token = await world.token("flag-one");
  await world.fault({ path: "token", body: { token, redirect: null } });
  const { browser, page } = await world.signIn("flag-one");
  expect([page.status, page.hops]).toEqual([200, ["/sso-landing"]]);
  // Only a Continue button.
  expect(formOf(page)).toEqual({
    method: "post",
    action: process.env["CRM_SSO_URL"],
    fields: [
      ["hidden", "token", token],
      ["hidden", "testEnvironment", "demo"],
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
