import { coverageOn } from "../member/coverage.ts";
import type { EligibilityRow } from "../member/eligibility.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { EBILL_NAME, matchesName } from "./program-target.ts";
import type { Program } from "#server/gateway/calls/care/programs.ts";
import { byDisplayOrder, type Shortcut } from "./programs.ts";

type ProgramGroup = {
  readonly category: string | null;
  readonly programs: readonly Program[];
};

/** The kinds of coverage, in the order of the benefits (§9). */
const COVERAGES = ["medical", "dental", "vision", "pharmacy"];

/**
 * Whether programs ended with the coverage. Takes the rows of ONE member; a member who never had
 * coverage may still have programs (S-14, §4).
 */
export const programsEnded = (rows: readonly EligibilityRow[], today: PlainDate): boolean =>
  coverageOn(rows, today).kind === "ended";

/** The member's eligible programs by display order, each once; without eBill if its shortcut is shown. */
export function memberPrograms(member: {
  programs: readonly Program[];
  ended: boolean;
  shortcuts: readonly Shortcut[];
}): Program[] {
  if (member.ended) return [];
  const ebillShown = member.shortcuts.some(({ shortcut }) => shortcut === "ebill");
  const seen = new Set<number>();
  const own = member.programs.filter((program) => {
    if (!program.eligible || seen.has(program.id)) return false;
    seen.add(program.id);
    return !(ebillShown && matchesName(program, EBILL_NAME));
  });
  return own.toSorted(byDisplayOrder);
}

/**
 * Programs by the first of their categories, so that each is listed once (S-14). The kinds of
 * coverage come first, as the benefits have them, then the others by their first program, last those
 * without a category. Takes programs in display order and keeps it.
 */
export function programGroups(programs: readonly Program[]): ProgramGroup[] {
  const groups = Map.groupBy(programs, (program) => categoryOf(program)?.toLowerCase() ?? null);
  return [...groups]
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([, own]) => ({ category: own.map(categoryOf)[0] ?? null, programs: own }));
}

/** The programs below a program (§3 `childResourceIds`) that the member may use, never itself. */
export function childPrograms(parent: Program, own: readonly Program[]): Program[] {
  return [...new Set(parent.childResourceIds)].flatMap((id) =>
    id === parent.id ? [] : (own.find((program) => program.id === id) ?? []),
  );
}

/** The place of a group by its key; null for programs without a category. */
function placeOf(key: string | null): number {
  if (key === null) return COVERAGES.length + 1;
  const place = COVERAGES.indexOf(key);
  return place === -1 ? COVERAGES.length : place;
}

function categoryOf({ categories }: Program): string | null {
  return categories.map((name) => name.trim()).find((name) => name !== "") ?? null;
}
