import { expect, test } from "vitest";
import { claimDetailText } from "#app/text/claims/claim.ts";
import { getPlainDate } from "../dates/plain-date.ts";
import {
  CLAIM_STATUS_KEYS,
  claimStanding,
  findDenial,
  showStatus,
  splitDisallowed,
  statusClass,
  type DeniableLine,
} from "./claim-status.ts";

test.each([
  ["Paid", "paid", "ok", "check-circle-fill", "none"],
  ["PAID ", "paid", "ok", "check-circle-fill", "none"],
  ["In Process", "in-process", "info", "arrows-clockwise", "wait"],
  ["in-process", "in-process", "info", "arrows-clockwise", "wait"],
  ["Pended", "pended", "warn", "clock", "wait-or-answer"],
  ["On hold", "pended", "warn", "clock", "wait-or-answer"],
  ["Denied", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Adjusted", "adjusted", "info", "swap", "compare"],
  ["PENDING", "in-process", "info", "arrows-clockwise", "wait"],
  ["In Progress", "in-process", "info", "arrows-clockwise", "wait"],
  ["Processing", "in-process", "info", "arrows-clockwise", "wait"],
  ["Partially Denied", "denied-in-part", "bad", "warning-fill", "call-or-appeal"],
  ["partly denied", "denied-in-part", "bad", "warning-fill", "call-or-appeal"],
  ["Denied in Part", "denied-in-part", "bad", "warning-fill", "call-or-appeal"],
  ["Partial Denial", "denied-in-part", "bad", "warning-fill", "call-or-appeal"],
  ["Rejected", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["DECLINED", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Estimate", "estimate", "info", "info", "none"],
  ["Pre-Treatment Estimate", "estimate", "info", "info", "none"],
  ["Pretreatment estimate", "estimate", "info", "info", "none"],
  ["PREDETERMINATION", "estimate", "info", "info", "none"],
  ["Pre-determination", "estimate", "info", "info", "none"],
  ["Denied - Timely Filing", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  [" DENIED: duplicate", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Denied (not covered)", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Denied - part of another service", "denied", "bad", "x-circle-fill", "call-or-appeal"],
  ["Denied (partial)", "denied-in-part", "bad", "warning-fill", "call-or-appeal"],
  ["Denied: in part, not covered", "denied-in-part", "bad", "warning-fill", "call-or-appeal"],
  ["DENIED - PARTIALLY", "denied-in-part", "bad", "warning-fill", "call-or-appeal"],
])("the status %j is of the kind %s", (status, key, tone, icon, nextStep) => {
  expect(claimStanding(status)).toEqual({ key, tone, icon, nextStep });
});

test("any other status is of the kind other", () => {
  const other = { key: "other", tone: null, icon: "question", nextStep: "call-with-questions" };
  const statuses = ["Under external review", "Paid in part", "Denied then paid", "Not denied", ""];
  expect(statuses.map(claimStanding)).toEqual(statuses.map(() => other));
});

test("each kind of status has its own icon, and words for its meaning and next step", () => {
  const standings = CLAIM_STATUS_KEYS.map(claimStanding);
  expect(new Set(standings.map(({ icon }) => icon)).size).toBe(CLAIM_STATUS_KEYS.length);
  const { meanings, nextSteps } = claimDetailText;
  expect(Object.keys(meanings).toSorted()).toEqual(CLAIM_STATUS_KEYS.toSorted());
  const steps = new Set(standings.map(({ nextStep }) => nextStep));
  expect([...steps].filter((step) => !(step in nextSteps))).toEqual([]);
});

const line: DeniableLine = {
  status: "Paid",
  notCoveredCents: 0,
  planPaidCents: 0,
  medicalLineDisallowed: null,
  dentalLineDisallowed: null,
};
const reason = { code: "N130", description: "Not covered by the plan" };

test("a denial names the kind, the reason and the next step", () => {
  const denied = { ...line, status: "Denied" };
  expect(findDenial({ ...denied, medicalLineDisallowed: reason })).toEqual({
    key: "denied",
    reason: "Not covered by the plan",
    code: "N130",
    nextStep: "call-or-appeal",
  });
  expect(findDenial(denied)).toMatchObject({ key: "denied", reason: null, code: null });
  const coded = { ...line, medicalLineDisallowed: { code: "N130", description: null } };
  expect(findDenial(coded)).toMatchObject({ key: "disallowed", code: "N130", reason: null });
  expect(findDenial({ ...line, notCoveredCents: 500 })).toMatchObject({ key: "not-covered" });
});

test.each(["medicalLineDisallowed", "dentalLineDisallowed"] as const)(
  "a line with a reason in %s is disallowed, though it is paid",
  (name) => {
    const refusal = findDenial({ ...line, [name]: { code: null, description: "Too often" } });
    expect(refusal).toMatchObject({ key: "disallowed", reason: "Too often" });
  },
);

test.each(["medicalLineDisallowed", "dentalLineDisallowed"] as const)(
  "T-88 a line that says in %s that it is disallowed, and not why, is refused without a reason",
  (name) => {
    const refused = { ...line, [name]: { code: null, description: null } };
    expect(findDenial(refused)).toMatchObject({ key: "disallowed", code: null, reason: null });
    const split = splitDisallowed({ ...refused, disallowedCents: 6000 }, "Paid");
    expect(split).toEqual({ discountCents: 0, deniedCents: 6000 });
  },
);

const discounted = (code: string) => ({
  ...line,
  medicalLineDisallowed: { code, description: "Above the fee schedule" },
});

test.each(["45", "CO-45", "CO45", "co 45", "PI-45", "OA45"])(
  "T-88 a line with the reason %s of a plan's discount is no denial, unless its status says so",
  (code) => {
    expect(findDenial(discounted(code))).toBeUndefined();
    const split = { disallowedCents: 4110 };
    expect(splitDisallowed({ ...discounted(code), ...split }, "Paid")).toEqual({
      discountCents: 4110,
      deniedCents: 0,
    });
    expect(findDenial({ ...discounted(code), status: "Denied" })).toMatchObject({ code });
    expect(findDenial({ ...discounted(code), notCoveredCents: 5 })?.key).toBe("not-covered");
  },
);

test.each([
  "PR-1",
  "pr2",
  "PR 3",
  "CO-24",
  "CO44",
  "CO-59",
  "CO-131",
  "CO-253",
  "CO-103",
  "CO-104",
  "co105",
  "CO-144",
  "CO-161",
  "CO-223",
  "CO-237",
  "CO-245",
])(
  "T-88 the code %s of a share, a flat rate, an agreed price or what the provider bears is no denial",
  (code) => {
    expect(findDenial(discounted(code))).toBeUndefined();
    const split = splitDisallowed({ ...discounted(code), disallowedCents: 4110 }, "Paid");
    expect(split).toEqual({ discountCents: 4110, deniedCents: 0 });
    expect(findDenial({ ...discounted(code), status: "Denied" })).toMatchObject({ code });
  },
);

test.each(["OA-23", "CO23", "pi 23"])(
  "T-88 what an earlier payer's decision leaves out (%s) is no denial, and no discount that is known",
  (code) => {
    expect(findDenial(discounted(code))).toBeUndefined();
    const line = { ...discounted(code), disallowedCents: 4110 };
    expect(splitDisallowed(line, "Paid")).toEqual({ discountCents: null, deniedCents: 0 });
    expect(splitDisallowed({ ...line, status: "Denied" }, "Paid").deniedCents).toBe(4110);
  },
);

test("T-88 a reason of what the member owes leaves the rest that is disallowed a discount", () => {
  const owed = { ...discounted("PR-119"), notCoveredCents: 70_000 };
  expect(findDenial(owed)).toMatchObject({ key: "disallowed", code: "PR-119" });
  const split = (line: typeof owed) =>
    splitDisallowed({ ...line, disallowedCents: 10_000 }, "Paid");
  expect(split(owed)).toEqual({ discountCents: 10_000, deniedCents: 0 });
  expect(split({ ...owed, notCoveredCents: 0 }).deniedCents).toBe(10_000);
  expect(split({ ...owed, status: "Denied" }).deniedCents).toBe(10_000);
});

test("T-88 a line whose status is denied in part is disallowed", () => {
  expect(findDenial({ ...line, status: "Partially Denied" })).toMatchObject({ key: "disallowed" });
});

test.each([
  [6000, "disallowed"],
  [0, "denied"],
  [-6000, "denied"],
  [null, "denied"],
])("T-88 a denied line of which the plan paid %j cents is %s", (planPaidCents, key) => {
  expect(findDenial({ ...line, status: "Denied", planPaidCents })).toMatchObject({ key });
});

test.each(["4", "145", "45A", "PR-45", "N45", "1", "PR-4", "CO-1", "24", "OA-24", "CO-97", "23"])(
  "T-88 the reason %s is one of a denial",
  (code) => {
    expect(findDenial(discounted(code))).toMatchObject({ key: "disallowed", code });
  },
);

test.each([
  ["a paid line", line],
  ["a line without a status", { ...line, status: null }],
  ["a line with unknown charges not covered", { ...line, notCoveredCents: null }],
  ["a line with a negative correction", { ...line, notCoveredCents: -500 }],
])("%s is no denial", (_what, kept) => {
  expect(findDenial(kept)).toBeUndefined();
});

test.each([
  ["of a paid line is the discount", {}, "Paid", "discountCents"],
  ["of a denied line is denied", { status: "DENIED" }, "Paid", "deniedCents"],
  ["of a line without a status follows its claim", { status: null }, "Denied", "deniedCents"],
  ["of a paid line in a denied claim is the discount", {}, "Denied", "discountCents"],
  ["with a reason is denied", { medicalLineDisallowed: reason }, "Paid", "deniedCents"],
  ["with a dental reason is denied", { dentalLineDisallowed: reason }, null, "deniedCents"],
] as const)("DATA-16 the disallowed amount %s", (_what, more, claimStatus, name) => {
  for (const disallowedCents of [4110, 0, null]) {
    const split = splitDisallowed({ ...line, ...more, disallowedCents }, claimStatus);
    expect(split).toEqual({ discountCents: 0, deniedCents: 0, [name]: disallowedCents });
  }
});

test.each([
  ["In Process", "in-process"],
  ["Paid", "paid"],
  ["Pended / Review (2)", "pended-review-2"],
  ['x" onload="alert(1)', "x-onload-alert-1"],
  ["a\u0000b\nc", "a-b-c"],
  ["Refusé", "refuse"],
  ["İptal", "iptal"],
  ["支払済", "unknown"],
  ["", "unknown"],
])("HOME-28 the status %j has the style class %s", (status, name) => {
  expect(statusClass(status)).toBe(name);
});

test("a paid status has its day, one in process nothing, others their text, style class and icon", () => {
  const paidDate = getPlainDate("2026-10-05");
  expect(showStatus({ status: "Paid", paidDate })).toEqual({ kind: "paid", on: paidDate });
  const paid = { status: "Paid", paidDate };
  expect(showStatus({ ...paid, planPaidCents: 1 })).toEqual({ kind: "paid", on: paidDate });
  expect(showStatus({ ...paid, planPaidCents: null })).toEqual({ kind: "paid", on: paidDate });
  expect(showStatus({ ...paid, planPaidCents: 0 })).toEqual({
    kind: "paid",
    on: paidDate,
    isUnpaid: true,
  });
  expect(showStatus({ status: "PAID ", paidDate: null })).toEqual({ kind: "paid", on: null });
  expect(showStatus({ status: "In Process", paidDate })).toEqual({ kind: "in-process" });
  expect(showStatus({ status: "In process", paidDate: null })).toEqual({ kind: "in-process" });
  const denied = { key: "denied", className: "denied", tone: "bad", icon: "x-circle-fill" };
  const deniedText = { kind: "other", text: "Denied", ...denied };
  expect(showStatus({ status: "Denied", paidDate })).toEqual(deniedText);
  const other = { kind: "other", key: "other", tone: null, icon: "question" };
  const unpaid = { ...other, text: "Not Paid", className: "not-paid" };
  expect(showStatus({ status: "Not Paid", paidDate: null })).toEqual(unpaid);
  const unknown = { ...other, text: null, className: "unknown" };
  expect(showStatus({ status: null, paidDate: null })).toEqual(unknown);
  expect(statusClass(null)).toBe("unknown");
});
