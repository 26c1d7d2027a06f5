import { expect, test } from "vitest";
import { RecentClaims, type ShownClaim } from "./RecentClaims.tsx";
import { htmlOf, wordsOf } from "#app/components/ui/render-html.tsx";

const paid: ShownClaim = {
  id: "C1",
  type: "medical",
  typeName: "Medical",
  provider: "Alder Creek Clinic",
  serviceDate: "2026-10-28",
  status: { kind: "paid", on: "2026-11-06" },
  oweCents: 1250,
  patient: null,
  notes: [],
  detailsHref: "/claims/medical/C1/0",
  eob: true,
};

function claims(...list: Partial<ShownClaim>[]): string {
  return htmlOf(<RecentClaims viewAll claims={list.map((claim) => ({ ...paid, ...claim }))} />);
}

test("HOME-25 HOME-26 a paid claim has a check and the day of payment, one in process a sync sign and no day", () => {
  const html = claims({});
  expect(wordsOf(html)).toContain("Paid on 11/06/2026");
  expect(html).toContain("#check-circle-fill");
  const dateless = claims({ status: { kind: "paid", on: null } });
  expect(dateless).toContain("#check-circle-fill");
  expect(wordsOf(dateless)).not.toContain("Paid on");
  const otherHtml = claims({ status: { kind: "in-process" } });
  expect(otherHtml).toContain("#arrows-clockwise");
  expect(wordsOf(otherHtml)).toContain("In Process You owe");
});

test("HOME-27 HOME-28 every other status is shown as text, with a style class of its name", () => {
  const status = {
    kind: "other",
    key: "other",
    text: "Pending Review",
    className: "pending-review",
  } as const;
  const html = claims({ status });
  expect(wordsOf(html)).toContain("Pending Review");
  expect(html).toContain("claim-status--pending-review");
  expect(claims({})).toContain("claim-status--paid");
  expect(claims({ status: { kind: "in-process" } })).toContain("claim-status--in-process");
});

test("HOME-29 HOME-30 HOME-31 HOME-32 a claim shows what is owed, its provider, type and day, or that they are missing", () => {
  const words = wordsOf(claims({}));
  expect(words).toContain("You owe $12.50");
  expect(words).toContain("Alder Creek Clinic Medical · 10/28/2026");
  const status = { kind: "other", key: "other", text: null, className: "unknown" } as const;
  const otherWords = wordsOf(claims({ status, oweCents: null, serviceDate: null }));
  expect(otherWords).toContain("Status not available You owe Not available");
});

test("HOME-29 an undecided amount reads Pending, a negative one is a credit", () => {
  const words = wordsOf(claims({ status: { kind: "in-process" }, oweCents: "undecided" }));
  expect(words).toContain("In Process You owe Pending");
  expect(words).not.toContain("$");
  expect(wordsOf(claims({ oweCents: 6240, isCredit: true }))).toContain("Credit to you $62.40");
  expect(wordsOf(claims({ status: { kind: "in-process" } }))).toContain("You owe $12.50");
});
