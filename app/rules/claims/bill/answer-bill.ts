import { billBasesOf, type BillBasis } from "./bill-bases.ts";
import { judgeBill, type Bill, type BilledClaim, type BillVerdict } from "./bill.ts";

/** What was found for a bill. */
type BillAnswer<Claim> =
  | {
      readonly kind: /** No claim. */
        | "none"
        /** No claim in the lists that could be read. */
        | "missing"
        /** No claim, but some that could not be compared. */
        | "uncompared";
    }
  /** The member has to say for which of these it is. */
  | { readonly kind: "several"; readonly bases: readonly BillBasis<Claim>[] }
  | { readonly kind: "judged"; readonly basis: BillBasis<Claim>; readonly verdict: BillVerdict };

/**
 * The verdict on a bill, or why there is none (BILL-02, BILL-03). `matches` are the claims that it may be of
 * (`matchClaims`), `chosen` is the place of one of several bases, from 0, `family` the names of the members.
 */
export function answerBill<Claim extends BilledClaim>(
  bill: Bill,
  matches: readonly Claim[],
  {
    chosen,
    family,
    isMissing,
    isUncompared,
  }: {
    readonly chosen: number;
    readonly family: readonly string[];
    readonly isMissing: boolean;
    readonly isUncompared: boolean;
  },
): BillAnswer<Claim> {
  const bases = billBasesOf(bill, matches);
  const basis = bases.length > 1 ? bases[chosen] : bases[0];
  if (basis !== undefined)
    return {
      kind: "judged",
      basis,
      verdict: judgeBill(bill.amountCents, basis.claim, family, basis.parts),
    };
  if (bases.length > 0) return { kind: "several", bases };
  return { kind: isMissing ? "missing" : isUncompared ? "uncompared" : "none" };
}
