import type { AskedDay, KnownDays } from "#app/rules/benefits/as-of-date.ts";
import type { ToldRange } from "#app/rules/benefits/coverage-range.ts";
import { benefitDaysText } from "#app/text/benefit-days.ts";
import { showDate } from "#app/text/format.ts";

/** A coverage in words (§9): "Active since 01/01/2021". */
export function showRange(range: ToldRange): string {
  const text = benefitDaysText.range;
  switch (range.kind) {
    case "active-since":
      return text.activeSince(showDate(range.from));
    case "range":
      return text.between(showDate(range.from), showDate(range.until));
    case "begins":
      return text.begins(showDate(range.on));
    case "ends":
      return text.ends(showDate(range.on));
    case "ended":
      return text.ended(showDate(range.on));
    default:
      return text.none;
  }
}

/** Why a day was not used, for its field; null where it was. */
export function showDayFault(fault: AskedDay["fault"], { first, last }: KnownDays): string | null {
  const text = benefitDaysText.faults;
  switch (fault) {
    case null:
      return null;
    case "early":
      return text.early(showDate(first));
    case "late":
      return text.late(showDate(last));
    default:
      return text[fault];
  }
}
