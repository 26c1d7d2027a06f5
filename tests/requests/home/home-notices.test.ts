import { expect, test } from "vitest";
import { benefitLimits } from "#server/gateway/calls/benefits/benefits.ts";
import { planManagementDetails } from "#server/gateway/calls/plan/plan-management.ts";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { answerOf, changeAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { linksOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { sectionOf, textOf } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { notices } from "./home-page.ts";

const world = useWorld();
const home = (persona: string, host: string = HOST.carrier) => world.see(persona, "/home", host);

const titlesOf = async (persona: string, host?: string) =>
  notices(await home(persona, host)).map(({ title }) => title);

const EBILL = "You have a bill to review";

test("BRAND-25 HOME-07 HOME-51 the renewal banner says by when to do what, and links to the plan's page", async () => {
  const [banner] = notices(await home("sub"));
  expect(banner?.title).toBe("Open enrollment ends on 12/15/2026");
  expect(banner?.text).toBe("Renew, change or cancel your 2027 plan before open enrollment ends.");
  expect(linksOf(await home("sub"), 'section[aria-label="Notices"]')).toEqual([
    ["Member plan benefits", "/account/plan-benefits"],
    ["Got a bill from a provider? Check it", "/claims/check-a-bill"],
  ]);
});

test("HOME-07 without an answer of plan management there is no plan banner, without any notice no section", async () => {
  await changeAnswer(world, "sub", planManagementDetails, () => null);
  expect(await titlesOf("sub")).toEqual([EBILL]);
  await world.mend();
  const page = await home("cop");
  expect(page.document.querySelector('section[aria-label="Notices"]')).toBeNull();
});

test("HOME-08 MENU-31 the bill notice needs eBill, an eBill alert, and a member who is not termed", async () => {
  for (const path of ["ebill/showEbillAlert", "ebill/hasEbill"]) {
    const page = await seeDuring(world, { path, body: false }, "/home");
    expect(page.text).toContain("Welcome, ");
    expect(notices(page).map(({ title }) => title)).not.toContain(EBILL);
  }
  await world.fault({ path: "ebill/*", body: true });
  const page = await home("term");
  expect(page.text).toContain("Welcome, ");
  expect(notices(page)).toEqual([]);
  expect(await titlesOf("sub")).toContain(EBILL);
});

test("TILE-01 HOME-46 ROLE-20 the partner's member has the limit tile with the gateway's amount", async () => {
  const limits = await answerOf(world, "hpp", benefitLimits, "?suffix=0&asOfDate=2026-11-21");
  const own = limits.find(
    (each) =>
      `${each.productCategory} ${each.coverageType} ${each.networkTier} ${each.limitType}` ===
      "D INDIVIDUAL innet Annual Limit",
  );
  const left = Number(own?.totalRemaining);
  expect(left).toBeGreaterThan(0);
  const page = await world.see("hpp", "/home", HOST.partner);
  const inDollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  const tile = textOf(sectionOf(page.document, "Benefits"));
  expect(tile).toContain(`Annual Limit remaining`);
  expect(tile).toContain(inDollars.format(left));
});
