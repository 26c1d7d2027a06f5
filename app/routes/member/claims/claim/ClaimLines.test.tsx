import { parse, type HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { ClaimLines } from "./ClaimLines.tsx";
import { htmlOf, wordsOf } from "#app/components/ui/render-html.tsx";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import type { LineView } from "./view-lines.ts";

const amounts = {
  billedCents: 19800,
  discountCents: 4110,
  deniedCents: 0,
  notCoveredCents: 100,
  planPaidCents: 12452,
  otherPayerPaidCents: null,
  deductibleCents: 200,
  copayCents: 300,
  coinsuranceCents: 2638,
  oweCents: 3138,
};
const visit: LineView = {
  number: 3,
  serviceDate: getPlainDate("2026-10-28"),
  description: "Office visit, 30 minutes",
  procedureCode: "99214",
  dentalCode: null,
  alternate: null,
  category: null,
  tooth: null,
  toothSurface: null,
  status: null,
  amounts,
  balanced: true,
  reversal: null,
  denial: null,
  refused: null,
};

const table = (...lines: Partial<LineView>[]) =>
  parse(htmlOf(<ClaimLines lines={lines.map((it) => ({ ...visit, ...it }))} totals={amounts} />));
const cells = (row: string, ...lines: Partial<LineView>[]) =>
  table(...lines)
    .querySelectorAll(`${row} > *`)
    .map((cell) => wordsOf(cell.outerHTML));
const headsOf = (page: HTMLElement) =>
  page.querySelectorAll("thead th").map((it) => it.textContent);
const service = (line: Partial<LineView>) => cells("tbody tr", line)[0];

test("DATA-16 every amount of a line has the label of its column, which phones show beside the amount", () => {
  const heads = cells("thead tr", {});
  const parts = ["Deductible", "Copay", "Coinsurance"];
  const paid = ["Billed", "Over allowed amount", "Not covered", "Plan paid"];
  expect(heads).toEqual(["Service", ...paid, ...parts, "You owe"]);
  const expected = ["$198.00", "$41.10", "$1.00", "$124.52", "$2.00", "$3.00", "$26.38", "$31.38"];
  expect(cells("tbody tr", {}).slice(1)).toEqual(expected);
  const labels = table({})
    .querySelectorAll("tbody td")
    .map((cell) => cell.getAttribute("data-label"));
  expect(labels).toEqual(heads.slice(1));
});

test("DATA-16 T-74 an amount that is not given or not decided is never shown as zero", () => {
  const given = { ...amounts, billedCents: null, oweCents: "undecided" } as const;
  const shown = cells("tbody tr", { amounts: given });
  expect([shown[1], shown.at(-1)]).toEqual(["Not available", "Pending"]);
});

test("DATA-16 a dental line has tooth, surface and the procedure paid, and an unnamed service says so", () => {
  expect(service({})).toBe("Office visit, 30 minutes Line 3 · 10/28/2026 · Procedure code 99214");
  expect(service({ description: null, serviceDate: null, procedureCode: null })).toBe(
    "Service not named Line 3",
  );
  const crown = {
    description: "Crown, porcelain",
    procedureCode: null,
    dentalCode: "D2740",
    category: "Major",
    tooth: "14",
    toothSurface: "MOD",
    alternate: "Crown, metal",
  };
  expect(service(crown)).toBe(
    "Crown, porcelain Line 3 · 10/28/2026 · Dental code D2740 · Category Major · Tooth 14" +
      " · Surface MOD Paid as: Crown, metal",
  );
});

test("DATA-16 a line shows its own status, its denial, and that its amounts do not add up", () => {
  const denial = {
    key: "disallowed",
    owed: "unknown",
    reason: null,
    code: null,
    nextStep: "call-or-appeal",
  } as const;
  const words = service({ status: "Pended", denial, balanced: false });
  expect(words).toContain("Status Pended");
  expect(words).toContain("Your plan didn't accept all or part of this charge.");
  expect(words).toContain("The amounts on this line don't add up.");
});

const undecided = {
  ...amounts,
  discountCents: "undecided",
  planPaidCents: "undecided",
  copayCents: "undecided",
} as const;

test("an amount that is decided in no line has no column, and a sentence says why", () => {
  type Totals = typeof undecided | typeof amounts;
  const page = (totals: Totals) =>
    parse(htmlOf(<ClaimLines lines={[{ ...visit, amounts: undecided }]} totals={totals} />));
  const heads = (totals: Totals) => headsOf(page(totals));
  const expected = ["Service", "Billed", "Not covered", "Deductible", "Coinsurance", "You owe"];
  expect(heads(undecided)).toEqual(expected);
  const told = "You'll see the other amounts when the claim is final.";
  expect(page(undecided).textContent).toContain(told);
  expect(page(undecided).textContent).not.toContain("Pending");
  // One that only the total has still has its column.
  expect(heads(amounts)).toHaveLength(9);
  expect(page(amounts).textContent).not.toContain(told);
});
