import { expect, test } from "vitest";
import { planManagementDetails } from "#server/gateway/calls/plan-management.ts";
import { answerOf, changeAnswer } from "#tests/harness/gateway-answers.ts";
import { elementOf, linksOf } from "#tests/harness/page-parts.ts";
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

test("HOME-07 with nothing to manage there is no plan banner", async () => {
  await changeAnswer(world, "sub", planManagementDetails, () => null);
  expect(await titlesOf("sub")).toEqual([EBILL]);
});

test("HOME-08 a waiting bill is told of, with the way to eBill as a form", async () => {
  const page = await home("mod", HOST.medicare);
  expect(notices(page).map(({ title }) => title)).toContain(EBILL);
  const form = elementOf(page, 'section[aria-label="Notices"] form');
  expect(form.attributes).toMatchObject({ method: "post", action: "/home", target: "_blank" });
  expect(form.querySelector("button")?.attributes).toMatchObject({
    name: "intent",
    value: "ebill",
  });
});

test("HOME-08 MENU-31 no bill is told of without eBill, without an alert, or to a termed member", async () => {
  for (const path of ["ebill/showEbillAlert", "ebill/hasEbill"]) {
    await world.fault({ path, body: false });
    const page = await home("sub");
    expect(page.text).toContain("Welcome, ");
    expect(notices(page).map(({ title }) => title)).not.toContain(EBILL);
    await world.mend();
  }
  await world.fault({ path: "ebill/*", body: true });
  const page = await home("term");
  expect(page.text).toContain("Welcome, ");
  expect(notices(page)).toEqual([]);
  expect(await titlesOf("sub")).toContain(EBILL);
});

test("HOME-07 where there is nothing to tell, there is no empty list of notices", async () => {
  const page = await home("cop");
  expect(page.document.querySelector('section[aria-label="Notices"]')).toBeNull();
});
