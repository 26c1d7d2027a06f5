import type { ClaimAmounts } from "../claim-amounts.ts";
import { claimStatusKey } from "../claim-status.ts";
import { sumShown, type ShownCents } from "../claim-row.ts";
import { isSameProvider } from "../same-provider.ts";
import { haveOtherServices, type ServedClaim } from "../same-services.ts";
import { mayHold, type Standing } from "../standings.ts";
import type { PlainDate } from "../../dates/plain-date.ts";

type DeniableClaim = {
  readonly claimStatusDescription: string | null;
  readonly claimDetails: readonly { readonly denial: object | null }[];
};

/** Whether a plan denied a claim, as a whole or in part (HELP-01): by its status, or one of a line. */
export const isDenied = ({ claimStatusDescription, claimDetails }: DeniableClaim): boolean =>
  DENIED.has(claimStatusKey(claimStatusDescription)) ||
  claimDetails.some(({ denial }) => denial !== null);

const DENIED: ReadonlySet<string> = new Set(["denied", "denied-in-part"]);

type Shares = Pick<ClaimAmounts, "deductibleCents" | "copayCents" | "coinsuranceCents">;

type DecidedClaim<Denial = object> = Pick<DeniableClaim, "claimStatusDescription"> & {
  readonly claimDetails: readonly (Shares & { readonly denial: Denial | null })[];
  readonly claimDetailTotals: Pick<ClaimAmounts, "planPaidCents">;
};

/**
 * How much of a claim a plan denied; null for nothing. What it paid some of, or left to the member as a
 * deductible, a copay or coinsurance, is denied in part.
 */
export function denialOf({
  claimDetailTotals,
  ...claim
}: DecidedClaim): "denied" | "denied-in-part" | null {
  if (!isDenied(claim)) return null;
  const key = claimStatusKey(claim.claimStatusDescription);
  if (key === "denied-in-part") return key;
  const isWhole =
    key === "denied" ||
    claim.claimDetails.every(
      ({ denial, deductibleCents, copayCents, coinsuranceCents }) =>
        denial !== null && [deductibleCents, copayCents, coinsuranceCents].every((it) => !it),
    );
  return isWhole && (claimDetailTotals.planPaidCents ?? 0) <= 0 ? "denied" : "denied-in-part";
}

/** What a list says beside a status that says nothing of a denial. */
export type UnsaidDenial = "denied" | "denied-in-part" | "not-covered" | "not-covered-in-part";

/**
 * A denial that a claim's status does not say, such as that of a part of a claim that is paid; null for
 * none, and for an estimate or what holds no longer. Charges that the plan does not cover are called so, and
 * of a claim that is not decided nothing is said as a whole.
 */
export function unsaidDenial({
  assessed,
  ...claim
}: DecidedClaim<{ readonly key: string }> & {
  readonly assessed: { readonly pending: boolean };
} & Pick<Standing, "standing">): UnsaidDenial | null {
  const key = claimStatusKey(claim.claimStatusDescription);
  if (DENIED.has(key) || key === "estimate" || !mayHold(claim)) return null;
  const extent = denialOf(claim);
  if (extent === null || (extent === "denied" && assessed.pending)) return null;
  const isCoverage = claim.claimDetails.every(
    ({ denial }) => denial === null || denial.key === "not-covered",
  );
  if (!isCoverage) return extent;
  return extent === "denied" ? "not-covered" : "not-covered-in-part";
}

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
  const standing = lines.filter(({ reversal }) => reversal === null);
  const denied = standing.filter(({ denial }) => denial !== null);
  if (isPart) return denied;
  const charged = lines.filter(({ reversal }) => reversal?.kind !== "takes-back");
  return [denied, standing, charged].find((some) => some.length > 0) ?? [];
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
 * The claim in a list that adjusts another: of the same day, provider, services and billed amount, adjusted, not
 * decided before it, with another number, and not taken back or replaced itself. Undefined if none is,
 * or if several could be.
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
