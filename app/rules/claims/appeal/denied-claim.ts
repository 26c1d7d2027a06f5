import type { ClaimAmounts } from "../claim-amounts.ts";
import type { Shares } from "../claim-denial.ts";
import { claimStatusKey } from "../claim-status.ts";
import { sumShown, type ShownCents } from "../claim-row.ts";
import { isSameProvider } from "../same-provider.ts";
import { haveOtherServices, type ServedClaim } from "../same-visit.ts";
import { mayHold, type Standing } from "../standings.ts";
import type { PlainDate } from "../../dates/plain-date.ts";

/**
 * The lines that were denied; where none is denied by itself all that no other takes back, if there
 * are any (HELP-02). Of a claim whose status says that it is denied in part (`isPart`) there may be none.
 */
export function deniedLines<
  Line extends {
    readonly denial: object | null;
    readonly reversal: { readonly kind: "takes-back" | "taken-back" } | null;
  },
>(lines: readonly Line[], isPart = false): readonly Line[] {
  const withoutReversal = lines.filter(({ reversal }) => reversal === null);
  const denied = withoutReversal.filter(({ denial }) => denial !== null);
  if (isPart) return denied;
  const charged = lines.filter(({ reversal }) => reversal?.kind !== "takes-back");
  return [denied, withoutReversal, charged].find((some) => some.length > 0) ?? [];
}

type NotPaid = Pick<
  ClaimAmounts<ShownCents>,
  "billedCents" | "deniedCents" | "notCoveredCents" | "planPaidCents" | keyof Shares
>;

/**
 * What the plan did not pay of a denied line, in cents: what it denied and what it does not cover. Where
 * that is nothing, the amounts leave it out: it is the bill, if nothing was paid or shared, else not known.
 */
export function notPaidCents({ deniedCents, notCoveredCents, ...line }: NotPaid): ShownCents {
  if (deniedCents === null || notCoveredCents === null) return null;
  const said = sumShown([deniedCents, notCoveredCents]);
  if (said !== 0) return said;
  const { billedCents, planPaidCents, deductibleCents, copayCents, coinsuranceCents } = line;
  const others = [planPaidCents, deductibleCents, copayCents, coinsuranceCents];
  return others.every((cents) => cents === 0) ? billedCents : null;
}

/** The fields by which a later version of a claim is known. */
export type ComparedClaim = ServedClaim & {
  readonly id: string;
  readonly claimStatusDescription: string | null;
  /** The day of the decision, where the gateway gives one. */
  readonly paidDate: PlainDate | null;
  readonly serviceDateFrom: PlainDate | null;
  readonly provider: {
    readonly providerId?: string | null;
    readonly providerName: string | null;
  } | null;
  readonly claimDetailTotals: Pick<ClaimAmounts, "billedCents">;
};

/**
 * The claim in a list that adjusts another: of the same day, provider, services and billed amount,
 * adjusted, not decided before it, with another number, and not taken back or replaced itself. Undefined
 * if none is, or if several could be.
 */
export function findAdjustment<Claim extends ComparedClaim & Pick<Standing, "standing">>(
  claim: ComparedClaim,
  list: readonly Claim[],
): Claim | undefined {
  const found = list.filter(
    (other) =>
      other.id !== claim.id &&
      mayHold(other) &&
      claimStatusKey(other.claimStatusDescription) === "adjusted" &&
      !isBefore(other.paidDate, claim.paidDate) &&
      other.serviceDateFrom !== null &&
      other.serviceDateFrom === claim.serviceDateFrom &&
      other.claimDetailTotals.billedCents === claim.claimDetailTotals.billedCents &&
      other.provider !== null &&
      claim.provider !== null &&
      isSameProvider(other.provider, claim.provider) &&
      !haveOtherServices(other, claim),
  );
  return found.length === 1 ? found[0] : undefined;
}

const isBefore = (day: PlainDate | null, other: PlainDate | null): boolean =>
  day !== null && other !== null && day < other;
