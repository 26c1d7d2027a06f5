import { href } from "react-router";
import type { Category } from "#app/rules/member/eligibility.ts";

/** The parts of a query by name; null for those that are not set. */
type Query = Readonly<Record<string, string | null>>;

export function urlOf(path: string, parts: Query): string {
  const query = new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The page of a category's benefits, as of a day where one is named (§2). */
export const benefitsAddress = (category: Category, day: string | null, parts: Query): string =>
  urlOf(
    day === null
      ? href("/benefits/:category", { category })
      : href("/history/:time/benefits/:category", { time: day, category }),
    parts,
  );

/**
 * The page of a dental service across tiers, or in one of them (§2): `/services/dental/{code}`,
 * `/details/{tier}/dental/{code}`. Null if no address can hold the plan's spelling.
 */
export function serviceAddress(
  { code, tier }: { readonly code: string; readonly tier?: string },
  parts: Query,
): string | null {
  const path = [...(tier === undefined ? ["services"] : ["details", segment(tier)]), "dental"];
  const all = [...path, segment(code)];
  return all.includes(null) ? null : urlOf(`${href("/")}${all.join("/")}`, parts);
}

/** Dots alone are steps through a path, and text that is not well formed cannot be escaped. */
const segment = (text: string): string | null =>
  /^\.{0,2}$/.test(text) || !text.isWellFormed() ? null : encodeURIComponent(text);
