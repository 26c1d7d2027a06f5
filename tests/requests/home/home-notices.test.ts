import { expect, test } from "vitest";
import { planManagementDetails } from "#server/gateway/calls/plan-management.ts";
import { answerOf, changeAnswer } from "#tests/harness/gateway-answers.ts";
import { linksOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { HOST } from "#tests/harness/world.ts";
import { notices } from "./home-page.ts";

const world = useWorld();

const home = (persona: string, host: string = HOST.carrier) => world.see(persona, "/home", host);
const titlesOf = async (persona: string, host?: string) =>
  notices(await home(persona, host)).map(({ title }) => title);

const EBILL = "You have a bill to review";

test("BRAND-25 HOME-07 HOME-51 without a cancellation the banner says by when to do what", async () => {
  const [banner] = notices(await home("sub"));
  expect(banner?.title).toBe("Open enrollment ends on 12/15/2026");
  expect(banner?.text).toBe("Renew, change or cancel your 2027 plan before open enrollment ends.");
  expect(linksOf(await home("sub"), 'section[aria-label="Notices"]')).toEqual([
    ["Member plan benefits", "/account/plan-benefits"],
  ]);
});

test("BRAND-26 HOME-52 status M: medical benefits end on the given date, dental is not named", async () => {
  await changeAnswer(world, "mod", planManagementDetails, (answer) => ({
    ...answer,
    coverageEndDateUponCancellation: "2027-02-28",
    directPlanCancellationStatus: { id: "M" },
  }));
  const [banner] = notices(await home("mod", HOST.medicare));
  expect(banner?.title).toBe("Your medical benefits end on 02/28/2027");
  expect(`${banner?.title} ${banner?.text}`).not.toMatch(/dental|enrollment/i);
});

test("BRAND-26 HOME-53 status D: medical and dental benefits end on the given date", async () => {
  const details = await answerOf(world, "medgrp", planManagementDetails);
  expect(details?.directPlanCancellationStatus?.id).toBe("D");
  const [banner] = notices(await home("medgrp"));
  expect(banner?.title).toBe("Your medical and dental benefits end on 12/31/2026");
  expect(banner?.text).not.toMatch(/enrollment/i);
});

test.each([
  ["nothing to manage", null],
  ["a plan that is not eligible and active", { eligibleAndActive: false }],
  ["open enrollment that is over", { openEnrollmentEnd: "2026-11-20" }],
  ["no end of open enrollment", { openEnrollmentEnd: null }],
  ["a status of neither kind", { directPlanCancellationStatus: { id: "X" } }],
  [
    "benefits that have ended",
    {
      directPlanCancellationStatus: { id: "M" },
      coverageEndDateUponCancellation: "2026-11-20",
    },
  ],
])("HOME-07 for %s there is no plan banner", async (_case, change) => {
  await changeAnswer(world, "sub", planManagementDetails, (answer) =>
    answer && change ? { ...answer, ...change } : null,
  );
  expect(await titlesOf("sub")).toEqual([EBILL]);
});

test("HOME-51 on the last day of open enrollment the reminder still stands", async () => {
  await changeAnswer(world, "sub", planManagementDetails, (answer) =>
    answer ? { ...answer, openEnrollmentEnd: "2026-11-21", upcomingPlanYear: null } : null,
  );
  const [banner] = notices(await home("sub"));
  expect(banner?.title).toBe("Open enrollment ends on 11/21/2026");
  expect(banner?.text).toBe("Renew, change or cancel your plan before open enrollment ends.");
});

test("HOME-08 a waiting bill is told of, with the way to eBill as a form", async () => {
  const page = await home("mod", HOST.medicare);
  expect(notices(page).map(({ title }) => title)).toContain(EBILL);
  const form = page.document.querySelector('section[aria-label="Notices"] form');
  expect(form?.getAttribute("method")).toBe("post");
  expect(form?.getAttribute("action")).toBe("/home");
  expect(form?.getAttribute("target")).toBe("_blank");
  const button = form?.querySelector("button");
  expect([button?.getAttribute("name"), button?.getAttribute("value")]).toEqual([
    "intent",
    "ebill",
  ]);
});

test.each([
  ["sub", HOST.carrier, "ebill/showEbillAlert", false],
  ["sub", HOST.carrier, "ebill/hasEbill", false],
])("HOME-08 %s on %s has no eBill alert where %s is %j", async (persona, host, path, body) => {
  await world.fault({ path, body });
  expect(await titlesOf(persona, host)).not.toContain(EBILL);
});

test("HOME-08 MENU-31 a termed member is told of no bill", async () => {
  await world.fault({ path: "ebill/*", body: true });
  const page = await home("term");
  expect(page.text).toContain("Welcome, ");
  expect(notices(page)).toEqual([]);
  expect(await titlesOf("sub")).toContain(EBILL);
});

test("HOME-06 HOME-22 T-05 in 2026 the primary care update is long past", async () => {
  const page = await home("sub");
  expect(page.text).toContain("Primary care");
  expect(page.text).not.toContain("Primary care administrative update");
});

test("HOME-07 where there is nothing to tell, there is no empty list of notices", async () => {
  const page = await home("cop");
  expect(page.document.querySelector('section[aria-label="Notices"]')).toBeNull();
});
