import { expect, test } from "vitest";
import { judgeBill } from "#app/rules/claims/bill/bill.ts";
import { getPlainDate } from "#app/rules/dates/plain-date.ts";
import { claim } from "#server/gateway/calls/claims/claim.ts";
import { FAMILY_CODES, findFamily } from "../families/families.ts";
import { claimAnswer } from "./claim-answer.ts";
import { claimsOf, type DatedClaim } from "./make-claims.ts";

const today = getPlainDate("2026-11-21");

/** What the claim was made to say, counted from its specification alone. */
function madeOf({ spec }: DatedClaim) {
  const sum = (of: (line: DatedClaim["spec"]["lines"][number]) => number) =>
    spec.lines.reduce((all, line) => all + of(line), 0);
  const oweOf = ({
    deductibleCents = 0,
    copayCents = 0,
    coinsuranceCents = 0,
    notCoveredCents = 0,
    writtenOff,
  }: (typeof spec.lines)[number]) =>
    deductibleCents + copayCents + coinsuranceCents + (writtenOff ? 0 : notCoveredCents);
  const owe = sum(oweOf);
  const isDenied = ({ billedCents, discountCents = 0 }: (typeof spec.lines)[number]) =>
    billedCents > 0 && discountCents === billedCents;
  const discount = sum((line) =>
    // Only lines say a discount.
    spec.withoutLines || spec.status === "denied" || isDenied(line) ? 0 : (line.discountCents ?? 0),
  );
  const isSettled = spec.status === "paid" || spec.status === "adjusted";
  const paid = sum((line) => {
    const { billedCents, discountCents = 0, notCoveredCents = 0, writtenOff } = line;
    const share =
      (line.deductibleCents ?? 0) + (line.copayCents ?? 0) + (line.coinsuranceCents ?? 0);
    const rest = billedCents - discountCents - share - (writtenOff ? 0 : notCoveredCents);
    return isSettled ? (line.planPaidCents ?? rest) : 0;
  });
  const denied = spec.lines.filter(
    (line) =>
      (isDenied(line) || (line.notCoveredCents ?? 0) > 0) &&
      // What was taken back is not denied.
      spec.lines.every((other) => other.billedCents !== -line.billedCents),
  );
  const isAllDenied = spec.status === "denied";
  const refused = denied.filter(isDenied);
  // What a reason without words means, nobody can tell.
  const isUnsure = refused.length > 0 && refused.every(({ reason }) => reason?.description === "");
  const notCovered = denied.map(({ writtenOff, notCoveredCents = 0 }) =>
    writtenOff ? 0 : notCoveredCents,
  );
  return {
    denial:
      isAllDenied || (refused.length > 0 && !isUnsure)
        ? "denied"
        : isUnsure
          ? "not-allowed"
          : denied.length > 0
            ? "not-covered"
            : null,
    forDenied: isAllDenied ? owe : notCovered.reduce((all, cents) => all + cents, 0),
    paid,
    discount,
    isPaidAsOther:
      isSettled &&
      spec.lines.some((line) => line.alternate && line.discountCents && !line.notCoveredCents),
    billed: spec.withoutCharges ? null : sum(({ billedCents }) => billedCents),
    owe: spec.totalOweCents ?? owe,
    // Of a claim under external review nothing but the billed amount is known.
    isPending: ["inProcess", "pended", "external"].includes(spec.status),
    // Only these say another amount than the lines make; less paid may be another payer's part.
    isContradictory:
      (spec.totalOweCents !== undefined && spec.totalOweCents !== owe) ||
      spec.lines.some(
        ({ planPaidCents, billedCents, discountCents = 0 }) =>
          planPaidCents !== undefined && planPaidCents > billedCents - discountCents - owe,
      ),
    isUnknown: spec.withoutOwe === true,
  };
}

test("BILL-05 six bills for each claim of every family get the right verdict to the cent", () => {
  let checked = 0;
  const wrong: unknown[] = [];
  for (const code of FAMILY_CODES) {
    const family = findFamily({ code }, today);
    if (family === undefined) throw new Error(`${code} is no family`);
    for (const dated of claimsOf(family, today)) {
      const answer = claim.parse(claimAnswer(dated, { firstName: "A", lastName: "B" }));
      const { billed, owe, ...made } = madeOf(dated);
      const isOutside = answer.networkTier === "Out of Network";
      const hasDiscount = made.discount > 0 && !isOutside;
      const isReduced = made.paid > 0 || hasDiscount;
      const bills = [owe, owe + 1, owe - 1, billed ?? owe + 700, (billed ?? owe) + 1, owe + 5000];
      for (const amount of bills) {
        const asked = Math.max(1, amount);
        const verdict = judgeBill(asked, {
          ...answer,
          claimType: "medical",
          standing: null,
          isCounted: true,
        });
        const difference = Math.abs(asked - owe);
        const expected = made.isPending
          ? { kind: "pending" }
          : made.isContradictory || made.isUnknown || owe < 0
            ? { kind: "unclear" }
            : made.denial !== null && asked <= owe && asked > owe - made.forDenied
              ? { kind: made.denial }
              : asked === owe
                ? { kind: made.denial === "denied" ? "denied-other" : "equal" }
                : asked > owe &&
                    (isOutside || made.isPaidAsOther) &&
                    asked <= (billed ?? Infinity) - made.paid
                  ? { kind: isOutside ? "out-of-network" : "paid-as", differenceCents: difference }
                  : asked === billed && isReduced && asked > owe && owe > 0
                    ? { kind: "undiscounted" }
                    : { kind: asked > owe ? "above" : "below", differenceCents: difference };
        checked += 1;
        if (JSON.stringify(verdict) !== JSON.stringify(expected))
          wrong.push([code, dated.spec.status, asked, owe, billed, verdict, expected]);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(1986);
});
