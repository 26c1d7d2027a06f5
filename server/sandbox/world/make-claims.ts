import { addDays, type PlainDate } from "#app/rules/dates/plain-date.ts";
import type { ClaimRun, ClaimSketch, ClaimStatus, LineSketch } from "./claim-runs.ts";
import { onWorkday } from "./day.ts";
import type { Family } from "./family.ts";
import { createRandom, type Random } from "./random.ts";
import { isOfClinic, services, type Service } from "./services.ts";

/** A claim with its number and its day, before it is put into the gateway's words. */
export type DatedClaim = {
  readonly id: string;
  readonly suffix: number;
  readonly type: ClaimRun["type"];
  readonly day: PlainDate;
  readonly paidOn: PlainDate | null;
  readonly sketch: ClaimSketch;
};

/** No claim younger than a fortnight is paid, so this never reaches into the future. */
const PAID_AFTER_DAYS = 9;

/** Old ones under way are as rare as they are awkward. */
const EVERY_STATUS: readonly (readonly [ClaimStatus, daysAgo: number])[] = [
  ["inProcess", 75],
  ["pended", 96],
  ["denied", 240],
  ["adjusted", 430],
  ["external", 660],
  ["paid", 900],
];

type Reason = NonNullable<LineSketch["reason"]>;

const REASONS: readonly [Reason, ...Reason[]] = [
  { code: "N130", description: "Not covered by the plan" },
  { code: "N54", description: "Prior authorization was not on file" },
  { code: "M86", description: "Already paid for on another claim" },
  { code: "N30", description: "Filed after the time limit" },
];

/** Every claim of a family, as of `today`; the same ones for the same day. */
export function claimsOf(family: Family, today: PlainDate): DatedClaim[] {
  let count = 0;
  return family.claims.flatMap((run) => {
    const name = `${family.code}/${run.suffix}/${run.type}`;
    const filled = filling(run, createRandom(name), createRandom(`${name}/not covered`));
    const more = run.everyStatus ? oneOfEach(run, createRandom(`${name}/statuses`)) : [];
    return [...(run.written ?? []), ...filled, ...more].map((sketch) => {
      count += 1;
      const day = onWorkday(addDays(today, -sketch.daysAgo));
      const settled = sketch.status === "paid" || sketch.status === "adjusted";
      return {
        id: `26${String(family.number).padStart(5, "0")}${String(count).padStart(4, "0")}`,
        suffix: run.suffix,
        type: run.type,
        day,
        paidOn: settled ? onWorkday(addDays(day, PAID_AFTER_DAYS)) : null,
        sketch,
      };
    });
  });
}

/** `uncovered` decides what is not covered, apart from the rest so that the rest stays as it was. */
function filling(run: ClaimRun, random: Random, uncovered: Random): ClaimSketch[] {
  if (run.filled === undefined) return [];
  const { count, fromDaysAgo, toDaysAgo } = run.filled;
  const step = (toDaysAgo - fromDaysAgo) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, place) => {
    const daysAgo = Math.round(fromDaysAgo + place * step);
    const sketch = makeClaim(run, daysAgo, statusAt(daysAgo, random), random);
    return { ...sketch, lines: withUncovered(sketch, uncovered) };
  });
}

function oneOfEach(run: ClaimRun, random: Random): ClaimSketch[] {
  return EVERY_STATUS.map(([status, daysAgo]) => makeClaim(run, daysAgo, status, random));
}

function makeClaim(
  run: ClaimRun,
  daysAgo: number,
  status: ClaimStatus,
  random: Random,
): ClaimSketch {
  const first = random.pickEarly(services[run.type]);
  const by = isOfClinic(first) && run.clinic !== undefined ? run.clinic : random.pick(first.by);
  const also = random.pickEarly(services[run.type]);
  // Two services on one claim are of one visit: the same people do both.
  const together = also.by === first.by && also.code !== first.code && also.copay === 0;
  const done = together ? [first, also] : [first];
  return {
    daysAgo,
    status,
    provider: { id: by },
    lines: done.map((service) => lineOf(service, status, random)),
  };
}

/** The lines, with a reason for a denial, and now and then a part that the plan does not cover. */
function withUncovered({ status, lines }: ClaimSketch, random: Random): LineSketch[] {
  if (status === "denied") return lines.map((line) => ({ ...line, reason: random.pick(REASONS) }));
  const settled = status === "paid" || status === "adjusted";
  if (!settled || !random.chance(10)) return [...lines];
  // One reading a claim: either the member owes what is not covered, or nobody does.
  const writtenOff = random.chance(50) ? ({ writtenOff: true } as const) : {};
  return lines.map((line) => {
    const { disallow = 0, deductible = 0, copay = 0, coinsurance = 0 } = line;
    const left = line.charge - disallow - deductible - copay - coinsurance;
    return { ...line, notCovered: Math.round((left * random.whole(10, 40)) / 100), ...writtenOff };
  });
}

/** New claims are still under way; old ones are paid but for a few. */
function statusAt(daysAgo: number, random: Random): ClaimStatus {
  if (daysAgo < 14) return random.chance(70) ? "inProcess" : "pended";
  if (daysAgo < 45 && random.chance(30)) return "inProcess";
  if (random.chance(7)) return "denied";
  return random.chance(4) ? "adjusted" : "paid";
}

function lineOf(service: Service, status: ClaimStatus, random: Random): LineSketch {
  const { copay: fixed, share, by: _by, ...line } = service;
  const { charge } = line;
  if (status === "denied") {
    // Either the member owes the whole charge, or the plan forbids the provider to ask for it.
    return random.chance(50) ? { ...line, notCovered: charge } : { ...line, disallow: charge };
  }
  if (status !== "paid" && status !== "adjusted") return line;
  const disallow = Math.round((charge * random.whole(12, 34)) / 100);
  const allowed = charge - disallow;
  const copay = Math.min(fixed, allowed);
  // Preventive care is free of the deductible.
  const counts = share > 0 && random.chance(25);
  const deductible = counts ? Math.min(allowed - copay, random.whole(800, 9000)) : 0;
  const coinsurance = Math.round(((allowed - copay - deductible) * share) / 100);
  return { ...line, disallow, copay, deductible, coinsurance };
}
