import { showDate } from "#app/text/format.ts";
import { providerChoiceText } from "#app/text/provider-choice.ts";
import type { LoadedOutcome } from "./load-outcome.ts";
import { viewChosen, type SideView } from "./view-side.ts";

const text = providerChoiceText.done;

/** What the page after a choice shows, in words. */
export function viewOutcome(outcome: LoadedOutcome) {
  const { suffix, search, answer, provider, found, emailAddress } = outcome;
  const became = isThereNow(outcome) ? "found" : outcome.became;
  const named: SideView = { name: provider.name, title: null, lines: [], locations: [] };
  const query = new URLSearchParams({ search, provider: provider.id }).toString();
  const page = `/find-care/primary-care/${suffix}`;
  const isSaved = became === "saved" || became === "found";
  return {
    isSaved,
    title: text.titles[became],
    answer: isSaved && answer !== "" ? answer : text.answers[became],
    provider: found === null ? named : viewChosen(found),
    people: outcome.people.map((person) => viewPerson(person, provider, isSaved)),
    emailAddress,
    page,
    again: `${page}/choose?${query}`,
  };
}

/** A choice that was not found at first may show in the records by now. */
const isThereNow = ({ became, people, provider }: LoadedOutcome): boolean =>
  ["unsaved", "unknown"].includes(became) &&
  people.every((person) => person.before !== provider.name && hasProvider(person, provider.id));

type Person = LoadedOutcome["people"][number];

const hasProvider = ({ current, upcoming }: Person, id: string): boolean =>
  [current, ...upcoming].some((entry) => entry?.providerId === id);

function viewPerson(person: Person, { id, name }: LoadedOutcome["provider"], isSaved: boolean) {
  const { day, before, current } = person;
  const now = current?.providerName?.trim() ?? "";
  const isKept = now === "" || now === before || hasProvider(person, id);
  return {
    name: person.name,
    lines: [
      text.from(showDate(day)),
      ...(before === null || before === name ? [] : [text.before(before)]),
      ...(isKept || !isSaved ? [] : [text.since(now)]),
    ],
  };
}
