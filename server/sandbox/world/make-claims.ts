import type { PlainDate } from "../../../app/rules/plain-date.ts";
import type { ClaimRun, ClaimSketch, ClaimStatus, LineSketch } from "./claim-runs.ts";
import { addDays, onWorkday } from "./day.ts";
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

/** Every claim of a family, as of `today`; the same ones for the same day. */
export function claimsOf(family: Family, today: PlainDate): DatedClaim[] {
  let count = 0;
  return family.claims.flatMap((run) => {
    const random = createRandom(`${family.code}/${run.suffix}/${run.type}`);
    return [...(run.written ?? []), ...filling(run, random)].map((sketch) => {
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

function filling(run: ClaimRun, random: Random): ClaimSketch[] {
  if (run.filled === undefined) return [];
  const { count, fromDaysAgo, toDaysAgo } = run.filled;
  const step = (toDaysAgo - fromDaysAgo) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, place) => {
    const daysAgo = Math.round(fromDaysAgo + place * step);
    const status = statusAt(daysAgo, random);
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
  const { code, description, charge } = service;
  const line: LineSketch = {
    code,
    description,
    charge,
    ...(service.dentalCategory === undefined ? {} : { dentalCategory: service.dentalCategory }),
  };
  if (status === "denied") {
    // Either the member owes the whole charge, or the plan forbids the provider to ask for it.
    return random.chance(50) ? { ...line, notCovered: charge } : { ...line, disallow: charge };
  }
  if (status !== "paid" && status !== "adjusted") return line;
  const disallow = Math.round((charge * random.whole(12, 34)) / 100);
  const allowed = charge - disallow;
  const copay = Math.min(service.copay, allowed);
  // Preventive care is free of the deductible.
  const counts = service.share > 0 && random.chance(25);
  const deductible = counts ? Math.min(allowed - copay, random.whole(800, 9000)) : 0;
  const coinsurance = Math.round(((allowed - copay - deductible) * service.share) / 100);
  return { ...line, disallow, copay, deductible, coinsurance };
}
