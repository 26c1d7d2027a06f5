import {
  CATEGORIES,
  categoryStatus,
  type Category,
  type EligibilityRow,
} from "#app/rules/member/eligibility.ts";
import { isMedicareGroup } from "#app/rules/member/groups.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import type { Program } from "#server/gateway/calls/care/programs.ts";

type DirectoryUrls = Readonly<Record<Category, string | null>>;

export type Directory = { readonly category: Category; readonly href: string };

/** The plan by which the dental directory knows members of Medicare groups (§2 "Passport Dental"). */
const MEDICARE_DENTAL_PLAN = "25";

/**
 * The directories that help a member find care (S-19): for each category with present or future
 * coverage, because a member looks for a provider before the coverage begins. A category without a
 * configured address has none. Takes the rows of ONE member.
 */
export function listDirectories(member: {
  readonly rows: readonly EligibilityRow[];
  readonly today: PlainDate;
  readonly parentGroupId: string | null;
  readonly urls: DirectoryUrls;
}): Directory[] {
  const urls = {
    ...member.urls,
    dental: dentalDirectory(member.urls.dental, member.parentGroupId),
  };
  const has = (category: Category) =>
    member.rows.some(
      (row) =>
        row.category === category &&
        ["active", "future"].includes(categoryStatus(row, member.today)),
    );
  return CATEGORIES.filter(has).flatMap((category) => {
    const href = urls[category];
    return href === null ? [] : [{ category, href }];
  });
}

/** Medicare groups have the variant with plan=25 (§2 "Passport Dental", §9). */
export function dentalDirectory(url: string | null, parentGroupId: string | null): string | null {
  if (url === null || !isMedicareGroup(parentGroupId)) return url;
  const address = new URL(url);
  address.searchParams.set("plan", MEDICARE_DENTAL_PLAN);
  return address.href;
}

/** Whether a program helps to find care: one of its categories is "Find care", however written. */
export function isFindCareProgram({ categories }: Pick<Program, "categories">): boolean {
  return categories.some((name) => name.toLowerCase().replaceAll(/[^a-z]/g, "") === "findcare");
}

/** The input of a search for dentists (§9: "user-set"). */
type DentistSearch = {
  readonly zip: string;
  readonly radiusMiles: number;
  readonly searchString: string;
};

/** The radius that the form starts with, miles. */
export const FIRST_RADIUS_MILES = 10;

/** Characters of the search text; no dentist's name is longer. */
export const SEARCH_STRING_LIMIT = 100;

/** A search text as it is sent: without outer blanks, and no line breaks. Undefined if too long. */
export function findSearchString(text: string): string | undefined {
  const words = text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  return Array.from(words).length <= SEARCH_STRING_LIMIT ? words : undefined;
}

/** The directory that answers a search (S-19); it tells nothing about the member. */
export function dentistSearchUrl(
  directory: string,
  { zip, radiusMiles, searchString }: DentistSearch,
): string {
  const url = new URL(directory);
  url.searchParams.set("zip", zip);
  url.searchParams.set("radius", `${radiusMiles}`);
  if (searchString !== "") url.searchParams.set("search", searchString);
  return url.href;
}
