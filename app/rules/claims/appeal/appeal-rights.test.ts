import { expect, test } from "vitest";
import {
  appealDays,
  appealRights,
  externalReviewMonths,
  NOTICE_ELEMENTS,
  planKind,
  PLAN_KINDS,
  type AppealSettings,
} from "./appeal-rights.ts";

const NOTHING: AppealSettings = {
  periods: { medical: null, dental: null, vision: null, medicare: null, partner: null },
  externalReview: { plans: [], months: null },
  helpers: [],
  fasterPhone: null,
};
const EVERYTHING: AppealSettings = {
  periods: { medical: 200, dental: 90, vision: 60, medicare: 65, partner: 30 },
  externalReview: { plans: [...PLAN_KINDS], months: 6 },
  helpers: [{}],
  fasterPhone: "503-555-0173",
};

// By element, one cell for each kind of plan: medical, dental, vision, medicare, partner. "/" parts
// what is said without settings from what is said with all of them.
const CELLS: Record<(typeof NOTICE_ELEMENTS)[number], string> = {
  claim: "shown shown shown shown shown",
  reason: "shown shown shown shown shown",
  code: "shown shown shown shown shown",
  "plan-terms": "ask ask ask ask ask",
  diagnosis: "ask none none none ask",
  rule: "ask ask ask ask ask",
  "clinical-judgment": "ask ask ask ask ask",
  "missing-information": "ask ask ask ask ask",
  "internal-appeal": "shown shown shown shown ask",
  "faster-review": "none/shown ask ask none ask",
  "external-review": "shown none/shown none/shown shown none/shown",
  court: "ask ask ask none ask",
  "free-copies": "shown ask ask ask ask",
  "who-helps": "none/shown none/shown none/shown none/shown none/shown",
  "language-help": "ask none none ask ask",
};

test("HELP-04 each of the 15 elements of a notice is shown, asked for or left out by the kind of plan", () => {
  expect(NOTICE_ELEMENTS).toHaveLength(15);
  for (const element of NOTICE_ELEMENTS) {
    const cells = CELLS[element].split(" ");
    for (const [index, kind] of PLAN_KINDS.entries()) {
      const [without = "", withAll = without] = (cells[index] ?? "").split("/");
      const given = [NOTHING, EVERYTHING].map((settings) =>
        appealRights(kind, settings).get(element),
      );
      expect([element, kind, ...given]).toEqual([element, kind, without, withAll]);
    }
  }
});

test("HELP-04 what is refused before care has a faster review by law in medical plans and in Medicare", () => {
  const faster = PLAN_KINDS.map((kind) => appealRights(kind, NOTHING, true).get("faster-review"));
  expect(faster).toEqual(["shown", "ask", "ask", "shown", "ask"]);
});

test("HELP-04 an appeal period is at least the law's, and unknown where neither law nor settings give one", () => {
  const days = (settings: AppealSettings) => PLAN_KINDS.map((kind) => appealDays(kind, settings));
  expect(days(NOTHING)).toEqual([180, null, null, 60, null]);
  expect(days(EVERYTHING)).toEqual([200, 90, 60, 65, 30]);
  const short = { ...NOTHING, periods: { ...NOTHING.periods, medical: 30, medicare: 10 } };
  expect(days(short)).toEqual([180, null, null, 60, null]);
});

test("HELP-04 in Medicare the period of dental and vision care is not known, as it may be the Medicare plan's", () => {
  const days = PLAN_KINDS.map((kind) => appealDays(kind, EVERYTHING, { isMedicare: true }));
  expect(days).toEqual([null, null, null, 65, null]);
});

test("HELP-04 medical plans have at least four months for an external review", () => {
  const months = (settings: AppealSettings) =>
    PLAN_KINDS.map((kind) => externalReviewMonths(kind, settings));
  expect(months(NOTHING)).toEqual([4, null, null, null, null]);
  expect(months(EVERYTHING)).toEqual([6, 6, 6, null, 6]);
});

test.each([
  ["medical", false, false, "medical"],
  ["medical", true, false, "medicare"],
  ["dental", true, false, "dental"],
  ["vision", false, false, "vision"],
  ["dental", false, true, "partner"],
  ["medical", true, true, "partner"],
] as const)(
  "HELP-04 a %s claim (Medicare: %s, of a partner: %s) belongs to a plan of kind %s",
  (type, isMedicare, isPartners, kind) => {
    expect(planKind({ type, isMedicare, isPartners })).toBe(kind);
  },
);
