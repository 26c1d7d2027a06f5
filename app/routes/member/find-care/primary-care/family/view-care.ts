import { nameMembers } from "#app/frame/words/name-members.ts";
import { href } from "react-router";
import type { CareEntry } from "#app/rules/care/member-care.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { lastCoveredDay } from "#app/rules/member/coverage.ts";
import { showDate } from "#app/text/common/format.ts";
import { primaryCareText as text } from "#app/text/care/primary-care.ts";
import type { Directory, PersonCare } from "./load-care.ts";
import { viewEntryProvider } from "../provider/view-provider.ts";
import { fullName } from "#app/rules/member/member.ts";

type PersonCareInput = PersonCare & {
  readonly viewerSuffix: number;
  readonly names: { readonly full: string; readonly first: string };
  readonly directory: Directory;
  readonly phone: string | null;
  readonly today: PlainDate;
};

/** The page of a member's primary care. `name` is null for the viewer's own page. */
export function viewPersonCare({
  person,
  names,
  care,
  periods,
  directory,
  today,
  ...asked
}: PersonCareInput) {
  const { current, upcoming, earlier, open, applies } = care;
  const suffix = person.memberSuffix;
  const name = suffix === asked.viewerSuffix ? null : names.first;
  const [first] = open;
  const ended = open.length > 0 ? null : findEnd(periods, today);
  const isChosen = current !== null || upcoming.length > 0;
  const viewed = (entry: CareEntry, index: number) => ({
    // A provider may come up twice, even on one day.
    key: String(index),
    title:
      entry === current
        ? text.current
        : text.upcoming(entry.beginDate && showDate(entry.beginDate)),
    provider: viewEntryProvider(entry, directory),
    begin: entry.beginDate,
    /** Null for an upcoming provider, whose title has the day. */
    since: entry === current ? entry.beginDate : null,
    end: entry.endDate,
    reason: entry.pcpTerminationReason?.trim() || null,
  });
  return {
    name,
    fullName: names.full,
    applies,
    phone: asked.phone,
    chosen: [...(current === null ? [] : [current]), ...upcoming].map(viewed),
    earlier: earlier.map(viewed),
    /** The page to choose a provider; null if the member cannot choose. */
    choose:
      open.length > 0
        ? href("/find-care/primary-care/:suffix/search", { suffix: String(suffix) })
        : null,
    /** Why no provider can be chosen now, or from which day one can. */
    notice:
      ended !== null
        ? text.termed(name, showDate(lastCoveredDay(ended)))
        : first?.status === "future"
          ? text.begins(name, showDate(first.effectiveDate))
          : open.length === 0 && isChosen
            ? text.closed
            : null,
  };
}

export type PersonView = ReturnType<typeof viewPersonCare>;
export type EntryView = PersonView["earlier"][number];

type Person = {
  readonly suffix: number;
  readonly name: string;
  readonly provider: string;
  readonly isChosen: boolean;
  readonly notes: readonly string[];
  /** The member's page; null for a member without any provider. */
  readonly details: { readonly href: string; readonly label: string } | null;
  /** The page to choose or change a provider; null if the member cannot choose. */
  readonly choose: { readonly href: string; readonly label: string } | null;
};

/** The rows of the family's list: the members to whom primary care applies. */
export function viewFamilyCare(people: readonly PersonCare[], today: PlainDate): Person[] {
  const nameOf = nameMembers(
    people.map(({ person }) => person),
    fullName,
  );
  return people
    .filter(({ care }) => care.applies)
    .map(({ person, care, isUnavailable, periods }) => {
      const { memberSuffix: suffix } = person;
      const { current, upcoming, earlier, open } = care;
      const to = { suffix: String(suffix) };
      const isChosen = current !== null || upcoming.length > 0;
      const label = isChosen ? text.change : text.select;
      return {
        suffix,
        name: nameOf(person),
        provider:
          current === null
            ? text.row[missingOf({ isUnavailable, isChosen, isOpen: open.length > 0 })]
            : current.providerName?.trim() || text.row.unnamed,
        isChosen: current !== null,
        notes: notesOf({ care, periods }, today),
        details:
          isChosen || earlier.length > 0
            ? {
                href: href("/find-care/primary-care/:suffix", to),
                label: isChosen ? text.details : text.history,
              }
            : null,
        choose:
          open.length > 0
            ? { href: href("/find-care/primary-care/:suffix/search", to), label }
            : null,
      };
    });
}

function missingOf({ isUnavailable, isChosen, isOpen }: Readonly<Record<string, boolean>>) {
  if (isUnavailable) return "unread";
  if (isChosen) return "notYet";
  return isOpen ? "nobody" : "none";
}

function notesOf({ care, periods }: Pick<PersonCare, "care" | "periods">, today: PlainDate) {
  const { current, upcoming, open } = care;
  const since = current?.beginDate ?? null;
  const ended = findEnd(periods, today);
  const [first] = open;
  return [
    ...(since === null ? [] : [text.row.since(showDate(since))]),
    ...upcoming.flatMap(({ providerName, beginDate }) =>
      beginDate === null
        ? []
        : [text.row.from(providerName?.trim() || text.row.unnamed, showDate(beginDate))],
    ),
    ...(first?.status === "future" ? [text.row.begins(showDate(first.effectiveDate))] : []),
    ...(open.length === 0 && ended !== null
      ? [text.row.ended(showDate(lastCoveredDay(ended)))]
      : []),
  ];
}

/** The end of the last period; null if a period has not ended, or its end is unknown. */
function findEnd(periods: PersonCare["periods"], today: PlainDate): PlainDate | null {
  const days = periods.flatMap(({ termedDate }) => termedDate ?? []).toSorted();
  const last = days.length < periods.length ? null : (days.at(-1) ?? null);
  return last !== null && last > today ? null : last;
}
