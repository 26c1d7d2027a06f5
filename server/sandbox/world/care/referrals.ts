import type { z } from "zod";
import { addDays, type PlainDate } from "#app/rules/dates/plain-date.ts";
import type { referral } from "#server/gateway/calls/care/referrals.ts";
import type { Family, Member } from "../families/family.ts";
import { getProviderById } from "./providers.ts";
import { createRandom, type Random } from "../random.ts";
import {
  oddReferrals,
  REFERRAL_STATUSES,
  type ReferralProvider,
  type ReferralSpec,
} from "./referral-specs.ts";

export type ReferralBody = z.input<typeof referral>;

type Care = readonly [providerId: string, service: string];

const MEDICAL_CARE: readonly [Care, ...Care[]] = [
  ["200186", "Physical therapy"],
  ["200155", "MRI scan"],
  ["200193", "Counseling"],
  ["200148", "Specialist visits"],
  ["200162", "Laboratory tests"],
  ["200179", "Outpatient surgery"],
  ["200131", "Second opinion"],
];
const DENTAL_CARE: readonly [Care, ...Care[]] = [
  ["300128", "Orthodontic evaluation"],
  ["300111", "Root canal treatment"],
];

/** The family of `sub` has enough for several pages. */
const MANY: Readonly<Record<number, number>> = { 0: 26, 1: 9, 2: 13 };
const FEW = 4;

/** The referrals of a family, newest first; none where `hasReferrals` is false. */
export function referralsOf(family: Family, today: PlainDate): ReferralBody[] {
  if (!family.hasReferrals) return [];
  const isLarge = family.code === "timber";
  const specs = family.referrals ?? [
    ...(isLarge ? oddReferrals : []),
    ...family.members.flatMap((member) =>
      generate(family, member, isLarge ? (MANY[member.suffix] ?? 0) : FEW),
    ),
  ];
  return specs
    .map((spec, index) => answerOf(family, spec, { place: index, today }))
    .filter(({ effectiveDate: from, expirationDate: to }) => !from || !to || from <= to)
    .toSorted((a, b) => dayOfOrder(b).localeCompare(dayOfOrder(a)));
}

const dayOfOrder = ({ issuedDate, effectiveDate }: ReferralBody): string =>
  issuedDate ?? effectiveDate ?? "";

function generate(family: Family, member: Member, count: number): ReferralSpec[] {
  const random = createRandom(`${family.code} referrals ${member.suffix}`);
  const isDental = member.coverages.every(({ category }) => category !== "M");
  return Array.from({ length: count }, () => specOf(random, member.suffix, isDental));
}

function specOf(random: Random, suffix: number, isDental: boolean): ReferralSpec {
  const [to, service] = random.pick(isDental ? DENTAL_CARE : MEDICAL_CARE);
  const allowed = random.pick([1, 3, 6, 12]);
  const startsDaysAgo = random.whole(10, 900);
  const { approved, denied, canceled } = REFERRAL_STATUSES;
  const isApproved = random.chance(82);
  return {
    suffix,
    startsDaysAgo,
    issuedDaysAgo: startsDaysAgo + random.whole(0, 9),
    days: random.pick([90, 180, 365]),
    status: isApproved ? approved : random.chance(50) ? denied : canceled,
    by: named(isDental ? "300135" : suffix === 2 ? "200124" : "200117"),
    to: named(to),
    service,
    allowed,
    used: isApproved ? random.whole(0, allowed) : 0,
  };
}

function named(id: string): ReferralProvider {
  return { id, name: getProviderById(id).name };
}

type At = { readonly place: number; readonly today: PlainDate };

function answerOf(family: Family, spec: ReferralSpec, { place, today }: At): ReferralBody {
  const member = family.members.find(({ suffix }) => suffix === spec.suffix) ?? family.members[0];
  const dayOf = (ago: number | null) => (ago === null ? null : addDays(today, -ago));
  const starts = dayOf(spec.startsDaysAgo);
  const ends = starts && spec.days !== null ? addDays(starts, spec.days) : null;
  return {
    id: `RF${String(family.number).padStart(3, "0")}${String(place + 1).padStart(4, "0")}`,
    memberKey: member.key,
    firstName: member.firstName,
    lastName: member.lastName,
    statusCode: spec.status?.code ?? null,
    statusDescription: spec.status?.description ?? null,
    referringProvider: providerOf(spec.by),
    referredToProvider: providerOf(spec.to),
    serviceDescription: spec.service,
    issuedDate: dayOf(spec.issuedDaysAgo),
    effectiveDate: starts,
    expirationDate: ends && earlier(ends, coverageEnd(member)),
    visitsAllowed: spec.allowed,
    visitsUsed: spec.used,
  };
}

const providerOf = (it: ReferralProvider | null) =>
  it && { providerId: it.id, providerName: it.name };

/** No referral outlasts the coverage. */
const coverageEnd = ({ coverages }: Member): PlainDate | null => coverages[0]?.until ?? null;

const earlier = (day: PlainDate, bound: PlainDate | null): PlainDate =>
  bound !== null && bound < day ? bound : day;
