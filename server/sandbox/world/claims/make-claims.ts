import { addDays, type PlainDate } from "#app/rules/dates/plain-date.ts";
import type { ClaimBatch, ClaimSpec, ClaimStatus, LineSpec } from "./claim-specs.ts";
import { onWorkday } from "../day.ts";
import type { Family } from "../families/family.ts";
import { createRandom, type Random } from "../random.ts";
import { isOfClinic, services, type Service } from "./services.ts";

/** A claim with its id and dates, before it becomes an answer. */
export type DatedClaim = {
  readonly id: string;
  readonly suffix: number;
  readonly type: ClaimBatch["type"];
  readonly day: PlainDate;
  readonly paidOn: PlainDate | null;
  readonly spec: ClaimSpec;
};

/** Claims younger than 14 days are not paid, so this never reaches into the future. */
const PAID_AFTER_DAYS = 9;

/** One claim of each status, old pending ones included. */
const EVERY_STATUS: readonly (readonly [ClaimStatus, daysAgo: number])[] = [
  ["inProcess", 75],
  ["pended", 96],
  ["denied", 240],
  ["adjusted", 430],
  ["external", 660],
  ["paid", 900],
];

type Reason = NonNullable<LineSpec["reason"]>;

const REASONS: readonly [Reason, ...Reason[]] = [
  { code: "N130", description: "Not covered by the plan" },
  { code: "N54", description: "Prior authorization was not on file" },
  { code: "M86", description: "Already paid for on another claim" },
  { code: "N30", description: "Filed after the time limit" },
];

/** Every claim of a family, as of `today`; the same ones for the same day. */
export function claimsOf(family: Family, today: PlainDate): DatedClaim[] {
  let count = 0;
  return family.claims.flatMap((batch) => {
    const name = `${family.code}/${batch.suffix}/${batch.type}`;
    const generated = generateClaims(
      batch,
      createRandom(name),
      createRandom(`${name}/not covered`),
    );
    const more = batch.everyStatus ? oneOfEach(batch, createRandom(`${name}/statuses`)) : [];
    return [...(batch.listed ?? []), ...generated, ...more].map((spec) => {
      if (spec.sharesNumber !== true) count += 1;
      const day = onWorkday(addDays(today, -spec.daysAgo));
      const settled = spec.status === "paid" || spec.status === "adjusted";
      return {
        id: `26${String(family.number).padStart(5, "0")}${String(count).padStart(4, "0")}`,
        suffix: batch.suffix,
        type: batch.type,
        day,
        paidOn: settled ? onWorkday(addDays(day, PAID_AFTER_DAYS)) : null,
        spec,
      };
    });
  });
}

/** `uncovered` is a separate generator, so that the other amounts do not change with it. */
function generateClaims(batch: ClaimBatch, random: Random, uncovered: Random): ClaimSpec[] {
  if (batch.generated === undefined) return [];
  const { count, fromDaysAgo, toDaysAgo } = batch.generated;
  const step = (toDaysAgo - fromDaysAgo) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => {
    const daysAgo = Math.round(fromDaysAgo + index * step);
    const spec = makeClaim(batch, daysAgo, statusAt(daysAgo, random), random);
    return { ...spec, lines: withUncovered(spec, uncovered) };
  });
}

function oneOfEach(batch: ClaimBatch, random: Random): ClaimSpec[] {
  return EVERY_STATUS.map(([status, daysAgo]) => makeClaim(batch, daysAgo, status, random));
}

function makeClaim(
  batch: ClaimBatch,
  daysAgo: number,
  status: ClaimStatus,
  random: Random,
): ClaimSpec {
  const first = random.pickEarly(services[batch.type]);
  const providerId =
    isOfClinic(first) && batch.clinic !== undefined ? batch.clinic : random.pick(first.providers);
  const also = random.pickEarly(services[batch.type]);
  // Two services on one claim have the same providers, as of one visit.
  const together =
    also.providers === first.providers && also.code !== first.code && also.copayCents === 0;
  const done = together ? [first, also] : [first];
  return {
    daysAgo,
    status,
    provider: { id: providerId },
    lines: done.map((service) => lineOf(service, status, random)),
  };
}

/** Adds a reason to denied lines, and occasionally an uncovered amount. */
function withUncovered({ status, lines }: ClaimSpec, random: Random): LineSpec[] {
  if (status === "denied") return lines.map((line) => ({ ...line, reason: random.pick(REASONS) }));
  const settled = status === "paid" || status === "adjusted";
  if (!settled || !random.chance(10)) return [...lines];
  // One rule per claim: the member owes all uncovered amounts, or all are written off.
  const writtenOff = random.chance(50) ? ({ writtenOff: true } as const) : {};
  return lines.map((line) => {
    const { discountCents = 0, deductibleCents = 0, copayCents = 0, coinsuranceCents = 0 } = line;
    const leftCents =
      line.billedCents - discountCents - deductibleCents - copayCents - coinsuranceCents;
    return {
      ...line,
      notCoveredCents: Math.round((leftCents * random.whole(10, 40)) / 100),
      ...writtenOff,
    };
  });
}

/** New claims are pending; most old ones are paid. */
function statusAt(daysAgo: number, random: Random): ClaimStatus {
  if (daysAgo < 14) return random.chance(70) ? "inProcess" : "pended";
  if (daysAgo < 45 && random.chance(30)) return "inProcess";
  if (random.chance(7)) return "denied";
  return random.chance(4) ? "adjusted" : "paid";
}

function lineOf(service: Service, status: ClaimStatus, random: Random): LineSpec {
  const {
    copayCents: fixedCopayCents,
    coinsurancePercent,
    providers: _providers,
    ...line
  } = service;
  const { billedCents } = line;
  if (status === "denied") {
    // Either the member owes all of it, or it is disallowed.
    return random.chance(50)
      ? { ...line, notCoveredCents: billedCents }
      : { ...line, discountCents: billedCents };
  }
  if (status !== "paid" && status !== "adjusted") return line;
  const discountCents = Math.round((billedCents * random.whole(12, 34)) / 100);
  const allowedCents = billedCents - discountCents;
  const copayCents = Math.min(fixedCopayCents, allowedCents);
  // Preventive care is free of the deductible.
  const deductibleApplies = coinsurancePercent > 0 && random.chance(25);
  const deductibleCents = deductibleApplies
    ? Math.min(allowedCents - copayCents, random.whole(800, 9000))
    : 0;
  const coinsuranceCents = Math.round(
    ((allowedCents - copayCents - deductibleCents) * coinsurancePercent) / 100,
  );
  return { ...line, discountCents, copayCents, deductibleCents, coinsuranceCents };
}
