import type { CareEntry } from "#app/rules/care/member-care.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { showDate } from "#app/text/format.ts";
import { primaryCareText as text } from "#app/text/primary-care.ts";
import type { Directory, PersonCare } from "./load-care.ts";
import { findEnd } from "./view-family-care.ts";
import { viewEntryProvider } from "./view-provider.ts";
import { fullName } from "#app/rules/member/member.ts";

type Asked = PersonCare & {
  readonly viewerSuffix: number;
  readonly directory: Directory;
  readonly phone: string | null;
  readonly today: PlainDate;
};

/** A member's primary care in words. `name` is null where the member is who looks. */
export function viewPersonCare({ person, care, periods, directory, today, ...asked }: Asked) {
  const { current, upcoming, earlier, open, applies } = care;
  const suffix = person.memberSuffix;
  const name = suffix === asked.viewerSuffix ? null : person.firstName;
  const [first] = open;
  const ended = open.length > 0 ? null : findEnd(periods, today);
  const isChosen = current !== null || upcoming.length > 0;
  const viewed = (entry: CareEntry, place: number) => ({
    // A provider may come up twice, even on one day.
    key: String(place),
    title:
      entry === current
        ? text.current
        : text.upcoming(entry.beginDate && showDate(entry.beginDate)),
    provider: viewEntryProvider(entry, directory),
    begin: entry.beginDate,
    /** The title of one who is yet to come says so itself. */
    since: entry === current ? entry.beginDate : null,
    end: entry.endDate,
    reason: entry.pcpTerminationReason?.trim() || null,
  });
  return {
    name,
    fullName: fullName(person),
    applies,
    phone: asked.phone,
    /** Whom they have, then whom they will have. */
    chosen: [...(current === null ? [] : [current]), ...upcoming].map(viewed),
    earlier: earlier.map(viewed),
    /** Where a provider is chosen; null where none can be. */
    choose: open.length > 0 ? `/find-care/primary-care/${suffix}/search` : null,
    /** Why none can be chosen, or for when. */
    notice:
      ended !== null
        ? text.termed(name, showDate(ended))
        : first?.status === "future"
          ? text.begins(name, showDate(first.effectiveDate))
          : open.length === 0 && isChosen
            ? text.closed
            : null,
  };
}

export type PersonView = ReturnType<typeof viewPersonCare>;
export type EntryView = PersonView["earlier"][number];
