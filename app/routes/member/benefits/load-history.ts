import { redirect } from "react-router";
import type { MemberRequest } from "#server/middleware/member.ts";
import { categoryCoverage, readAskedDay, type KnownDays } from "#app/rules/benefits/as-of-date.ts";
import { coverageRange, toldRange } from "#app/rules/benefits/coverage-range.ts";
import { readHistoryTime } from "#app/rules/benefits/history-time.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { CATEGORIES } from "#app/rules/member/eligibility.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";
import { getBenefitsScope } from "./benefits-scope.ts";
import { loadCategoryPage } from "./load-category-page.ts";
import { typedDay } from "./typed-day.ts";

/** The parameters of `/history/{time}/benefits/{category}` (§2). */
type HistoryParams = { readonly time: string; readonly category: string };

/**
 * A category's benefits as of another day (S-23). A year, and a day that the form sends in the
 * query, lead to the address of the day. A time that cannot be used shows what the category's own
 * page does; a day without coverage asks for nothing.
 */
export async function loadHistory(member: MemberRequest, params: HistoryParams, url: URL) {
  const category = CATEGORIES.find((known) => known === params.category);
  if (category === undefined) throwEntry(404);
  const { searchParams: query } = url;
  const scope = await getBenefitsScope(member, query);
  const { rows, days } = scope;
  const coverage = categoryCoverage(rows, category, member.today);
  const load = (day: PlainDate | null) =>
    loadCategoryPage(member, scope, { category, day, claims: "aside" });
  if (days === null || coverage.kind === "none") return { page: await load(null), chosen: null };
  const asked = readHistoryTime(params.time, days, { today: member.today, usual: coverage.day });
  const pathOf = (day: PlainDate) => `/history/${day}/benefits/${category}${keptQuery(query)}`;
  const form = readForm(query, days, asked.day);
  if (form !== null && form.fault === null) throw redirect(pathOf(form.day));
  if (asked.fault === null && asked.day !== params.time) throw redirect(pathOf(asked.day));
  const range = toldRange(coverageRange(rows, category, asked.day), member.today);
  return { page: await load(asked.day), chosen: { days, asked, form, range } };
}

/** What the form of days sent; null where it sent nothing. */
function readForm(query: URLSearchParams, days: KnownDays, shown: PlainDate) {
  const given = query.getAll("asOfDate");
  if (given.length === 0) return null;
  return { ...readAskedDay(given, days, shown), typed: typedDay(given) };
}

/** What of an address stays when another day is chosen: "" or "?…". */
function keptQuery(query: URLSearchParams): string {
  const kept = new URLSearchParams(
    KEPT.flatMap((name) => query.getAll(name).map((value) => [name, value])),
  );
  return kept.size === 0 ? "" : `?${kept.toString()}`;
}

const KEPT = ["suffix", "tier"];
