import { expect, test } from "vitest";
import { signInCookiesOf } from "#tests/harness/world/kept.ts";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { copyCookies, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useFaultWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { labelsOf, tabsOf } from "../../menus/menus-of.ts";
import { writing } from "../../sign-in/pending-steps.ts";

const world = useFaultWorld();

// Read again at each visit of home; none of them is a call whose caller decides (T-36).
const CALL = "programs";

test.each([
  ["sub", HOST.carrier, CALL],
  // A persona without a call of programs.
  ["prov", HOST.providence, "pcp/eligibility"],
])(
  "HTTP-01 T-18 a 401 of the gateway redirects %s at %s to /login",
  async (persona, host, path) => {
    const page = await seeDuring(world, { path, status: 401 }, "/home", persona, host);
    expect(page.hops).toEqual(["/login"]);
    expect(page.text).toContain("Log in");
  },
);

test("HTTP-01 a 401 of the account ends the session in this browser and for copied cookies", async () => {
  const browser = await world.enter("sub");
  const copy = world.visitor();
  copyCookies(browser, copy);
  await world.fault({ path: "account", status: 401, times: 1 });
  await browser.open("/home");
  expect(signInCookiesOf(browser)).toEqual([]);
  expect((await copy.send("/home")).headers.get("location")).toBe("/logout");
});

test("HTTP-03 T-18 ERR-23 ERR-24 ERR-25 the partner's members get the 401 page in place", async () => {
  for (const path of ["account", "idCard/eligible"]) {
    await world.fault({ path, status: 401, times: 1 });
    const page = await world.see("hpp", "/home", HOST.partner);
    expect([page.hops, page.url.pathname, page.status]).toEqual([[], "/home", 401]);
    expect(textsOf(page, "h1")).toEqual(["Sorry, but we aren't able to authenticate you."]);
    expect(page.text).toContain("Error code: 401 Unauthorized");
    expect(linksOf(page).map(([text]) => text)).toEqual([
      "Return to the partner dashboard",
      "Contact customer service",
      "Contact the health plan",
    ]);
  }
});

test("HTTP-02 an error page in place has the member's frame and links, and no word of the call", async () => {
  await world.fault({ path: CALL, status: 500, body: { message: "canary-1618" } });
  const page = await world.see("sub", "/home");
  expect(textsOf(page, "header button .who__name")).toEqual(["Jordan"]);
  expect(textsOf(page, "header form button")).toEqual(["Log out", "Español"]);
  expect(labelsOf(tabsOf(page))).toEqual(["Home", "Benefits", "Find care", "Claims/EOBs"]);
  expect(linksOf(page)).toEqual([
    ["Home", "/home"],
    ["Customer service", "/support/customer-service"],
  ]);
  expect(page.html).not.toMatch(/canary-1618|gateway\.test|GatewayStatusError/);
});

test("HTTP-02 ROUTE-05 when the account fails, the error page has no member's frame", async () => {
  const browser = await world.enter("sub");
  await world.fault({ path: "account", status: 503 });
  const { page, calls } = await writing(world, () => browser.open("/home"));
  expect(page.status).toBe(503);
  expect(page.text).toContain("Error code: 503 Service unavailable");
  expect(textsOf(page, "header button")).toEqual(["Log out", "Español"]);
  expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(["/account"]));
});
