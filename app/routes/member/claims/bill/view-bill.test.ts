import { expect, test } from "vitest";
import { answerBill } from "#app/rules/claims/bill/answer-bill.ts";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { claimOf, paidClaim } from "#app/rules/claims/claim-money.fixture.ts";
import type { LoadedBill } from "./load-bill.ts";
import { viewBill } from "./view-bill.ts";

type Loaded = Extract<LoadedBill, { readonly kind: "result" }>;

const day = getPlainDate("2026-10-10");

/** What is found for a bill of this amount, of a claim of which $25.00 are owed, or so much. */
function found(amountCents: number, ...owed: readonly number[]) {
  const claims = (owed.length > 0 ? owed : [2500]).map((owe, index) => ({
    ...paidClaim(
      claimOf([{ billed: 15_240, discount: 3240, paid: 12_000 - owe, owe, copay: owe }]),
    ),
    id: `C${index}`,
    claimType: "medical" as const,
    suffix: 0,
    patientFirstName: "Theo",
    serviceDateFrom: day,
  }));
  const bill = { provider: "Clinic", day, amountCents };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a result's page reads
  const loaded = {
    kind: "result",
    bill,
    key: "KEY",
    answer: answerBill(bill, claims, {
      chosen: -1,
      family: [],
      isMissing: false,
      isUncompared: false,
    }),
    unread: [],
    uncompared: [],
    members: [{ memberSuffix: 0, firstName: "Theo" }],
  } as unknown as Loaded;
  const view = viewBill(loaded);
  return view.kind === "result" ? view : null;
}

test("BILL-03 of a list that is not loaded and one that is not compared, the one to try again is named", () => {
  const lacking = { chosen: -1, family: [], isMissing: true, isUncompared: true };
  expect(answerBill({ provider: "Clinic", day, amountCents: 1 }, [], lacking).kind).toBe("missing");
});

test("BILL-02 the verdict and the page's title name the person and the day of the claim", () => {
  const view = found(2500);
  expect(view?.found).toMatchObject({ visit: "Theo's claim for 10/10/2026" });
  expect(view?.verdict).toBe("This bill matches what you owe");
  expect(view?.title).toBe("This bill matches what you owe (Theo's claim for 10/10/2026)");
});

test("BILL-02 a claim that may be meant says what is owed, and not that it is less than nothing", () => {
  const view = found(1000, 2500, -500)?.found;
  const words = view?.kind === "several" ? view.choices.map((choice) => choice.words) : [];
  expect(words.map((said) => /billed .*$/.exec(said)?.[0])).toEqual([
    "billed $152.40, you owe $25.00",
    "billed $152.40",
  ]);
});
