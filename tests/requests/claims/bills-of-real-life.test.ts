import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import type { WholeClaim } from "#server/sandbox/world/claims/claim-answer.ts";
import { pageAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { realClaim } from "#tests/harness/gateway/real-claims.ts";
import { elementOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { GATEWAY } from "#tests/harness/world/world.ts";
import { download } from "../account/my-data/my-data-of.ts";
import { checkBill, verdictOf } from "./bill-page.ts";

// Bills and explanations as members have them in hand, beside claims as carriers send them (T-88).

const world = useWorld();

const OWN = { patientFirstName: null, patientLastName: null };

/** These claims alone, all in the dependent's medical list; a page of the size asked for. */
function have(...claims: readonly WholeClaim[]) {
  world.network.use(
    http.get(`${GATEWAY}/claims/metadata`, () =>
      HttpResponse.json({ providers: [], statuses: [] }),
    ),
    http.get(`${GATEWAY}/claims/:type`, ({ request, params }) => {
      const { searchParams: query } = new URL(request.url);
      const own = claims.filter(() => params["type"] === "medical" && query.get("suffix") === "1");
      const content = own.slice(0, Number(query.get("size")));
      return HttpResponse.json({ content, totalElements: own.length, last: true });
    }),
  );
}

const bill = async (amount: string, day = "10/28/2026", provider = "Example Clinic") =>
  checkBill(await world.enter("dep-adult"), provider, day, amount);
const foundOn = (page: Awaited<ReturnType<typeof bill>>) =>
  textOf(elementOf(page, '[aria-label="What we found"]'));

const hrefsOf = ({ document }: Awaited<ReturnType<typeof bill>>) =>
  document.querySelectorAll("main a").map((link) => link.getAttribute("href"));

const visit = { billed: 90, discount: 40, paid: 25, copay: 25 };
const visits = realClaim(
  "V1",
  ["2026-10-14", "2026-10-21", "2026-10-28"].map((serviceDateFrom) => [visit, { serviceDateFrom }]),
  { ...OWN, serviceDateFrom: "2026-10-14" },
);

test("BILL-02 T-88 a bill of one day of a claim is compared with that day, and says what all days are", async () => {
  have(visits);
  const right = await bill("25.00");
  expect(verdictOf(right)).toBe("This bill matches what you owe");
  const both =
    "This claim has services on 3 days. For 10/28/2026 you owe $25.00, for all of them $75.00.";
  expect(foundOn(right)).toContain(both);
  expect(right.text).toContain("Your plan says you owe $25.00 for that day.");
  expect(verdictOf(await bill("90.00"))).toBe("Don't pay this bill yet");
  const whole = await bill("75.00");
  expect(verdictOf(whole)).toBe("This bill matches what you owe");
  expect(whole.text).toContain("Your plan says you owe $75.00 for this claim.");
  const either = await bill("60.00");
  expect(verdictOf(either)).toBe("What is this bill for?");
  expect(textsOf(either, "main .onward a")).toEqual([
    "Only 10/28/2026 · billed $90.00, you owe $25.00",
    "All 3 days of this claim · billed $270.00, you owe $75.00",
  ]);
});

test("BILL-02 T-88 one bill of a visit with several claims is right where it asks for the sum of the shares", async () => {
  const [facility, doctor] = ["F1", "D1"].map((id, index) =>
    realClaim(
      id,
      [[{ billed: 300 - index * 100, paid: 260 - index * 90, copay: 40 - index * 10 }]],
      OWN,
    ),
  );
  have(...[facility, doctor].flatMap((claim) => claim ?? []));
  const page = await bill("70.00");
  expect(verdictOf(page)).toBe("This bill matches what you owe");
  expect(foundOn(page)).toContain("We counted 2 claims of that day together.");
  expect(page.text).toContain("Your plan says you owe $70.00 for these claims.");
  const other = await bill("75.00");
  expect(textsOf(other, "main .onward a").at(-1)).toBe(
    "2 of these, on one bill · billed $500.00, you owe $70.00",
  );
});

test("BILL-02 T-88 a bill of some claims of a visit is for these, and of a denied one is no right bill", async () => {
  const [facility, doctor] = [
    realClaim("F1", [[{ billed: 300, discount: 100, paid: 160, copay: 40 }]], OWN),
    realClaim("D1", [[{ billed: 200, discount: 70, paid: 100, copay: 30 }]], {
      ...OWN,
      networkTier: "Out of Network",
    }),
  ];
  const owed = { combinedMemberResponsibilityAmount: 118 };
  const refused = realClaim(
    "X1",
    [
      [
        { billed: 118, notCovered: 118 },
        { status: "Denied", cptCode: "99070", ...owed },
      ],
    ],
    {
      ...OWN,
      claimStatusDescription: "Denied",
      claimDetailTotals: { chargeAmountTotal: 118, paidAmountTotal: 0, ...owed },
    },
  );
  const waiting = realClaim("W1", [[{ billed: 80 }]], {
    ...OWN,
    claimStatusDescription: "In Process",
  });
  have(facility, doctor, refused, waiting);
  const two = await bill("70.00");
  expect(verdictOf(two)).toBe("This bill matches what you owe");
  expect(foundOn(two)).toContain("We counted 2 claims of that day together.");
  const withDenied = await bill("158.00");
  expect(verdictOf(withDenied)).toBe(
    "Don't pay yet: your plan denied all or part of this, and you can appeal",
  );
  expect(hrefsOf(withDenied)).toContain("/claims/medical/X1/1/appeal");
  // Less than is owed for what was denied, as with a discount for those who pay soon.
  have(refused);
  expect(verdictOf(await bill("100.00"))).toBe(
    "Don't pay yet: your plan denied all or part of this, and you can appeal",
  );
});

test("BILL-02 T-88 a day of a claim beside another claim is a choice by its own day, and in their sum", async () => {
  const lab = realClaim("L1", [[{ billed: 60, discount: 20, paid: 25, copay: 15 }]], OWN);
  have(visits, lab);
  expect(textsOf(await bill("20.00"), "main .onward a")).toEqual([
    "10/28/2026 · Office visit · Paid · billed $60.00, you owe $15.00",
    "10/28/2026 · Office visit · Paid · Only 10/28/2026 · billed $90.00, you owe $25.00",
    "2 of these, on one bill · billed $150.00, you owe $40.00",
  ]);
  const [, ofTwoDays] = textsOf(await bill("50.00"), "main .onward a");
  expect(ofTwoDays).toContain(
    "Paid · 2 of the 3 days of this claim · billed $180.00, you owe $50.00",
  );
  expect(verdictOf(await bill("40.00"))).toBe("This bill matches what you owe");
});

test("BILL-02 T-88 a bill of charges that the plan does not cover is no bill of something denied", async () => {
  const line = { nonCoveredCharges: 90, combinedMemberResponsibilityAmount: 90 };
  const totals = { chargeAmountTotal: 320, paidAmountTotal: 175 };
  have(
    realClaim(
      "G1",
      [[{ billed: 220, paid: 130 }, line], [{ billed: 100, discount: 30, paid: 45, copay: 25 }]],
      { ...OWN, claimDetailTotals: { ...totals, combinedMemberResponsibilityAmount: 115 } },
    ),
  );
  const page = await bill("115.00");
  expect(verdictOf(page)).toBe("Your plan doesn't cover all or part of this");
  expect(page.text).not.toContain("denied");
  const whole = await bill("320.00");
  expect(foundOn(whole)).toContain(
    "Your plan doesn't cover all or part of this, and you can appeal.",
  );
});

test("BILL-02 BILL-03 T-88 a bill finds the claim by whom the plan paid, and is no discount's out of network", async () => {
  const given = [[{ billed: 500, discount: 300, paid: 120, copay: 80 }]] as const;
  const payeeProvider = { providerId: null, providerName: "Pine Group Billing" };
  have(realClaim("O1", given, { ...OWN, payeeProvider, networkTier: "Out of Network" }));
  const page = await bill("380.00", "10/28/2026", "Pine Group Billing");
  expect(verdictOf(page)).toBe("This bill asks for $300.00 more than your plan says you owe");
  expect(foundOn(page)).toContain(
    "Out of network, a provider may bill you for more than your plan allows",
  );
});

test("CLAIM-05 T-88 no page or file calls what is over a plan's allowed amount a discount", async () => {
  const given = [[{ billed: 500, discount: 300, paid: 120, copay: 80 }]] as const;
  const body = realClaim("O1", given, { ...OWN, networkTier: "Out of Network" });
  have(body);
  await world.fault({ path: "claims/{type}/{id}", body });
  const pages = [
    await world.see("dep-adult", "/claims/medical/O1/1"),
    await world.see("dep-adult", "/claims/year/2026"),
    await bill("500.00", "10/28/2026", "Example Clinic"),
  ];
  for (const page of pages) {
    expect(page.text).toContain("Over allowed amount");
    expect(page.text).not.toMatch(/discount(?! or payment)/i);
  }
  const files = await download(await world.enter("dep-adult"));
  expect(Object.values(files).join()).toContain("Over allowed amount");
  expect(Object.values(files).join()).not.toMatch(/discount/i);
});

test("BILL-02 T-88 a bill for charges that were not allowed, for a reason that nobody knows, is not called denied", async () => {
  const owed = { combinedMemberResponsibilityAmount: 65 };
  const limited = { code: "NDB", description: "Non-duplication of benefits" };
  have(
    realClaim("V9", [[visit, { medicalLineDisallowed: limited, ...owed }]], {
      ...OWN,
      claimDetailTotals: { chargeAmountTotal: 90, paidAmountTotal: 25, ...owed },
    }),
  );
  const page = await bill("65.00");
  expect(verdictOf(page)).toBe("Your plan didn't allow all or part of this");
  expect(page.text).toContain("If you think it should, you can appeal.");
  expect(verdictOf(await bill("25.00"))).toBe("This bill asks for $40.00 less than you owe");
});

test("T-86 home says of a claim what became of it, wherever the claim that replaced it stands", async () => {
  const given = [[{ billed: 300, discount: 50, paid: 50, copay: 200 }]] as const;
  const [first, second, old, newer] = ["N1", "N2", "OLD", "NEW"].map((id) =>
    realClaim(id, given, { ...OWN, ...(id === "NEW" && { replaces: "OLD" }) }),
  );
  have(...[first, second, old, newer].flatMap((claim) => claim ?? []));
  const home = await world.see("dep-adult", "/home");
  const said = textOf(elementOf(home, ".claims-card"));
  expect(said.split("Replaced by a newer claim")).toHaveLength(2);
});

test("T-86 T-88 an EOB whose claim shows other amounts by now says so, and has no sum", async () => {
  const explained = { id: "E1", firstName: "Jordan", lastName: "TESTA LINDQVIST" };
  const eob = {
    documentId: "EOB1",
    date: "2026-11-06",
    typeOfClaims: "Medical",
    claims: [{ ...explained, chargeAmount: 350, patientResponsibility: 70 }],
  };
  await world.fault({ path: "v2/eobs", body: pageAnswer([eob]) });
  const given = [[{ billed: 350, discount: 150, paid: 160, copay: 40 }]] as const;
  await world.fault({
    path: "claims/medical",
    body: { content: [realClaim("E1", given, OWN)], totalElements: 1, last: true },
  });
  const list = await world.see("sub", "/eobs");
  expect(list.text).toContain("The claim shows other amounts now.");
});
