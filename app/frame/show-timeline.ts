import type { CoverageTimeline } from "#app/rules/member/groups.ts";
import { showDate } from "#app/text/format.ts";
import { groupsText } from "#app/text/groups.ts";

/** The dates of a coverage in words: "Active since 01/01/2026". */
export function showTimeline(timeline: CoverageTimeline): string {
  const { since, until, between, unknown } = groupsText.timeline;
  switch (timeline.kind) {
    case "active-since":
      return since(showDate(timeline.from));
    case "range":
      return between(showDate(timeline.from), showDate(timeline.until));
    case "until":
      return until(showDate(timeline.until));
    default:
      return unknown;
  }
}
