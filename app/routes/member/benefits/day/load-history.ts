import { href, redirect } from "react-router";
import type { MemberRequest } from "#server/middleware/member.ts";
import {
  isInPeriod,
  listPeriodDays,
  readAskedDay,
  readHistoryTime,
  type KnownDays,
  type Period,
} from "#app/rules/benefits/days.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { coverageOfCategory, shownDay } from "#app/rules/member/coverage.ts";
import { CATEGORIES } from "#app/rules/member/eligibility.ts";
import { benefitDaysText } from "#app/text/benefits/days.ts";
import { benefitNoticesText } from "#app/text/benefits/notices.ts";
import { showDate } from "#app/text/common/format.ts";
import { urlOf, benefitsAddress } from "#app/frame/addresses/url-of.ts";
import { showCoverage } from "#app/frame/words/show-coverage.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { getBenefitsScope } from "../whose/benefits-scope.ts";
import { loadCategoryPage, type CategoryPage } from "../category/load-category.ts";
import { showDayError, viewDayField } from "../say-benefits.ts";

/** The parameters of `/history/{time}/benefits/{category}` (§2). */
type HistoryParams = { readonly time: string; readonly category: string };

/**
 * A category's benefits as of another day (S-23). A year, and a day that the form sends, lead to the
 * address of the day; a time that cannot be used shows what the category's own page does.
 */
export async function loadHistory(member: MemberRequest, params: HistoryParams, url: URL) {
  const category = CATEGORIES.find((known) => known === params.category);
  if (category === undefined) throwErrorPage(404);
  const { today } = member;
  const { searchParams: query } = url;
  const scope = await getBenefitsScope(member, query);
  const { rows, days } = scope;
  const defaultDay = shownDay(coverageOfCategory(rows, category, today), today);
  const load = (day: PlainDate | null) =>
    loadCategoryPage(member, scope, { category, day, claims: "aside" });
  if (days === null || defaultDay === null) return { page: await load(null), chosen: null };
  const asked = readHistoryTime(params.time, days, { today, defaultDay });
  const pathOf = (day: PlainDate) => `/history/${day}/benefits/${category}${keptQuery(query)}`;
  const given = query.getAll("asOfDate");
  const form = given.length === 0 ? null : readAskedDay(given, days, asked.day);
  if (form !== null && form.error === null) throw redirect(pathOf(form.day));
  if (asked.error === null && asked.day !== params.time) throw redirect(pathOf(asked.day));
  const page = await load(asked.day);
  const field = viewDayField(form?.typed ?? asked.day, form?.error ?? null, { days, today });
  const chosen = {
    day: asked.day,
    error: showDayError(asked.error, days, today),
    coverage: showCoverage(coverageOfCategory(rows, category, asked.day), today),
    field,
    ...viewOtherDays(page, asked.day, days),
  };
  return { page, chosen };
}

export type ChosenDay = NonNullable<Awaited<ReturnType<typeof loadHistory>>["chosen"]>;

/** The part of an address that stays when another day is chosen: "" or "?…". */
function keptQuery(query: URLSearchParams): string {
  const kept = new URLSearchParams(
    KEPT.flatMap((name) => query.getAll(name).map((value) => [name, value])),
  );
  return kept.size === 0 ? "" : `?${kept.toString()}`;
}

const KEPT = ["suffix", "tier"];

function viewOtherDays(page: CategoryPage, day: PlainDate, days: KnownDays) {
  const { category, coverage, today, head } = page;
  const { suffix } = head;
  const periods = page.periods?.filter((period) => period.category === category) ?? null;
  // A period may go on after the member's coverage has ended.
  const last = (coverage.kind === "ended" ? shownDay(coverage, today) : null) ?? days.last;
  const ends = day < today ? { from: day, to: today } : { from: today, to: day };
  return {
    /** Null on the page of today itself; nothing is compared with a day before the first coverage. */
    today: day === today ? null : benefitsAddress(category, null, { suffix }),
    compare:
      day === today || today < days.first
        ? null
        : urlOf(href("/benefits/compare"), { ...ends, suffix }),
    /** Null while the periods cannot be read. */
    periods:
      periods &&
      listPeriodDays(periods, { ...days, last }, today).map(({ period, day: shown }) => ({
        href: benefitsAddress(category, shown, { suffix }),
        isShown: isInPeriod(period, day),
        words: showPeriodDay(period, shown === null, today),
      })),
  };
}

function showPeriodDay({ firstDay, lastDay }: Period, isNow: boolean, today: PlainDate): string {
  const { activeSince, begins, between } = benefitNoticesText.range;
  const from = showDate(firstDay);
  const open = firstDay > today ? begins(from) : activeSince(from);
  const dates = lastDay === null ? open : between(from, showDate(lastDay));
  return isNow ? benefitDaysText.history.other.now(dates) : dates;
}
