import { expect, test } from "vitest";
import { judgeStandings, findStandingIn, type StandingClaim } from "./standings.ts";

const visit: StandingClaim = {
  id: "A",
  version: null,
  replaces: null,
  reversalOf: null,
  claimStatusDescription: "Paid",
  serviceDateFrom: "2026-10-12",
  patientFirstName: "Ada",
  patientLastName: "Example",
  provider: { providerId: "P6", providerName: "Fernhill Clinic" },
  claimDetailTotals: { billedCents: 300, planPaidCents: 200, oweCents: 0 },
  assessed: { pending: false },
};
type More = Partial<StandingClaim>;
const claim = (id: string, more: More = {}): StandingClaim => ({ ...visit, id, ...more });
const back = { claimDetailTotals: { billedCents: -300, planPaidCents: -200, oweCents: 0 } };
const again = { claimDetailTotals: { billedCents: 300, planPaidCents: 160, oweCents: 40 } };
const shareOf = (oweCents: number) => ({
  claimDetailTotals: { billedCents: 300, planPaidCents: 180, oweCents },
});
/** Remittances take a claim back without the member's share. */
const backOf = (oweCents: number | null) => ({
  claimDetailTotals: { billedCents: -300, planPaidCents: -180, oweCents },
});
const owed = shareOf(20);
const partBack = { claimDetailTotals: { billedCents: -120, planPaidCents: -80, oweCents: 0 } };
const unknown = { claimDetailTotals: { billedCents: 300, planPaidCents: null, oweCents: null } };
const unknownBack = {
  claimDetailTotals: { billedCents: -300, planPaidCents: null, oweCents: null },
};

const unpaid = { claimDetailTotals: { billedCents: 300, planPaidCents: 0, oweCents: 0 } };
const other = { claimDetailTotals: { billedCents: 290, planPaidCents: 200, oweCents: 0 } };
const adjusted = { ...again, claimStatusDescription: "Adjusted" };
const partOf = { claimDetailTotals: { billedCents: 120, planPaidCents: 80, oweCents: 0 } };
const waits = { claimStatusDescription: "In Process", assessed: { pending: true } };
const served = (...codes: readonly string[]) => ({
  claimDetails: codes.map((cptCode) => ({ cptCode })),
});
const CHANGES = ["A may-change", "B -"];

/** Each claim as its number and standing, "(not counted)" where sums leave it out. */
const said = (claims: readonly StandingClaim[]) =>
  judgeStandings(claims).map(
    ({ id, standing, isCounted }) => `${id} ${standing ?? "-"}${isCounted ? "" : " (not counted)"}`,
  );

const TAKEN = "taken-back (not counted)";
const TAKES = "takes-back (not counted)";

test.each<[string, readonly StandingClaim[], readonly string[]]>([
  ["one claim", [claim("A")], ["A -"]],
  ["no claim", [], []],
  ["two of a day", [claim("A"), claim("B")], ["A -", "B -"]],
  [
    "paid, taken back, done again",
    [claim("A"), claim("B", back), claim("C", again)],
    [`A ${TAKEN}`, `B ${TAKES}`, "C -"],
  ],
  [
    "taken back, and brought back by a reversal of the reversal",
    [
      claim("A"),
      claim("B", { ...back, reversalOf: "A" }),
      claim("C", { ...again, reversalOf: "B" }),
    ],
    [`A ${TAKEN}`, `B ${TAKES}`, "C -"],
  ],
  [
    "taken back by one with amounts above zero",
    [claim("A"), claim("B", { reversalOf: "A" })],
    [`A ${TAKEN}`, `B ${TAKES}`],
  ],
  [
    "taken back under another spelling of the person and the provider",
    [
      claim("A"),
      claim("B", {
        ...back,
        patientFirstName: "ADA M",
        patientLastName: "EXAMPLE",
        provider: { providerId: null, providerName: "FERNHILL CLINIC, INC." },
      }),
    ],
    [`A ${TAKEN}`, `B ${TAKES}`],
  ],
  [
    "taken back of another person, and of another provider",
    [
      claim("A"),
      claim("B", { ...back, patientFirstName: "Ben" }),
      claim("C", { ...back, provider: { providerId: null, providerName: "Ashgrove Clinic" } }),
    ],
    ["A -", "B takes-back", "C takes-back"],
  ],
  [
    "the same under one number",
    [claim("A"), claim("A", back), claim("A", again)],
    [`A ${TAKEN}`, `A ${TAKES}`, "A -"],
  ],
  [
    "newest first",
    [claim("C", again), claim("B", back), claim("A")],
    ["C -", `B ${TAKES}`, `A ${TAKEN}`],
  ],
  [
    "amounts that are not known on both",
    [claim("A", unknown), claim("B", unknownBack)],
    [`A ${TAKEN}`, `B ${TAKES}`],
  ],
  ["amounts known on one", [claim("A"), claim("B", unknownBack)], ["A may-change", "B takes-back"]],
  ["a part", [claim("A"), claim("B", partBack)], ["A may-change", "B takes-back"]],
  [
    "the highest version is void",
    [claim("A", { version: 1 }), claim("A", { version: 2, claimStatusDescription: "Voided" })],
    ["A replaced (not counted)", `A ${TAKEN}`],
  ],
  [
    "one of two that share a number is void, without versions",
    [claim("A"), claim("A", { claimStatusDescription: "Voided" })],
    ["A same-number", `A ${TAKEN}`],
  ],
  [
    "a void claim below zero without its claim",
    [claim("A", { ...back, claimStatusDescription: "Void" })],
    [`A ${TAKES}`],
  ],
  [
    "a reversed claim below zero with other amounts than its claim",
    [claim("A"), claim("B", { ...unknownBack, claimStatusDescription: "Reversed" })],
    ["A may-change", "B takes-back"],
  ],
  [
    "two reversed claims below zero without theirs",
    ["A", "B"].map((id) => claim(id, { ...back, claimStatusDescription: "Reversed" })),
    [`A ${TAKES}`, `B ${TAKES}`],
  ],
  [
    "a whole claim beside a larger one of its visit",
    [
      claim("A"),
      claim("B", { claimDetailTotals: { billedCents: 500, planPaidCents: 400, oweCents: 0 } }),
      claim("C", back),
    ],
    ["A taken-back (not counted)", "B -", "C takes-back (not counted)"],
  ],
  [
    "a part of a claim of another day",
    [claim("A", { serviceDateFrom: "2026-10-13" }), claim("B", partBack)],
    ["A -", "B takes-back"],
  ],
  [
    "a part of the claim that it names, of another day",
    [claim("A"), claim("B", { ...partBack, reversalOf: "A", serviceDateFrom: null })],
    ["A may-change", "B takes-back"],
  ],
  [
    "a part of the claim that it names, beside another of its visit",
    [claim("A"), claim("B", { ...partBack, reversalOf: "A" }), claim("C", again)],
    ["A may-change", "B takes-back", "C -"],
  ],
  [
    "a part of the claim that it names, which was replaced later",
    [claim("A"), claim("B", { ...partBack, reversalOf: "A" }), claim("C", { replaces: "A" })],
    ["A replaced (not counted)", `B ${TAKES}`, "C -"],
  ],
  [
    "the claim that it names, without an amount",
    [
      claim("A"),
      claim("B", {
        reversalOf: "A",
        claimDetailTotals: { billedCents: null, planPaidCents: null, oweCents: null },
      }),
    ],
    [`A ${TAKEN}`, `B ${TAKES}`],
  ],
  [
    "a part, of two under one number",
    [claim("A"), claim("A", again), claim("B", partBack)],
    ["A same-number", "A same-number", "B takes-back"],
  ],
  [
    "a reversal that leaves the member's share out",
    [claim("A", owed), claim("B", backOf(null)), claim("C", again)],
    [`A ${TAKEN}`, `B ${TAKES}`, "C -"],
  ],
  [
    "a reversal with a share of zero, newest first",
    [claim("C", again), claim("B", backOf(0)), claim("A", owed)],
    ["C -", `B ${TAKES}`, `A ${TAKEN}`],
  ],
  [
    "a reversal of another share",
    [claim("A", owed), claim("B", backOf(-15))],
    ["A may-change", "B takes-back"],
  ],
  [
    "of two that could be, the one whose share the reversal has, too",
    [claim("A", owed), claim("B", shareOf(0)), claim("C", backOf(0))],
    ["A -", `B ${TAKEN}`, `C ${TAKES}`],
  ],
  ...["Void", "VOIDED", "Cancelled", "canceled", "Reversed", "Entered in error"].map(
    (claimStatusDescription): [string, readonly StandingClaim[], readonly string[]] => [
      `a claim that is ${claimStatusDescription} by its own status`,
      [claim("A", { claimStatusDescription }), claim("B", again)],
      [`A ${TAKEN}`, "B -"],
    ],
  ),
  [
    "a claim that is replaced by its own status",
    [claim("A", { claimStatusDescription: "Replaced" })],
    ["A replaced (not counted)"],
  ],
  [
    "a reversal whose status says so, too",
    [claim("A"), claim("B", { ...back, claimStatusDescription: "Reversed" })],
    [`A ${TAKEN}`, `B ${TAKES}`],
  ],
  ["a reversal of a claim that is not listed", [claim("B", back)], ["B takes-back"]],
  [
    "a reversal of another day",
    [claim("A"), claim("B", { ...back, serviceDateFrom: "2026-10-13" })],
    ["A may-change", "B takes-back"],
  ],
  [
    "a reversal of another day and less",
    [claim("A"), claim("B", { ...partBack, serviceDateFrom: "2026-10-13" })],
    ["A -", "B takes-back"],
  ],
  [
    "a reversal of a larger payment",
    [claim("A", unpaid), claim("B", partBack)],
    ["A -", "B takes-back"],
  ],
  [
    "one reversal of one of two that are alike",
    [claim("C", back), claim("B"), claim("A")],
    [`C ${TAKES}`, "B may-change (not counted)", "A may-change"],
  ],
  [
    "two reversals of two that are alike",
    [claim("D", back), claim("C", back), claim("B"), claim("A")],
    [`D ${TAKES}`, `C ${TAKES}`, `B ${TAKEN}`, `A ${TAKEN}`],
  ],
  [
    "taken back, and done again with the same amounts",
    [claim("C"), claim("B", back), claim("A")],
    ["C -", `B ${TAKES}`, `A ${TAKEN}`],
  ],
  [
    "adjusted beside another of its visit and bill",
    [claim("C", other), claim("B", adjusted), claim("A")],
    ["C -", "B may-change", "A may-change"],
  ],
  [
    "adjusted beside an estimate, one that is not decided, and one of another day",
    [
      claim("D", adjusted),
      claim("C", { claimStatusDescription: "Estimate" }),
      claim("B", waits),
      claim("A", { serviceDateFrom: "2026-10-13" }),
    ],
    ["D -", "C -", "B -", "A -"],
  ],
  [
    "a reversal of another first name",
    [claim("A"), claim("B", { ...back, patientFirstName: "Theo" })],
    ["A -", "B takes-back"],
  ],
  [
    "a reversal of another last name",
    [claim("A"), claim("B", { ...back, patientLastName: "Sample" })],
    ["A -", "B takes-back"],
  ],
  [
    "a reversal that names no provider",
    [claim("A"), claim("B", { ...back, provider: null })],
    [`A ${TAKEN}`, `B ${TAKES}`],
  ],
  [
    "a part of a claim of other services",
    [claim("A", served("99213")), claim("B", { ...partBack, ...served("80053") })],
    ["A -", "B takes-back"],
  ],
  [
    "a part of a claim with one service of it",
    [claim("A", served("99213", "80053")), claim("B", { ...partBack, ...served("80053") })],
    ["A may-change", "B takes-back"],
  ],
  [
    "more than the claim of its visit",
    [claim("A", partOf), claim("B", unknownBack)],
    ["A -", "B takes-back"],
  ],
  [
    "a part of a claim that is not listed",
    [claim("A"), claim("B", { ...partBack, reversalOf: "X" })],
    ["A -", "B takes-back"],
  ],
  ["replaced by one in process", [claim("A"), claim("B", { ...waits, replaces: "A" })], CHANGES],
  [
    "replaced by an estimate",
    [claim("A"), claim("B", { ...waits, replaces: "A", claimStatusDescription: "Estimate" })],
    ["A replaced (not counted)", "B -"],
  ],
  [
    "a reversal in process",
    [claim("A"), claim("B", { ...back, ...waits, reversalOf: "A" })],
    CHANGES,
  ],
  [
    "amounts of a reversal in process",
    [claim("A"), claim("B", { ...back, ...waits })],
    ["A -", "B -"],
  ],
  [
    "the highest version is in process",
    [
      claim("A", { version: 1 }),
      claim("A", { ...again, version: 2 }),
      claim("A", { ...waits, version: 3 }),
    ],
    ["A replaced (not counted)", "A may-change", "A -"],
  ],
  [
    "a claim in process, and another one that names it",
    [claim("A", waits), claim("B", { ...waits, replaces: "A" })],
    ["A -", "B -"],
  ],
  [
    "a claim in process that was replaced",
    [claim("A", waits), claim("B", { replaces: "A" })],
    ["A replaced (not counted)", "B -"],
  ],
  [
    "of two that could be, the one of the reversal's number",
    [claim("A"), claim("B"), claim("A", back)],
    [`A ${TAKEN}`, "B -", `A ${TAKES}`],
  ],
  [
    "of two that could be, the one that it names",
    [claim("A"), claim("B"), claim("C", { ...back, reversalOf: "A" })],
    [`A ${TAKEN}`, "B -", `C ${TAKES}`],
  ],
  [
    "a named reversal beside the amounts of another one",
    [claim("A", again), claim("B"), claim("C", { ...back, reversalOf: "A" })],
    [`A ${TAKEN}`, "B -", `C ${TAKES}`],
  ],
  [
    "a named reversal before its number is done again",
    [claim("A"), claim("B", { ...back, reversalOf: "A" }), claim("A", again)],
    [`A ${TAKEN}`, `B ${TAKES}`, "A -"],
  ],
  [
    "a named reversal of another day",
    [claim("A"), claim("B", { ...back, reversalOf: "A", serviceDateFrom: null })],
    [`A ${TAKEN}`, `B ${TAKES}`],
  ],
  [
    "a named reversal with other amounts",
    [claim("A"), claim("B", { ...again, reversalOf: "A" })],
    [`A ${TAKEN}`, `B ${TAKES}`],
  ],
  [
    "a named reversal of a claim that is not listed",
    [claim("B", { ...back, reversalOf: "X" })],
    ["B takes-back"],
  ],
  [
    "a claim that replaces another",
    [claim("A"), claim("B", { ...again, replaces: "A" })],
    ["A replaced (not counted)", "B -"],
  ],
  [
    "a claim that replaces one that was taken back",
    [claim("A"), claim("B", back), claim("C", { ...again, replaces: "A" })],
    [`A ${TAKEN}`, `B ${TAKES}`, "C -"],
  ],
  ["a claim that replaces its own number", [claim("A", { replaces: "A" })], ["A -"]],
  ["two of one number", [claim("A"), claim("A", again)], ["A same-number", "A same-number"]],
  [
    "two of one number, of which one has a version",
    [claim("A", { version: 1 }), claim("A", again)],
    ["A same-number", "A same-number"],
  ],
  [
    "two of one number and version",
    [claim("A", { version: 2 }), claim("A", { ...again, version: 2 })],
    ["A same-number", "A same-number"],
  ],
  [
    "two versions of one number",
    [claim("A", { version: 2 }), claim("A", { ...again, version: 1 })],
    ["A -", "A replaced (not counted)"],
  ],
  ["one answer twice", [claim("A"), claim("A")], ["A -"]],
  [
    "one answer twice beside another of its number",
    [claim("A"), claim("A", again), claim("A")],
    ["A same-number", "A same-number"],
  ],
])("T-86 where claims of one list stand: %s", (_what, claims, expected) => {
  expect(said(claims)).toEqual(expected);
  expect(said(judgeStandings(claims))).toEqual(expected);
});

test("T-86 a claim read by itself stands as in its list, by its content where it shares a number", () => {
  const list = judgeStandings([claim("A"), claim("A", back), claim("A", again), claim("B")]);
  const alone = (of: StandingClaim) => judgeStandings([of]).map((one) => findStandingIn(one, list));
  expect(alone(claim("A"))).toEqual([{ standing: "taken-back", isCounted: false }]);
  expect(alone(claim("A", again))).toEqual([{ standing: null, isCounted: true }]);
  expect(alone(claim("A", unknown))).toEqual([{ standing: null, isCounted: true }]);
  // A list may say less of a claim than its own answer: its totals tell, or the one that holds.
  const more = { patientLastName: "Other" };
  const done = judgeStandings([claim("A"), claim("A", back), claim("A", again)]);
  const among = (of: StandingClaim) => judgeStandings([of]).map((one) => findStandingIn(one, done));
  expect(among(claim("A", more))).toEqual([{ standing: "taken-back", isCounted: false }]);
  expect(among(claim("A", { ...again, ...more }))).toEqual([{ standing: null, isCounted: true }]);
  expect(alone(claim("X", back))).toEqual([{ standing: "takes-back", isCounted: true }]);
});
