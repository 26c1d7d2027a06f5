import type { PlainDate } from "../dates/plain-date.ts";

/** A kind of coverage, as the addresses of the benefit pages spell it (§2). */
export type Category = "medical" | "dental" | "vision" | "pharmacy";

/** The gateway's letter for a kind of coverage (§3 "Family eligibility item"). */
export type ProductCategory = "M" | "D" | "V" | "X";

/** Status of a row on a given day (§4). */
export type CategoryStatus = "future" | "active" | "termed" | "ineligible";

/** One period of one kind of coverage of one member. Days are inclusive at the start only. */
export type EligibilityRow = {
  memberKey: string;
  suffix: number;
  category: Category;
  eligible: boolean;
  effectiveDate: PlainDate | null;
  /** The first day without coverage; null while no end is known. */
  terminationDate: PlainDate | null;
};

/** Every kind of coverage, in the order M, D, V, X in which lists name them. */
export const CATEGORIES: readonly Category[] = ["medical", "dental", "vision", "pharmacy"];

const categoryByLetter: Readonly<Record<ProductCategory, Category>> = {
  M: "medical",
  D: "dental",
  V: "vision",
  X: "pharmacy",
};

/** The kind of coverage behind the gateway's letter (§3). */
export function categoryOf(productCategory: ProductCategory): Category {
  return categoryByLetter[productCategory];
}

/**
 * The status of a row today (§4 "Category eligibility"): covered from the effective date on, and no
 * longer on the termination date. An eligible row without an effective date is termed.
 */
export function categoryStatus(
  row: Pick<EligibilityRow, "eligible" | "effectiveDate" | "terminationDate">,
  today: PlainDate,
): CategoryStatus {
  if (!row.eligible) return "ineligible";
  if (row.effectiveDate === null) return "termed";
  if (today < row.effectiveDate) return "future";
  return row.terminationDate === null || today < row.terminationDate ? "active" : "termed";
}

/**
 * Whether a member is termed: none of their rows is active or future (§4), also without any rows.
 * Takes the rows of ONE member.
 */
export function isTermed(rows: readonly EligibilityRow[], today: PlainDate): boolean {
  return !rows.some((row) => ["active", "future"].includes(categoryStatus(row, today)));
}

/**
 * Whether it is unknown if a row covers the day: it has no first day, and has not ended by then. Such
 * a row counts as termed (§4), but nothing may be said of it. Takes the rows of ONE member.
 */
export const hasUnknownDays = (rows: readonly EligibilityRow[], today: PlainDate): boolean =>
  rows.some(
    ({ eligible, effectiveDate, terminationDate }) =>
      eligible && effectiveDate === null && (terminationDate === null || today < terminationDate),
  );

/**
 * Whether a member has no eligibility in any category (§6 "Menus hide"). A termed member still has
 * eligible rows, so that past claims stay open to them.
 */
export function hasNoEligibility(rows: readonly EligibilityRow[]): boolean {
  return !rows.some((row) => row.eligible);
}

type AccountEntry = Pick<EligibilityRow, "eligible" | "terminationDate"> | null;

type AccountCoverage = { readonly memberKey: string } & Readonly<
  Record<`${Exclude<Category, "pharmacy">}Eligibility`, AccountEntry>
>;

/**
 * Whether a member's eligibility is unread: the account calls them covered without an end, and the
 * family's rows have none of theirs. Only where both agree is there no coverage (T-27); of coverage that
 * has an end a gateway may name no row any more.
 */
export function isEligibilityMissing(
  member: AccountCoverage,
  family: readonly Pick<EligibilityRow, "memberKey">[],
): boolean {
  const { memberKey, medicalEligibility, dentalEligibility, visionEligibility } = member;
  const entries = [medicalEligibility, dentalEligibility, visionEligibility];
  return (
    entries.some((entry) => entry?.eligible === true && entry.terminationDate === null) &&
    !family.some((row) => row.memberKey === memberKey)
  );
}

/**
 * The row that represents a member: active before future before termed, then by effective date
 * (§4); null when no row is eligible. Of future rows the earliest is the next to begin. Of active
 * and termed rows the latest counts, because a renewal may leave the old row open. Rows of one day
 * are ordered M, D, V, X.
 */
export function preferredEligibility(
  rows: readonly EligibilityRow[],
  today: PlainDate,
): EligibilityRow | null {
  const preference: readonly CategoryStatus[] = ["active", "future", "termed"];
  for (const status of preference) {
    const candidates = rows.filter((row) => categoryStatus(row, today) === status);
    const first = candidates.toSorted((a, b) => compareRows(a, b, status))[0];
    if (first !== undefined) return first;
  }
  return null;
}

/** The categories a member is covered for today, in the order M, D, V, X (§2 "Menus"). */
export function activeCategories(rows: readonly EligibilityRow[], today: PlainDate): Category[] {
  return CATEGORIES.filter((category) =>
    rows.some((row) => row.category === category && categoryStatus(row, today) === "active"),
  );
}

function compareRows(a: EligibilityRow, b: EligibilityRow, status: CategoryStatus): number {
  const from = a.effectiveDate ?? "";
  const to = b.effectiveDate ?? "";
  if (from !== to) return from < to === (status === "future") ? -1 : 1;
  return CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category);
}
