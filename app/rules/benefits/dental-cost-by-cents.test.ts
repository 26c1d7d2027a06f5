import { expect, test } from "vitest";
import { randomBelow } from "./benefits-on-day.fixture.ts";
import { estimateCost, type CentsLeft, type KnownPays, type PricedService } from "./dental-cost.ts";

// The estimate by a second method (COST-05): each cent of each price is given to one payer, in the member's
// order, with every way the deductible may apply.

const below = randomBelow(77_003);
const pick = <Thing>(from: readonly [Thing, ...Thing[]]): Thing =>
  from[below(from.length)] ?? from[0];

type Room = { deductible: number; maximum: number; limit: number };

/** Whether the plan leaves cent number `at` of what the deductible left to the member. */
function isMembers(pays: KnownPays, at: number): boolean {
  if (pays.kind === "full") return false;
  if (pays.kind === "copay") return at < pays.cents;
  if (pays.kind === "dollars") return at >= pays.cents;
  // The member's share of so many cents, half a cent up, in thousandths of a percent.
  const share = 100_000n - BigInt(Math.round(pays.percent * 1000));
  const shareOf = (cents: number) => (2n * BigInt(cents) * share + 100_000n) / 200_000n;
  return shareOf(at + 1) > shareOf(at);
}

/** What the member pays for one service; takes from `room` what it uses. */
function payByCents(service: PricedService, isFirst: boolean, room: Room): number {
  const { pays, priceCents } = service;
  if (pays.kind === "percent" && pays.percent === 0) return priceCents;
  let [yours, rest, plans] = [0, 0, 0];
  for (let cent = 0; cent < priceCents; cent += 1) {
    const isDeductible = isFirst && room.deductible > 0;
    if (isDeductible) room.deductible -= 1;
    const isYours = isDeductible || isMembers(pays, rest);
    if (!isDeductible) rest += 1;
    if (isYours && room.maximum > 0) {
      room.maximum -= 1;
      yours += 1;
    } else plans += 1;
  }
  const paid = Math.min(plans, room.limit);
  room.limit -= paid;
  return yours + plans - paid;
}

/** What each service leaves to the member where the deductible applies to these of the unsure ones. */
function yoursBy(services: readonly PricedService[], left: CentsLeft, applies: readonly boolean[]) {
  const room = {
    deductible: left.deductible ?? 0,
    maximum: left.outOfPocketMaximum ?? Infinity,
    limit: left.annualLimit ?? Infinity,
  };
  return services.map((one, at) =>
    payByCents(one, one.deductibleApplies ?? applies[at] === true, room),
  );
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

const pays = (): KnownPays =>
  pick([
    { kind: "percent", percent: pick([0, 1, 12.5, 33.333, 50, 87.5, 99.999, 100]) },
    { kind: "percent", percent: below(1001) / 10 },
    { kind: "dollars", cents: 1 + below(500) },
    { kind: "copay", cents: below(300) },
    { kind: "full" },
  ]);
/** Near the prices, so that each amount runs out among the services, on a cent, before or after. */
const amount = () => pick([null, 0, 1, below(60), below(400), below(1500)]);

test("COST-05 2,000 estimates are those of a count cent by cent, service by service", () => {
  const seen = { ranges: 0, overLimit: 0, atMaximum: 0 };
  for (let at = 0; at < 2000; at += 1) {
    const services = Array.from({ length: 1 + below(4) }, () => ({
      priceCents: 1 + below(pick([1, 9, 250, 700])),
      pays: pays(),
      deductibleApplies: pick([null, true, false]),
    }));
    const left = { deductible: amount(), outOfPocketMaximum: amount(), annualLimit: amount() };
    const { low, high } = estimateCost(services, left);
    const ways = Array.from({ length: 2 ** services.length }, (_, mask) =>
      yoursBy(
        services,
        left,
        services.map((_one, place) => (mask & (1 << place)) !== 0),
      ),
    );
    const sums = ways.map(sum);
    const what = JSON.stringify({ services, left });
    expect([what, low.yourCents, high.yourCents]).toEqual([
      what,
      Math.min(...sums),
      Math.max(...sums),
    ]);
    for (const one of [low, high]) {
      const applies = services.map((_one, place) => one.applies.includes(place));
      expect([what, one.lines.map((line) => line.yourCents)]).toEqual([
        what,
        yoursBy(services, left, applies),
      ]);
    }
    if (low !== high) seen.ranges += 1;
    if (high.overLimitCents > 0) seen.overLimit += 1;
    if (high.overMaximumCents > 0) seen.atMaximum += 1;
  }
  // Enough of each kind, or the count proves little.
  expect(Math.min(seen.ranges, seen.overLimit, seen.atMaximum)).toBeGreaterThan(150);
});
