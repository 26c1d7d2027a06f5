import { isCityOfPortlandGroup } from "../member/groups.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { findExternalDate } from "../dates/external-date.ts";

/** The Preventive Care Initiative card: the day to be seen by, or that it is not known. */
export type PreventiveCareCard = { kind: "due"; on: PlainDate } | { kind: "unavailable" };

/**
 * The preventative-care card of City of Portland members, null for every other group (§1, §2).
 * The gateway answers in text of no stated form: year-month-day, an ISO date-time and
 * month/day/year are read, anything else means that the date is unavailable.
 */
export function preventiveCareCard(member: {
  groupId: string | null;
  dueDateText: string | null;
}): PreventiveCareCard | null {
  if (!isCityOfPortlandGroup(member.groupId)) return null;
  const on = findDueDate(member.dueDateText?.trim() ?? "");
  return on === undefined ? { kind: "unavailable" } : { kind: "due", on };
}

function findDueDate(text: string): PlainDate | undefined {
  // The day as written, whatever zone follows: "2026-12-31T00:00:00Z" is a due DATE that a program
  // dressed up as an instant, and moving it to the carrier's zone would make it the day before.
  const dateTime = /^([\d-]+)T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(text);
  return findExternalDate(dateTime?.[1] ?? text);
}
