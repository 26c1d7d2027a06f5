import type { ClaimType } from "#server/gateway/calls/claims/claims.ts";
import { addDays, daysBetween, findTypedDate, type PlainDate } from "../../dates/plain-date.ts";

/** Whose rules decide on an appeal. Plans of a partner's brand follow that partner's own. */
export const PLAN_KINDS = ["medical", "dental", "vision", "medicare", "partner"] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

type Plan = {
  readonly type: ClaimType;
  readonly isMedicare: boolean;
  readonly isPartners: boolean;
};

/** The kind of plan that a claim belongs to (HELP-04). */
export function planKind({ type, isMedicare, isPartners }: Plan): PlanKind {
  if (isPartners) return "partner";
  return type === "medical" && isMedicare ? "medicare" : type;
}

/**
 * What a notice of a denial has to tell, by 29 CFR 2560.503-1(g) and 45 CFR 147.136(b): of the claim
 * itself, of what the decision rests on, and of the ways to have it reviewed.
 */
export const NOTICE_ELEMENTS = [
  "claim",
  "reason",
  "code",
  "plan-terms",
  "diagnosis",
  "rule",
  "clinical-judgment",
  "missing-information",
  "internal-appeal",
  "faster-review",
  "external-review",
  "court",
  "free-copies",
  "who-helps",
  "language-help",
] as const;
export type NoticeElement = (typeof NOTICE_ELEMENTS)[number];

/** "ask": members have a right to it, or may have one, and only the plan can tell. */
export type Presence = "shown" | "ask" | "none";

/** "given": shown where the carrier's settings have it, else not. */
type Rule = Presence | "given";

/**
 * In the order of NOTICE_ELEMENTS: s shown, a ask, - none, g given. A denied claim is of care already
 * given: Medicare has no faster review of its payment (42 CFR 422.584(a)), and federal law gives a
 * medical plan's members none (29 CFR 2560.503-1(m)(1)), but the carrier may. Of what is refused before care
 * both have one.
 */
const LAW: Readonly<Record<PlanKind, string>> = {
  medical: "sssaaaaasgsasga",
  dental: "sssa-aaasagaag-",
  vision: "sssa-aaasagaag-",
  medicare: "sssa-aaas-s-aga",
  partner: "sssaaaaaaagaaga",
};
const RULES: Readonly<Record<string, Rule>> = { s: "shown", a: "ask", "-": "none", g: "given" };

/** What the carrier's settings say of appeals, as far as rights depend on it. */
export type AppealSettings = {
  readonly periods: Readonly<Record<PlanKind, number | null>>;
  readonly externalReview: { readonly plans: readonly PlanKind[]; readonly months: number | null };
  readonly helpers: readonly unknown[];
  readonly fasterPhone: string | null;
};

/** Which elements of a notice the page shows for a kind of plan (HELP-04). */
export function appealRights(
  kind: PlanKind,
  {
    externalReview,
    helpers,
    fasterPhone,
  }: Pick<AppealSettings, "externalReview" | "helpers" | "fasterPhone">,
  isBeforeCare = false,
): ReadonlyMap<NoticeElement, Presence> {
  const isGiven: Partial<Record<NoticeElement, boolean>> = {
    "external-review": externalReview.plans.includes(kind),
    "who-helps": helpers.length > 0,
    "faster-review": fasterPhone !== null,
  };
  const presence = (element: NoticeElement, index: number): Presence => {
    const isByLaw = kind === "medical" || kind === "medicare";
    if (element === "faster-review" && isBeforeCare && isByLaw) return "shown";
    const rule = RULES[LAW[kind][index] ?? "-"] ?? "none";
    if (rule !== "given") return rule;
    return isGiven[element] === true ? "shown" : "none";
  };
  return new Map(NOTICE_ELEMENTS.map((element, index) => [element, presence(element, index)]));
}

/**
 * Days after the notice came, at least, by law: 29 CFR 2560.503-1(h)(3) and 45 CFR 147.136(b), and
 * 42 CFR 422.582(b) for Medicare. The 65 days of Medicare's notices are counted from their date: the
 * 60 after receipt, which is presumed 5 days later.
 */
const LEAST_DAYS: Readonly<Partial<Record<PlanKind, number>>> = { medical: 180, medicare: 60 };

/**
 * Days for an internal appeal, counted from the day the notice came; null if nobody says: of a member in
 * Medicare, dental and vision care may be of the Medicare plan, whose period is shorter, or of a plan of its own.
 */
export function appealDays(
  kind: PlanKind,
  { periods }: Pick<AppealSettings, "periods">,
  { isMedicare = false }: Partial<Pick<Plan, "isMedicare">> = {},
) {
  if (isMedicare && kind !== "medicare") return null;
  const given = periods[kind];
  const least = LEAST_DAYS[kind] ?? null;
  return given === null || least === null ? (given ?? least) : Math.max(given, least);
}

/**
 * Months for an external review after the plan's last answer: the settings', four by law for medical
 * plans (45 CFR 147.136(d)); null if the review follows by itself, or where nobody says.
 */
export function externalReviewMonths(
  kind: PlanKind,
  { externalReview }: Pick<AppealSettings, "externalReview">,
): number | null {
  if (kind === "medicare") return null;
  const given = externalReview.plans.includes(kind) ? externalReview.months : null;
  return kind === "medical" ? Math.max(given ?? 0, 4) : given;
}

type NoticeDayFault = "invalid" | "future" | "early";

/** The day a notice came, as an address has it; null if it names none. */
type NoticeDay =
  | { readonly day: PlainDate; readonly fault: null }
  | { readonly day: null; readonly fault: NoticeDayFault | null };

type NoticeContext = { readonly today: PlainDate; readonly serviceDay: PlainDate | null };

/** Reads the day a notice came: a valid day, not in the future, not before the service (HELP-05). */
export function readNoticeDay(
  typed: string | null,
  { today, serviceDay }: NoticeContext,
): NoticeDay {
  if (typed === null || typed.trim() === "") return { day: null, fault: null };
  const day = findTypedDate(typed.trim());
  if (day === undefined) return { day: null, fault: "invalid" };
  if (day > today) return { day: null, fault: "future" };
  if (serviceDay !== null && day < serviceDay) return { day: null, fault: "early" };
  return { day, fault: null };
}

/** The last day for an appeal and the days left, 0 on that day and below 0 after it (HELP-05). */
export function appealDeadline(received: PlainDate, days: number, today: PlainDate) {
  const lastDay = addDays(received, days);
  return { lastDay, daysLeft: daysBetween(today, lastDay), isOver: today > lastDay };
}
