import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import type { WholeClaim } from "#server/sandbox/world/claims/claim-answer.ts";
import { pageAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { realClaim } from "#tests/harness/gateway/real-claims.ts";
import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { GATEWAY } from "#tests/harness/world/world.ts";
import { resourcesOf } from "../account/my-data/my-data-bundles.ts";
import { factsInCsv } from "../account/my-data/my-data-facts.ts";
import { download } from "../account/my-data/my-data-of.ts";
import { checkBill, verdictOf } from "./bill-page.ts";
import { pageWith, stepsOf } from "./claim-page.ts";
import { rowsOf, seeWith } from "./claims-page.ts";

// Statuses, codes, days and lists as carriers send them (T-88).

const world = useWorld();

const OWN = { patientFirstName: null, patientLastName: null };
const owing = (billed: number, owed: number) => ({
  claimDetailTotals: {
    chargeAmountTotal: billed,
    paidAmountTotal: 0,
    combinedMemberResponsibilityAmount: owed,
  },
});
const NO_STATUS = { status: null };

test("T-88 HELP-01 a status of a denial with its reason is a denial, and what it disallows is no discount", async () => {
  const claim = realClaim("R51", [[{ billed: 75, discount: 75 }, NO_STATUS]], {
    ...OWN,
    claimStatusDescription: "Denied - Timely Filing",
  });
  const page = await pageWith(world, claim);
  expect(page.text).toContain("Your plan decided not to pay for this claim.");
  expect(stepsOf(page)).toContain("Not allowed: minus $75.00");
  const list = await seeWith(world, [claim]);
  expect(rowsOf(list)[0]?.status).toBe("Denied - Timely Filing");
  expect(list.html).toContain("/claims/medical/R51/0/appeal");
});

const inPart = realClaim(
  "R52",
  [
    [{ billed: 90, discount: 20, paid: 50, copay: 20 }, NO_STATUS],
    [{ billed: 60, copay: 60 }, NO_STATUS],
  ],
  { ...OWN, claimStatusDescription: "Partially Denied" },
);

test("T-88 HELP-02 HELP-06 a claim that is denied in part, and does not say which part, calls no service denied", async () => {
  const page = await pageWith(world, inPart);
  expect(page.text).toContain("Your plan didn't pay for all of this claim.");
  const browser = await world.enter("sub");
  const path = "/claims/medical/R52/0/appeal";
  const appeal = await browser.open(path);
  expect(appeal.text).toContain("This claim doesn't say which services were denied.");
  expect(appeal.text).not.toContain("This claim lists no services.");
  const fields = { name: "Jordan Sample", memberId: "904417823", address: "", why: "" };
  const letter = await browser.openPost(path, fields);
  expect(letter.text).toContain("Please review your decision on this claim.");
  expect(letter.text).not.toContain("not to pay for these services");
  const bare = realClaim("R53", [], { ...OWN, ...owing(90, 90), claimStatusDescription: "Denied" });
  await pageWith(world, bare);
  const none = await world.see("sub", "/claims/medical/R53/0/appeal");
  expect(none.text).toContain("This claim lists no services.");
});

test.each(["In Process", "Predetermination", "Denied"])(
  "T-74 T-88 no check was sent, and nobody was paid, for a claim that is %s",
  async (claimStatusDescription) => {
    const isDenied = claimStatusDescription === "Denied";
    const amounts = isDenied ? { billed: 90, discount: 90 } : { billed: 90, paid: 90 };
    const claim = realClaim("R64", [[amounts]], {
      ...OWN,
      claimStatusDescription,
      payeeProvider: { providerId: null, providerName: "Example Billing Group" },
      claimCheck: { checkPayeeAmount: "90.00" },
    });
    expect((await pageWith(world, claim)).text).not.toMatch(/Check amount|Paid to/);
    await world.fault({ path: "claims/medical", body: { content: [claim], last: true } });
    const { claims } = factsInCsv(await download(await world.enter("dep-adult")));
    expect(claims.find(({ claimId }) => claimId === "R64")).not.toHaveProperty("payee");
  },
);

test("BILL-02 T-88 a bill of a claim whose payment went to the member says so, and not to wait", async () => {
  const claim = realClaim("R65", [[{ billed: 90, paid: 70, copay: 20 }]], {
    ...OWN,
    payeeProvider: { providerId: null, providerName: "Jordan Testa-Lindqvist" },
  });
  await world.fault({ path: "claims/medical", body: { content: [claim], totalElements: 1 } });
  const browser = await world.enter("dep-adult");
  const page = await checkBill(browser, "Example Clinic", "10/28/2026", "90");
  expect(verdictOf(page)).toBe("Your plan didn't pay the provider");
  expect(page.text).toContain("The provider may ask you for that and your share, $90.00 in all.");
  expect(page.text).not.toContain("Don't pay");
});

test("T-88 a denied claim leads to no out-of-pocket maximum", async () => {
  const bare = realClaim("R56", [], { ...OWN, ...owing(90, 90), claimStatusDescription: "Denied" });
  const link = "See your out-of-pocket maximum";
  expect((await pageWith(world, bare)).text).not.toContain(link);
  expect((await pageWith(world, { ...bare, claimStatusDescription: "Paid" })).text).toContain(link);
});

test("BILL-03 BILL-02 a bill of a later day of a claim is compared with the claim, and says its days", async () => {
  const VISIT = { billed: 80, discount: 20, paid: 40, copay: 20 };
  const on = (serviceDateFrom: string) => ({ serviceDateFrom });
  const claim = realClaim(
    "R57",
    [
      [VISIT, on("2026-09-14")],
      [VISIT, on("2026-10-12")],
    ],
    { ...on("2026-09-14"), patientFirstName: "Jordan", patientLastName: null },
  );
  have([claim]);
  const page = await checkBill(await world.enter("sub"), "Example Clinic", "10/12/2026", "40.00");
  expect(verdictOf(page)).toBe("This bill matches what you owe");
  expect(page.text).toContain("We compared it with Jordan's claim for 09/14/2026 to 10/12/2026.");
});

test("BILL-02 choices of claims of several types say which type they are of", async () => {
  const claim = realClaim("R63", [[{ billed: 90, paid: 60, copay: 30 }]], OWN);
  const lists = ["medical", "dental"].map((type) => ({
    path: `claims/${type}`,
    body: { content: [{ ...claim, claimType: type }], totalElements: 1 },
  }));
  await world.fault(...lists);
  const page = await checkBill(
    await world.enter("dep-adult"),
    "Example Clinic",
    "10/28/2026",
    "30",
  );
  const choices = page.document.querySelectorAll("main a[href*='match=']").map(textOf);
  const said = "Office visit · Paid · billed $90.00, you owe $30.00";
  expect(choices).toEqual([`10/28/2026 · Medical · ${said}`, `10/28/2026 · Dental · ${said}`]);
});

/** These claims alone, all in the first list of the family. */
function have(claims: readonly WholeClaim[], type = "medical", suffix = "0") {
  world.network.use(
    http.get(`${GATEWAY}/claims/metadata`, () =>
      HttpResponse.json({ providers: [], statuses: [] }),
    ),
    http.get(`${GATEWAY}/claims/:type`, ({ request, params }) => {
      const { searchParams: query } = new URL(request.url);
      const isHere = params["type"] === type && query.get("suffix") === suffix;
      const content = claims.filter(
        ({ serviceDateFrom }) =>
          isHere &&
          (serviceDateFrom ?? "") >= (query.get("startDate") ?? "") &&
          (serviceDateFrom ?? "") <= (query.get("endDate") ?? ""),
      );
      return HttpResponse.json({ content, totalElements: content.length, last: true });
    }),
  );
}

test("HOME-54 T-88 home says of medical and dental claims alone that there are none", async () => {
  have(
    [realClaim("R58", [[{ billed: 90, paid: 60, copay: 30 }]], { claimType: "Vision" })],
    "vision",
  );
  const card = textOf(elementOf(await world.see("sub", "/home"), ".claims-card"));
  expect(card).toContain("You have no medical or dental claims in the last 2 years.");
});

test("T-86 T-88 an EOB of a claim that takes another back says no claim of it was taken back", async () => {
  const back = realClaim("R59", [[{ billed: -90, paid: -60, copay: -30 }]], { ...OWN });
  const on = { serviceDateFrom: "2026-10-01" };
  const usual = realClaim("R60", [[{ billed: 90, paid: 60, copay: 30 }]], { ...OWN, ...on });
  have([back, usual]);
  const explained = (id: string) => ({ id, firstName: "Jordan", lastName: "Testa-Lindqvist" });
  const eob = {
    documentId: "E1",
    date: "2026-11-06",
    typeOfClaims: "Medical",
    claims: [explained("R59"), explained("R60")],
  };
  await world.fault({ path: "v2/eobs", body: pageAnswer([eob]) });
  const list = await world.see("sub", "/eobs");
  expect(list.text).toContain("An earlier amount was taken back");
  expect(list.text).not.toContain("A claim here changed later");
});

test("S-21 T-88 a member's file has the claims of types that the account no longer names for them", async () => {
  have([realClaim("R61", [[{ billed: 90, paid: 60, copay: 30 }]])], "medical", "3");
  const listed = await world.see("sub", "/claims?type=medical&member=3");
  expect(rowsOf(listed)).toHaveLength(1);
  const files = await download(await world.confirmed("sub"));
  expect(resourcesOf(files, "claims").map((it) => it.at("identifier.0.value"))).toEqual(["R61"]);
});

test("T-86 claims that share a number have different fullUrls in claims.json", async () => {
  const twice = [60, 61].map((paid) =>
    realClaim("R62", [[{ billed: 90, paid, copay: 90 - paid }]]),
  );
  have(twice);
  const files = await download(await world.confirmed("sub"));
  const { entry } = JSON.parse(files["json/claims.json"] ?? "") as { entry: { fullUrl: string }[] };
  expect(entry).toHaveLength(2);
  expect(new Set(entry.map(({ fullUrl }) => fullUrl)).size).toBe(2);
});
