import type { AccountMember } from "#server/gateway/calls/member/account.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import type { LetterSize } from "../claims/appeal/letter-size.ts";
import { lastCoveredDay } from "./coverage.ts";
import { coverageSpells, spellOfRow } from "./coverage-spells.ts";
import {
  CATEGORIES,
  categoryStatus,
  preferredEligibility,
  type Category,
  type EligibilityRow,
} from "./eligibility.ts";

type Holder = Pick<AccountMember, "memberKey" | `${Category}Eligibility`>;
type CoverageEntry = NonNullable<Holder["medicalEligibility"]>;

/** Days of unbroken cover in one category, both included; `lastDay` is null while no end is known. */
export type ProvenPeriod = {
  readonly status: "active" | "future" | "termed";
  readonly from: PlainDate;
  readonly lastDay: PlainDate | null;
  readonly planId: string | null;
};

type ProvenCategory = {
  readonly category: Category;
  readonly periods: readonly ProvenPeriod[];
};

/** What a letter may say of one person, and the categories of which it can say nothing. */
export type Proof = {
  readonly coverage: readonly ProvenCategory[];
  readonly unsure: readonly Category[];
};

/**
 * What proves a member's coverage (PROOF-01), by category in the order M, D, V, X: the period that
 * covers today and one to come; where none covers today, also the last that ended. A category is
 * unsure where a first day is missing, or where account and family disagree on whether today is
 * covered or until when. They may date the beginning differently (a renewal): the family's rows count.
 */
export function proofOfCoverage(
  member: Holder,
  family: readonly EligibilityRow[],
  today: PlainDate,
): Proof {
  const each = CATEGORIES.map((category) => {
    const entry = member[`${category}Eligibility`];
    const account = entry?.eligible === true ? entry : null;
    const rows = family.filter(
      (row) => row.memberKey === member.memberKey && row.category === category && row.eligible,
    );
    return { category, periods: findPeriods(account, rows, today) };
  });
  return {
    coverage: each.flatMap(({ category, periods }) =>
      periods === null || periods.length === 0 ? [] : { category, periods },
    ),
    unsure: each.flatMap(({ category, periods }) => (periods === null ? category : [])),
  };
}

type EntryDays = Pick<CoverageEntry, "effectiveDate" | "terminationDate">;

/** Null where they are not known. */
function findPeriods(
  account: CoverageEntry | null,
  rows: readonly EligibilityRow[],
  today: PlainDate,
): ProvenPeriod[] | null {
  const statusOf = (days: EntryDays) => categoryStatus({ ...days, eligible: true }, today);
  const accountStatus = account && statusOf(account);
  // A gateway may no longer list a row for coverage that has ended (T-27).
  const known = rows.length === 0 && account !== null ? [account] : rows;
  if (known !== rows && accountStatus !== "termed") return null;
  if (known.some(({ effectiveDate }) => effectiveDate === null)) return null;
  const present = preferredEligibility(rows, today);
  const spells = coverageSpells(known).map(({ from, until }) => {
    const status = statusOf({ effectiveDate: from, terminationDate: until });
    // A renewal may leave the old row open: the present row says how long coverage lasts.
    const lasting = status === "active" && present !== null ? spellOfRow(present, rows) : null;
    return { from, until: lasting === null ? until : lasting.until, status };
  });
  const active = spells.find(({ status }) => status === "active");
  if ((accountStatus === "active") !== (active !== undefined)) return null;
  if (account !== null && active !== undefined) {
    // A row that a renewal follows ends before the spell does.
    const now = rows.filter((row) => statusOf(row) === "active");
    const ends = [active.until, ...now.map(({ terminationDate }) => terminationDate)];
    if (!ends.includes(account.terminationDate)) return null;
  }
  const lastEnded = spells.findLast(({ status }) => status === "termed");
  return spells.flatMap((spell) => {
    const { status, from, until } = spell;
    if (status === "ineligible") return [];
    if (status === "termed" && (active !== undefined || spell !== lastEnded)) return [];
    const planId = status === accountStatus ? (account?.classPlanId ?? null) : null;
    return { status, from, lastDay: until && lastCoveredDay(until), planId };
  });
}

/** Characters that fit beside each other in a column of the smallest print, by five columns. */
const WIDTH = 26;

/** Lines of the table that fit on one page of either format, in the largest brand's print. */
const FIT = { usual: 16, small: 34 } as const;

type PrintedRow = {
  readonly name: string;
  /** By category the periods, each with its plan below it. */
  readonly cells: readonly (readonly { lines: readonly string[]; plan: string | null }[])[];
};

/** The size at which a proof of coverage with these rows fits on one page (PROOF-02). */
export function proofSize(rows: readonly PrintedRow[]): LetterSize {
  const lines = rows.reduce((sum, row) => sum + linesOf(row), 0);
  if (lines <= FIT.usual) return "usual";
  return lines <= FIT.small ? "small" : "smallest";
}

/** The lines of a row: the most of its cells. The name has the suffix below it. */
function linesOf({ name, cells }: PrintedRow): number {
  const texts = cells.map((cell) => cell.flatMap(({ lines, plan }) => [...lines, plan ?? ""]));
  return Math.max(...[[name, ""], ...texts].map(countLines));
}

const countLines = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Math.max(1, Math.ceil(text.length / WIDTH)), 0);
