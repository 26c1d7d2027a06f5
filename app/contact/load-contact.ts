import type { Account } from "#server/gateway/calls/member/account.ts";
import type { FamilyEligibility } from "#server/gateway/calls/member/eligibility.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import type { MemberRequest } from "#server/middleware/member.ts";
import type { Category } from "#app/rules/member/eligibility.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { findHolidayCalendar } from "#server/gateway/calls/frame/message.ts";
import type { Moment } from "#server/middleware/clock.ts";
import type { Brand } from "#server/brands/brand.ts";
import {
  contactDirectory,
  listContactBlocks,
  ownContactLines,
  type ContactBlock,
  type ContactDirectory,
  type ContactLine,
  type ShownContactBlock,
} from "#app/rules/contact/contact.ts";
import { openingAt, type Opening } from "#app/rules/contact/opening-hours.ts";
import { isMedicareAdvantageGroup, isMedicareGroup } from "#app/rules/member/groups.ts";
import { contactText } from "#app/text/frame/contact.ts";
import { showDate } from "#app/text/common/format.ts";
import { locale } from "#app/text/common/locale.ts";

/** The holiday calendar is prose: it is shown, and the brand's setting says what is closed (T-84). */
export async function loadContact(
  brand: Brand,
  gateway: Gateway,
  { now, ownLines = [] }: Pick<Moment, "now"> & { readonly ownLines?: readonly ContactLine[] },
) {
  const { own, others } = directoryOf(brand, ownLines);
  const calendar = await findHolidayCalendar(gateway, brand.domainId);
  const withOpening = ({ hours, ...block }: ContactBlock): ShownContactBlock => {
    const opening = hours && openingAt(hours, now, brand.closures);
    return {
      ...block,
      hours,
      opening: opening && { isOpen: opening.kind === "open", words: showOpening(opening) },
    };
  };
  return {
    own: own.map(withOpening),
    others: others.map(withOpening),
    spanishPhone: brand.spanishPhone,
    calendar,
  };
}

/** The lines of a member's own plans, by the eligibility rows given, or of the category of a claim. */
export function contactLinesOf(
  { groupId, parentGroupId }: Pick<Account, "groupId" | "parentGroupId">,
  rows: readonly Pick<FamilyEligibility, "category">[],
): readonly ContactLine[] {
  const medicare = isMedicareAdvantageGroup(groupId) || isMedicareGroup(parentGroupId);
  return ownContactLines(
    rows.map(({ category }) => category),
    { medicare },
  );
}

/** The number of a member's plan; null if the carrier has set none. */
export const findPlanPhone = (brand: Brand, ownLines: readonly ContactLine[]): string | null =>
  findPlanLine(brand, ownLines)?.phone ?? null;

export type PlanPhones = Readonly<Record<Category, string | null>>;

/** The number of the plan of each category. */
export async function loadPlanPhones(member: MemberRequest): Promise<PlanPhones> {
  const { account } = await getFamily(member);
  const phoneOf = (category: Category) =>
    findPlanPhone(member.brand, contactLinesOf(account, [{ category }]));
  return {
    medical: phoneOf("medical"),
    dental: phoneOf("dental"),
    vision: phoneOf("vision"),
    pharmacy: phoneOf("pharmacy"),
  };
}

/** The line of their plan, or the one about plans where a brand has a single one, before the dashboard's own. */
function findPlanLine(brand: Brand, ownLines: readonly ContactLine[]) {
  const { own } = directoryOf(brand, ownLines);
  const reached = own.filter(({ line, phone }) => line !== "tty" && phone !== null);
  const ofPlan: readonly ContactBlock["line"][] = [...ownLines, "medicareService"];
  return reached.find(({ line }) => ofPlan.includes(line)) ?? reached[0];
}

/** Whether that number is answered now, in a sentence; null if nothing is known of now. */
export function showPlanOpening(brand: Brand, ownLines: readonly ContactLine[], now: Date) {
  const hours = findPlanLine(brand, ownLines)?.hours ?? null;
  const opening = hours && openingAt(hours, now, brand.closures);
  return opening && showOpening(opening);
}

function directoryOf(brand: Brand, ownLines: readonly ContactLine[]): ContactDirectory {
  const channels = { ...brand.contacts, support: { phone: brand.supportPhone, emails: [] } };
  return contactDirectory(listContactBlocks(brand.flags, channels), ownLines);
}

const text = contactText.opening;
const NOON = 12 * 60;
const WEEK_DAYS = 7;
/** A day alone is read as midnight in UTC. */
const weekdays = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });

/** Whether a line is open, in a sentence: "Closed now. Opens Monday at 7:30 a.m. PT". */
export function showOpening(opening: Opening): string {
  if (opening.kind === "closed") return text.closed;
  const time = showTime(opening.minute);
  if (opening.kind === "open") return text.open(time);
  const { day, inDays } = opening;
  if (inDays === 0) return text.today(time);
  if (inDays === 1) return text.tomorrow(time);
  const weekday = weekdays.format(new Date(day));
  return inDays < WEEK_DAYS
    ? text.later(weekday, time)
    : text.inWeeks(weekday, showDate(day), time);
}

/** "7 a.m. PT", "5:30 p.m. PT". */
function showTime(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60);
  const minute = String(minuteOfDay % 60).padStart(2, "0");
  return text.time(hour % 12 || 12, minute, minuteOfDay < NOON);
}
