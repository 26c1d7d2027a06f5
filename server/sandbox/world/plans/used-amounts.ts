import { LRUCache } from "lru-cache";
import type { z } from "zod";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { ProductCategory } from "#app/rules/member/eligibility.ts";
import type { claim } from "#server/gateway/calls/claims/claim.ts";
import type { ClaimType } from "#server/gateway/calls/claims/claims.ts";
import type { ClaimStore } from "../../store/claims.ts";
import { CLAIM_STATUSES } from "../claims/claim-specs.ts";
import type { Family, Member } from "../families/family.ts";
import { pharmacyCents } from "./pharmacy-ledger.ts";
import type { FilledBy, Network } from "./plan.ts";
import { coveredDays } from "./plan-periods.ts";

type ClaimBody = z.input<typeof claim>;

const CLAIM_TYPES: Readonly<Partial<Record<ProductCategory, ClaimType>>> = {
  M: "medical",
  D: "dental",
  V: "vision",
};

const SETTLED = new Set<unknown>([CLAIM_STATUSES.paid.code, CLAIM_STATUSES.adjusted.code]);

/** The procedure code of frames. */
const FRAMES = "V2020";

export type UsedAmounts = {
  /** What a member has used of an amount in its plan year up to the day, in cents. */
  usedCents(
    member: Member,
    name: {
      readonly category: ProductCategory;
      readonly network: Network;
      readonly filledBy: FilledBy;
    },
  ): number;
};

/** The settled claims of a store by member, category and days: a page asks for them many times. */
const settledIn = new WeakMap<ClaimStore, LRUCache<string, readonly ClaimBody[]>>();

/**
 * The amounts of its plans that a family has used up to a day: the sum of its settled claims with a
 * first day of service in the plan year, while covered. Providers outside the directory are out of
 * network.
 */
export function createUsedAmounts(
  claims: ClaimStore,
  family: Family,
  { day, today }: { readonly day: PlainDate; readonly today: PlainDate },
): UsedAmounts {
  const found = settledIn.get(claims) ?? new LRUCache<string, readonly ClaimBody[]>({ max: 200 });
  settledIn.set(claims, found);

  function settledClaims(member: Member, category: ProductCategory): readonly ClaimBody[] {
    const type = CLAIM_TYPES[category];
    const days = coveredDays(member, category, day);
    const key = `${today} ${family.number} ${member.suffix} ${category} ${days?.first} ${days?.last}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const all =
      type === undefined || days === undefined
        ? []
        : claims.listClaims(family, {
            type,
            suffix: member.suffix,
            startDate: days.first,
            endDate: days.last,
            providerIds: [],
            status: null,
            page: 0,
            size: 500,
          }).content;
    const settled = all
      .filter(({ claimStatusCode }) => SETTLED.has(claimStatusCode))
      .filter((one) => !isReversalAlone(one, all));
    found.set(key, settled);
    return settled;
  }

  return {
    usedCents(member, { category, network, filledBy }) {
      if (category === "X") {
        const days = coveredDays(member, category, day);
        // The ledger's purchases are all in network.
        if (days === undefined || network === "out") return 0;
        if (filledBy !== "owed" && filledBy !== "deductible") return 0;
        return pharmacyCents(member.suffix, days, { today, filledBy });
      }
      const counted = settledClaims(member, category)
        .filter((one) => network === "all" || networkOf(one) === network)
        .map((one) => countedCents(one, filledBy));
      // A correction may take back more than this plan year contains.
      return Math.max(0, sum(counted));
    },
  };
}

/** Whether a claim takes back one that is not listed, which was counted when it came. */
const isReversalAlone = (claim: ClaimBody, all: readonly ClaimBody[]): boolean =>
  cents(claim.claimDetailTotals?.chargeAmountTotal) < 0 &&
  !all.some(
    (other) =>
      other !== claim &&
      other.serviceDateFrom === claim.serviceDateFrom &&
      other.provider?.providerName === claim.provider?.providerName,
  );

const networkOf = ({ provider }: ClaimBody): Network => (provider?.providerId ? "in" : "out");

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

const cents = (dollars: string | number | null | undefined): number =>
  Math.round(Number(dollars ?? 0) * 100);

/** What is owed of a line beside its shares: charges that are not covered, which count toward nothing. */
function uncoveredCents(line: NonNullable<ClaimBody["claimDetails"]>[number]): number {
  const { deductibleAmount, copayAmount, coinsuranceAmount } = line;
  const shares = [deductibleAmount, copayAmount, coinsuranceAmount].map(cents);
  const rest = cents(line.combinedMemberResponsibilityAmount) - sum(shares);
  return Math.max(0, Math.min(rest, cents(line.nonCoveredCharges)));
}

function countedCents({ claimDetails, claimDetailTotals }: ClaimBody, filledBy: FilledBy): number {
  const lines = claimDetails ?? [];
  if (filledBy === "owed") {
    const owed = cents(claimDetailTotals?.combinedMemberResponsibilityAmount);
    return owed - sum(lines.map(uncoveredCents));
  }
  if (filledBy === "planPaid") return cents(claimDetailTotals?.paidAmountTotal);
  if (filledBy === "deductible") return sum(lines.map((line) => cents(line.deductibleAmount)));
  return sum(
    lines.filter(({ cptCode }) => cptCode === FRAMES).map((line) => cents(line.paidAmount)),
  );
}
