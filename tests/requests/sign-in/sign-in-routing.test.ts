import { expect, test } from "vitest";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { formOf } from "./pending-steps.ts";

const world = useWorld();

const LANDING = "/sso-landing";

test.each<[ids: string, persona: string, host: string, hop: string | null, heading: string]>([
  ["ROUTING-20 ROUTE-03 BRAND-02 ", "sub", HOST.carrier, "/home", "Welcome, Jordan"],
  [
    "ROUTING-09 T-56 ",
    "flag360",
    HOST.carrier,
    "/group-selection",
    "Access your Member Dashboard: Select plan",
  ],
  [
    "ROUTING-12 ROUTING-13 ",
    "nopref",
    HOST.carrier,
    "/update-preferences",
    "Update communication preferences",
  ],
  // Staff have neither e-mail address nor preferences, too.
  ["ROLE-15 ", "emp", HOST.carrier, "/home", "Welcome, Reese"],
  ["ROUTING-03 ROLE-14 ", "emp", HOST.providence, "/login-as", "Login as anyone"],
  ["ROUTING-04 ROLE-14 ", "nonemp", HOST.summit, "/login-as", "Login as non-employee"],
  ["ROUTING-19 ", "ini", HOST.carrier, "/account/settings/change-password", "Change your password"],
  ["T-20 ", "flag-one", HOST.carrier, null, "Continue"],
  [
    "ROUTING-21 BRAND-18 ",
    "prov-unsigned",
    HOST.providence,
    "/registration-policies",
    "Welcome to your dental Member Dashboard",
  ],
])("%slog-in of %s at %s leads to %s", async (_ids, persona, host, hop, heading) => {
  const { page } = await world.signIn(persona, host);
  const hops = hop === null ? [LANDING] : [LANDING, hop];
  expect([page.status, page.hops, textsOf(page, "h1")]).toEqual([200, hops, [heading]]);
});

test("T-72 an unknown plan status or account status does not stop a log-in", async () => {
  const plan = { planStatus: "PAUSED" };
  const own = { groupId: "1", groupName: "Imaginary Orchards", memberKey: "410000100" };
  await world.fault(
    { path: "groups", body: [{ ...own, medical: plan }] },
    { path: "account/status", body: "DLG" },
  );
  expect((await world.signIn("sub")).page.hops).toEqual([LANDING, "/home"]);
});

test("ROUTING-16 ROUTING-18 ROUTING-26 SSO-01 T-20 the form that sends the token posts token and environment", async () => {
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
