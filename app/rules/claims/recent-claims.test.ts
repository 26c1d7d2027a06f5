import { expect, test } from "vitest";
import { getPlainDate } from "../dates/plain-date.ts";
import {
  claimPath,
  type ClaimSummary,
  EOB_STATUS_CODE,
  RECENT_CLAIMS,
  type RecentClaim,
  recentClaims,
  recentClaimsWindow,
  showsEobButton,
  statusClass,
  statusKind,
  toRecentClaim,
} from "./recent-claims.ts";

const claim: ClaimSummary = {
  id: "C1",
  claimType: "Medical",
  claimStatusDescription: "Paid",
  claimStatusCode: "02",
  paidDate: getPlainDate("2026-10-05"),
  provider: { providerName: "Fernhill Clinic" },
  serviceDateFrom: getPlainDate("2026-09-14"),
  claimDetailTotals: { oweCents: 1250 },
};

function claims(type: string, count: number): RecentClaim[] {
  return Array.from({ length: count }, (_, n) => ({
    ...toRecentClaim(claim),
    id: `${type}${n + 1}`,
  }));
}

test("CONST-06 CONST-23 home asks for page 0 of size 3, two years back; the EOB button's code is 02", () => {
  expect(RECENT_CLAIMS).toEqual({ years: 2, page: 0, size: 3, limit: 3 });
  expect(EOB_STATUS_CODE).toBe("02");
});

test.each([
  ["2026-11-21", "2024-11-21"],
  ["2024-02-29", "2022-02-28"],
])("CONST-06 on %s home looks back to %s", (today, startDate) => {
  expect(recentClaimsWindow(getPlainDate(today))).toEqual({ startDate, endDate: today });
});

test.each([
  [3, 3, ["M1", "M2", "M3"]],
  [1, 5, ["M1", "D1", "D2"]],
  [2, 2, ["M1", "M2", "D1"]],
  [0, 2, ["D1", "D2"]],
  [5, 0, ["M1", "M2", "M3"]],
  [0, 0, []],
])("HOME-56 HOME-57 CONST-06 %i medical and %i dental claims show %j", (medical, dental, ids) => {
  const shown = recentClaims(claims("M", medical), claims("D", dental));
  expect(shown.map((one) => one.id)).toEqual(ids);
});

test("HOME-56 HOME-57 a claim that the gateway says twice is shown once, and makes room for another", () => {
  const [one, two] = claims("M", 2);
  const dental = { ...toRecentClaim(claim), claimType: "Dental", id: "M1" };
  const said = [one, one, two].flatMap((it) => (it === undefined ? [] : [it]));
  expect(recentClaims(said, [dental])).toEqual([one, two, dental]);
});

test("DATA-17 T-67 a claim in the words of the recent-claims card", () => {
  expect(toRecentClaim(claim)).toEqual({
    id: "C1",
    claimType: "Medical",
    claimStatus: "Paid",
    claimStatusCode: "02",
    paidDate: "2026-10-05",
    oweCents: 1250,
    providerName: "Fernhill Clinic",
    serviceDate: "2026-09-14",
  });
});

test.each([
  ["no provider", null],
  ["a provider without a name", { providerName: null }],
])("DATA-17 T-67 the provider name is null for %s", (_case, provider) => {
  expect(toRecentClaim({ ...claim, provider }).providerName).toBeNull();
});

test.each([
  ["In Process", "in-process"],
  ["Paid", "paid"],
  ["  Denied  ", "denied"],
  ["Pended / Review (2)", "pended-review-2"],
  ['x" onload="alert(1)', "x-onload-alert-1"],
  ["a\u0000b\nc", "a-b-c"],
  ["Refusé", "refuse"],
  ["İptal", "iptal"],
  ["---", "unknown"],
  ["支払済", "unknown"],
  ["", "unknown"],
])("HOME-28 the style class of %j is %s", (status, name) => {
  expect(statusClass(status)).toBe(name);
});

test("for HOME-27 HOME-28: a status that is not given has no text of its own", () => {
  const nothing = { kind: "other", text: null };
  expect(statusKind({ claimStatus: null, paidDate: null })).toEqual(nothing);
  expect(statusClass(null)).toBe("unknown");
});

test("for HOME-25 HOME-26 HOME-27: paid has its day, in process none, others text", () => {
  const paidDate = getPlainDate("2026-10-05");
  expect(statusKind({ claimStatus: "Paid", paidDate })).toEqual({ kind: "paid", on: paidDate });
  expect(statusKind({ claimStatus: "PAID ", paidDate: null })).toEqual({ kind: "paid", on: null });
  expect(statusKind({ claimStatus: "In Process", paidDate })).toEqual({ kind: "in-process" });
  expect(statusKind({ claimStatus: "In process", paidDate: null })).toEqual({ kind: "in-process" });
  const denied = { kind: "other", text: "Denied" };
  expect(statusKind({ claimStatus: "Denied", paidDate })).toEqual(denied);
  const unpaid = { kind: "other", text: "Not Paid" };
  expect(statusKind({ claimStatus: "Not Paid", paidDate: null })).toEqual(unpaid);
});

test.each([
  [0, "02", true],
  [0, "01", false],
  [0, "2", false],
  [0, "002", false],
  [0, "", false],
  [1, "02", false],
  [1, "01", false],
])("HOME-34 CONST-23 T-62 suffix %i and status code %j show it: %s", (suffix, code, shown) => {
  expect(showsEobButton({ suffix, claimStatusCode: code })).toBe(shown);
});

test.each([
  [{ claimType: "Medical", id: "123", suffix: 0 }, "/claims/medical/123/0"],
  [{ claimType: "DENTAL", id: "D-9", suffix: 12 }, "/claims/dental/D-9/12"],
  [{ claimType: "Medical", id: "1/2?x#y", suffix: 0 }, "/claims/medical/1%2F2%3Fx%23y/0"],
  [{ claimType: "a/b", id: "é", suffix: 1 }, "/claims/a%2Fb/%C3%A9/1"],
  [{ claimType: "Medical", id: "\uD800", suffix: 0 }, "/claims/medical/%EF%BF%BD/0"],
])("for ROUTE-49 HOME-33: the page of %j is %s", (input, path) => {
  expect(claimPath(input)).toBe(path);
});
