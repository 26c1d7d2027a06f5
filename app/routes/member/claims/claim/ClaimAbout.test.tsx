import { expect, test } from "vitest";
import { ClaimAbout, ClaimDenial, type Denial, CostGlossary } from "./ClaimAbout.tsx";
import type { ClaimView } from "./view-claim.ts";
import { htmlOf, tagsOf, wordsOf } from "#app/components/ui/render-html.tsx";
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
const paid: ClaimView["status"] = {
  meaning: "paid",
  shown: { kind: "paid", on: "2026-11-06" },
  nextStep: "none",
};
const html = (
  more: Partial<ClaimView["about"]> = {},
  status: Partial<ClaimView["status"]> = {},
  eob = false,
) =>
  htmlOf(
    <ClaimAbout
      about={{ ...about, ...more }}
      status={{ ...paid, ...status }}
      eob={eob}
      phone="503-555-0100"
    />,
  );

test("DATA-15 CLAIM-06 number, patient, provider, payee, days and the check's amount", () => {
  expect(wordsOf(html())).toContain(
    "Claim number 26000010001 Patient Jordan Testa Provider Alder Creek Clinic " +
      "Service date 10/28/2026 Paid to Alder Creek Group Check amount $168.72",
  );
});

test("DATA-15 CLAIM-06 the day of payment is told once; without a check nobody was paid", () => {
  expect(wordsOf(html()).split("Paid on 11/06/2026")).toHaveLength(2);
  const denied = { kind: "other", key: "denied", text: "Denied", className: "denied" } as const;
  expect(tagsOf(html(), "dt").length).toBe(tagsOf(html({ paidDate: null }), "dt").length);
  expect(wordsOf(html({}, { meaning: null, shown: denied }))).toContain("Paid on 11/06/2026");
  expect(wordsOf(html({ checkPayeeCents: 0 }))).not.toMatch(/Paid to|Check payee|\$0\.00/);
  expect(wordsOf(html({ checkPayeeCents: -500 }))).toContain("Check amount -$5.00");
});

test("CLAIM-04 ROLE-12 who is told to call has a number; who may open the EOB has its button", () => {
  const shown = {
    kind: "other",
    key: "other",
    text: "Under external review",
    className: "x",
  } as const;
  const page = html({}, { meaning: "other", shown, nextStep: "call-with-questions" });
  expect(wordsOf(page)).toContain(
    "Call us about this status. We'll find out what it means for this claim. Call 503-555-0100",
  );
  expect(html()).not.toContain("tel:");
  expect(tagsOf(html({}, {}, true), "button", 'name="intent"', 'value="eob"')).toHaveLength(1);
  expect(tagsOf(html({}, {}, true), "form", 'method="post"')).toHaveLength(1);
  expect(tagsOf(html(), "button", 'name="intent"')).toEqual([]);
});

test("DATA-15 who is not named is said to be missing; a day that never came is left out", () => {
  const words = wordsOf(html({ patient: null, provider: null, payee: null, paidDate: null }));
  expect(words).toContain("Patient Not available Provider Provider not listed Service date");
  expect(words).toContain("Paid to Not available Check amount");
  expect(words).not.toContain("Paid on 11/06/2026 Paid to");
});

test("CLAIM-04 the status has an icon and a word, what it means, and what to do", () => {
  expect(wordsOf(html())).toContain("Paid on 11/06/2026 Your plan has processed this claim.");
  expect(html()).toContain("#check-circle-fill");
  const shown = { kind: "other", key: "denied", text: "Denied", className: "denied" } as const;
  const denied = wordsOf(html({}, { shown, meaning: null, nextStep: null }));
  expect(denied).toContain("About this claim Denied Claim number");
});

const reasoned: Denial["denied"][number] = {
  key: "denied",
  owed: "nothing",
  reason: "Filed after the time limit",
  code: "N30",
  lines: [1, 4],
  nextStep: "call-or-appeal",
};
const denial = (
  lines: readonly Partial<typeof reasoned>[],
  claim: Denial["claim"] = null,
  phone: string | null = "503-555-0100",
) => {
  const denied = lines.map((more) => ({ ...reasoned, ...more }));
  return htmlOf(
    <ClaimDenial
      appeal={null}
      denial={{ claim, denied, nextStep: "call-or-appeal" }}
      phone={phone}
    />,
  );
};
const titlesOf = (page: string) => tagsOf(page, "h2").length;

test("CLAIM-04 a denied line says what that means, why, what is left to pay and what to do", () => {
  const words = wordsOf(denial([{}]));
  expect(words).toContain("Your plan decided not to pay for this service. Lines 1 and 4.");
  expect(wordsOf(denial([{ lines: [2] }]))).toContain("Line 2.");
  expect(words).toContain("Reason: Filed after the time limit. Code N30.");
  expect(words).toContain("This claim shows nothing for you to pay.");
  expect(words).toContain("You can ask us to review the claim again (an appeal).");
  expect(denial([{}])).toContain('href="tel:5035550100"');
  expect(denial([{}], null, null)).not.toContain("tel:");
});

test("CLAIM-04 a claim denied as a whole says so once, and each of its reasons", () => {
  const once = wordsOf(denial([{ lines: [] }], "denied"));
  expect(once).toContain("Your plan decided not to pay for this claim. Reason: Filed");
  expect(once).not.toContain("Line");
  const others = [{ lines: [1] }, { lines: [2, 3], reason: "No referral", code: null }];
  const twice = denial(others, "denied");
  expect(wordsOf(twice)).toContain("Line 1. Reason: Filed after the time limit. Code N30.");
  expect(wordsOf(twice)).toContain("Lines 2 and 3. Reason: No referral.");
  expect(titlesOf(twice)).toBe(1);
  expect(wordsOf(twice).split("(an appeal)")).toHaveLength(2);
  const part = "Your plan didn't pay for all of this claim.";
  expect(wordsOf(denial([{}], "denied-in-part"))).toContain(part);
  expect(wordsOf(denial(others))).toContain(part);
});

test("CLAIM-04 a denial without a reason says that there is none, and to ask", () => {
  const words = wordsOf(denial([{ reason: null, code: null, owed: "something" }]));
  expect(words).not.toMatch(/Reason:|Code|null/);
  expect(words).toContain(
    "We weren't given a reason for Lines 1 and 4. Call and we'll find out why.",
  );
  expect(words).toContain("What you may owe is shown below.");
  const known = wordsOf(denial([{ reason: null }])) + wordsOf(denial([{ key: "not-covered" }]));
  expect(known).not.toContain("We weren't given a reason");
  expect(wordsOf(denial([], "denied"))).toContain(
    "Your plan decided not to pay for this claim. We weren't given a reason. Call",
  );
});

test("CLAIM-05 each money word is explained without script; only beside a sum words lead to the math", () => {
  const page = htmlOf(
    <CostGlossary shown={["billedCents", "copayCents", "checkPayeeCents"]} summed />,
  );
  const terms = [...page.matchAll(/<summary>(.*?)<svg.*?<\/summary><p>(.+?)<\/p>/g)].map(
    ([, it]) => it,
  );
  expect(terms).toEqual(["Billed amount", "Copay", "Check amount"]);
  const said = (summed: boolean) =>
    wordsOf(htmlOf(<CostGlossary shown={["notCoveredCents"]} summed={summed} />));
  expect(said(true)).toContain("The math above shows if you do.");
  expect(said(false)).not.toContain("math above");
  expect(said(false)).toContain("You may have to pay these yourself. Call us if you're not sure.");
});
