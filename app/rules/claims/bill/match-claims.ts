import { daysBetween, type PlainDate } from "../../dates/plain-date.ts";
import { isEstimate } from "../claim-status.ts";
import { serviceDays, type RowClaim } from "../claim-row.ts";
import { providerWords } from "../same-provider.ts";
import { mayHold } from "../standings.ts";
import type { Bill } from "./bill.ts";

/** By how many days a bill's day of service may differ from a claim's. */
const DAYS_APART = 3;

type DatedClaim = Pick<RowClaim, "serviceDateFrom" | "provider" | "standing"> & {
  /** The provider that the plan paid, such as a doctor's group: the bill may come from it. */
  readonly payeeProvider?: RowClaim["provider"];
  readonly claimStatusDescription?: string | null;
  readonly claimDetails?: readonly { readonly serviceDateFrom?: PlainDate | null }[];
};

/** Nobody bills an estimate. */
const isBeforeCare = ({ claimStatusDescription: status }: DatedClaim) => isEstimate(status ?? null);

type NamedProvider = NonNullable<DatedClaim["provider"]>;

/**
 * The claims that a bill may be for (BILL-03): of the same provider, with a service on its day where
 * there are any, else within three days of it; newest first. Claims whose amounts no longer count are left
 * out; if no other is left, the newest of them is the only match (T-86).
 */
export function matchClaims<Claim extends DatedClaim>(
  { provider, day }: Pick<Bill, "provider" | "day">,
  claims: readonly Claim[],
  listed: readonly NamedProvider[] = [],
): readonly Claim[] {
  const isSame = compareProvider(provider, claims, listed);
  const near = claims.flatMap((claim) => {
    const days = serviceDays(claim);
    const [of] = days;
    if (of === undefined || isSame(claim) !== true || isBeforeCare(claim)) return [];
    const last = days.at(-1) ?? of;
    // A day of a stay may have no line of its own.
    const within = of < day && day < last ? 1 : DAYS_APART + 1;
    const apart = Math.min(within, ...days.map((one) => Math.abs(daysBetween(one, day))));
    return apart <= DAYS_APART ? [{ claim, of, apart }] : [];
  });
  // Nobody bills a reversal: its visit has another claim.
  const billed = near.filter(({ claim }) => claim.standing !== "takes-back");
  // Where the bill's day has a claim, though it counts no more, another visit near it is not meant.
  const ofDay = billed.filter(({ apart }) => apart === 0);
  const holding = (ofDay.length > 0 ? ofDay : near).filter(({ claim }) => mayHold(claim));
  const [possible = near] = [holding, billed].filter((claims) => claims.length > 0);
  const exact = possible.filter(({ apart }) => apart === 0);
  const sorted = (exact.length > 0 ? exact : possible)
    .toSorted((a, b) => b.of.localeCompare(a.of))
    .map(({ claim }) => claim);
  return holding.length > 0 ? sorted : sorted.slice(0, 1);
}

/**
 * Whether a claim's provider, or the one that the plan paid, is the bill's: by name, or by the id that this
 * name has in a claim or in `listed`; null where the claim names no provider.
 */
function compareProvider(
  provider: string,
  claims: readonly DatedClaim[],
  listed: readonly NamedProvider[],
) {
  const words = providerWords(provider);
  const isNamed = ({ providerName }: NamedProvider) =>
    words !== "" && providerWords(providerName ?? "") === words;
  const known = [
    ...listed,
    ...claims.flatMap(({ provider, payeeProvider }) =>
      [provider ?? [], payeeProvider ?? []].flat(),
    ),
  ];
  const ids = new Set(known.filter(isNamed).flatMap(({ providerId }) => providerId ?? []));
  const named = new Set(
    known.flatMap((each) => (providerWords(each.providerName ?? "") && each.providerId) || []),
  );
  const isOfBill = (of: NamedProvider) => isNamed(of) || ids.has(of.providerId ?? "");
  return ({ provider: of, payeeProvider: payee = null }: DatedClaim): boolean | null => {
    if ((of !== null && isOfBill(of)) || (payee !== null && isOfBill(payee))) return true;
    if (of === null) return null;
    const isKnown = providerWords(of.providerName ?? "") !== "" || named.has(of.providerId ?? "");
    return isKnown ? false : null;
  };
}

/**
 * The claims that may match a bill but cannot be compared with it (BILL-03): without a day, or without
 * a provider within three days of the bill's. With any of these, nobody may say that a bill has no claim.
 */
export function findUncompared<Claim extends DatedClaim>(
  { provider, day }: Pick<Bill, "provider" | "day">,
  claims: readonly Claim[],
  listed: readonly NamedProvider[] = [],
): readonly Claim[] {
  const isSame = compareProvider(provider, claims, listed);
  return claims.filter((claim) => {
    const days = serviceDays(claim);
    const same = isSame(claim);
    if (!mayHold(claim) || same === false || isBeforeCare(claim)) return false;
    const isNear = days.some((one) => Math.abs(daysBetween(one, day)) <= DAYS_APART);
    return days.length === 0 || (same === null && isNear);
  });
}
