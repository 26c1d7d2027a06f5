import { expect, test } from "vitest";
import { lineAnswer, wholeClaim } from "#tests/harness/gateway/claim-answers.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { checkBill } from "../../claims/bill-page.ts";

// Whom members are told to call about their plan is the plan's line, not that of the website.

const world = useWorld();

const [WEBSITE, SERVICE] = ["503-555-0140", "503-555-0141"];

test.each([
  ["mod", "/home"],
  ["mod", "/benefits/medical"],
  ["mod", "/account/proof-of-coverage"],
  ["mod", "/id-card"],
  ["mod-denied", "/claims/medical/26000550001/0"],
  ["mod-denied", "/claims/medical/26000550001/0/appeal"],
])("the Medicare-oriented brand's %s is told on %s to call customer service", async (who, path) => {
  const page = await world.see(who, path, HOST.medicare);
  expect(page.text).toContain(SERVICE);
  expect(page.text).not.toContain(WEBSITE);
});

test("the Medicare-oriented brand's home says whether customer service is open, seven days a week", async () => {
  const { text } = await world.see("mod", "/home", HOST.medicare);
  expect(text).toContain("Open now, until 8 p.m. PT");
});

test("a bill that is to be settled by a call names the line of its claim's plan", async () => {
  const claim = wholeClaim([lineAnswer({ combinedMemberResponsibilityAmount: "99.00" })], {
    claimType: "Dental",
    patientFirstName: null,
    patientLastName: null,
  });
  await world.fault(
    { path: "claims/dental", body: { content: [claim], totalElements: 1 } },
    { path: "claims/medical", body: { content: [], totalElements: 0 } },
    { path: "claims/vision", body: { content: [], totalElements: 0 } },
    { path: `claims/dental/${claim.id}`, body: claim },
  );
  const browser = await world.enter("dep-adult");
  const bill = await checkBill(browser, "Example Clinic", "10/28/2026", "20.00");
  expect(bill.text).toContain("Call 503-555-0151");
  expect((await browser.open(`/claims/dental/${claim.id}/1`)).text).toContain("Call 503-555-0151");
});

test("an estimate that can't be made names the dental plan's line", async () => {
  const browser = await world.enter("quote");
  const page = await browser.openPost("/benefits/dental/cost", {
    suffix: "0",
    tier: "innet",
    "service-1": "D8080",
    "price-1": "5000",
  });
  expect(page.text).toContain("We can't estimate your share");
  expect(page.text).toContain("Call 503-555-0151");
  expect(page.text).not.toContain("Call 503-555-0100");
});
