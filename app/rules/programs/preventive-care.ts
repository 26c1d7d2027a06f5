import { isCityOfPortlandGroup } from "../member/groups.ts";
import type { PlainDate } from "../dates/plain-date.ts";
import { findExternalDate } from "../dates/external-date.ts";

/** The Preventive Care Initiative card: the due day of the visit, or that it is unavailable. */
type PreventiveCareCard = { kind: "due"; on: PlainDate } | { kind: "unavailable" };

/** For City of Portland, else null (§1, §2); a day in no known form counts as unavailable. */
export function preventiveCareCard(member: {
  groupId: string | null;
  dueDateText: string | null;
}): PreventiveCareCard | null {
  if (!isCityOfPortlandGroup(member.groupId)) return null;
  const on = findDueDate(member.dueDateText?.trim() ?? "");
  return on === undefined ? { kind: "unavailable" } : { kind: "due", on };
}

function findDueDate(text: string): PlainDate | undefined {
  // Without the zone: "2026-12-31T00:00:00Z" is a date in the form of an instant, and would be the
  // day before in the carrier's zone.
  const dateTime = /^([\d-]+)T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(text);
  return findExternalDate(dateTime?.[1] ?? text);
}
