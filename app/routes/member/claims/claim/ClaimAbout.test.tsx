import { expect, test } from "vitest";
import { ClaimAbout, ClaimDenial, type Denial, CostGlossary } from "./ClaimAbout.tsx";
import type { ClaimView } from "./view-claim.ts";
import { htmlOf, wordsOf } from "#app/components/ui/render-html.tsx";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";

const about: ClaimView["about"] = {
  number: "26000010001",
  patient: "Jordan Testa",
  provider: "Alder Creek Clinic",
  payee: "Alder Creek Group",
  serviceDate: getPlainDate("2026-10-28"),
  paidDate: getPlainDate("2026-11-06"),
  checkPayeeCents: 16872,
};
const denied = { kind: "other", key: "denied", text: "Denied", className: "denied" } as const;

test("CLAIM-06 the day of payment stands beside a status without it, and a check may be below zero", () => {
  const html = htmlOf(
    <ClaimAbout
      about={{ ...about, payee: null, checkPayeeCents: -500 }}
      status={{ meaning: null, shown: denied, nextStep: null }}
      eob={false}
      phone="503-555-0100"
    />,
  );
  expect(wordsOf(html)).toMatch(/^About this claim Denied Claim number 26000010001/);
  expect(wordsOf(html)).toContain(
    "Service date 10/28/2026 Paid on 11/06/2026 Paid to Not available Check amount -$5.00",
  );
  expect(html).not.toContain("tel:");
});

const reasoned: Denial["denied"][number] = {
  key: "denied",
  reason: "Filed after the time limit",
  code: "N30",
  paidAs: null,
  lines: [1, 4],
  nextStep: "call-or-appeal",
};
const denialOf = (
  lines: readonly Partial<typeof reasoned>[],
  { claim = null, toPay = null }: Partial<Pick<Denial, "claim" | "toPay">> = {},
) =>
  htmlOf(
    <ClaimDenial
      appeal={null}
      twinHref={null}
      denial={{
        kind: "denied",
        claim,
        denied: lines.map((more) => ({ ...reasoned, ...more })),
        toPay,
        stakeCents: null,
        nextStep: "call-or-appeal",
      }}
      phone={null}
    />,
  );
const says = (...given: Parameters<typeof denialOf>) => wordsOf(denialOf(...given));

test("a denial names lines, reason and code as far as they are known", () => {
  expect(says([{}])).toContain(
    "Your plan decided not to pay for this service. Lines 1 and 4. " +
      "Reason: Filed after the time limit. Code N30. If you have questions",
  );
  expect(denialOf([{}])).not.toContain("tel:");
  expect(says([{ lines: [2] }])).toContain("Line 2.");
  const unexplained = says([{ reason: null, code: null }]);
  expect(unexplained).toContain("Lines 1 and 4. For the reason, look");
  expect(unexplained).not.toMatch(/Reason:|Code|null/);
  for (const known of [{ reason: null }, { key: "not-covered" } as const]) {
    expect(says([known])).not.toMatch(/The reason .*shown here/);
  }
});

test("T-88 a denial says once what is left to pay for the claim, and nothing where that is not known", () => {
  const others = [{ lines: [1] }, { lines: [2], code: null }];
  const something = "What you may owe is shown below.";
  const nothing = "This claim shows nothing for you to pay. If you get a bill, call us";
  expect(says(others, { toPay: "something" }).split(something)).toHaveLength(2);
  expect(says(others, { toPay: "nothing" }).split(nothing)).toHaveLength(2);
  for (const toPay of [null, "credit"] as const)
    expect(says(others, { toPay })).not.toMatch(/to pay|may owe|amount you owe/);
});

test("a denial of several lines has one title, every reason and one next step", () => {
  const others = [{ lines: [1] }, { lines: [2, 3], reason: "No referral", code: null }];
  const whole = denialOf(others, { claim: "denied" });
  expect(whole.match(/<h2/g)).toHaveLength(1);
  expect(wordsOf(whole)).toContain("Your plan decided not to pay for this claim. Line 1. Reason:");
  expect(wordsOf(whole)).toContain("Lines 2 and 3. Reason: No referral.");
  expect(wordsOf(whole).split("(an appeal)")).toHaveLength(2);
  expect(says([{ lines: [] }], { claim: "denied" })).not.toContain("Line");
  const part = "Your plan didn't pay for all of this claim.";
  expect(says([{}], { claim: "denied-in-part" })).toContain(part);
  expect(says(others)).toContain(part);
});

test("the explanation of charges not covered refers to the math only where the claim has a sum", () => {
  const explain = (summed: boolean) =>
    wordsOf(htmlOf(<CostGlossary shown={["notCoveredCents"]} summed={summed} />));
  expect(explain(true)).toContain("The math above shows if you do.");
  expect(explain(false)).not.toContain("math above");
});
