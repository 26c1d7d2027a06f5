import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { providerChoiceText } from "#app/text/provider-choice.ts";
import type { LoadedOutcome } from "./load-outcome.ts";
import { cutName } from "./provider-choice-flow.ts";
import { viewChosen, viewName } from "./view-provider.ts";

const text = providerChoiceText.done;

export function viewOutcome(outcome: LoadedOutcome, today: PlainDate) {
  const { suffix, search, answer, provider, found, emailAddress } = outcome;
  const became = isThereNow(outcome) ? "found" : outcome.became;
  const query = new URLSearchParams({ search, provider: provider.id }).toString();
  const page = `/find-care/primary-care/${suffix}`;
  const isSaved = became === "saved" || became === "found";
  return {
    isSaved,
    title: text.titles[became],
    answer: became === "saved" && answer !== "" ? answer : text.answers[became],
    provider: found === null ? viewName(provider.name) : viewChosen(found),
    people: outcome.people.map((person) => ({
      suffix: person.suffix,
      name: person.name,
      lines: linesOf(person, { provider, isSaved, today }),
    })),
    emailAddress,
    page,
    again: `${page}/choose?${query}`,
  };
}

/** The records show it by now: the provider is there for everybody, and was for nobody before. */
const isThereNow = ({ became, people, provider }: LoadedOutcome): boolean =>
  became === "unknown" &&
  people.length > 0 &&
  people.every((person) => !person.had && hasProvider(person, provider.id));

type Person = LoadedOutcome["people"][number];

const hasProvider = ({ current, upcoming }: Person, id: string): boolean =>
  [current, ...upcoming].some((entry) => entry?.providerId === id);

type Beside = {
  readonly provider: LoadedOutcome["provider"];
  readonly isSaved: boolean;
  readonly today: PlainDate;
};

/** From when the choice is for a person, whom it replaces, and what came after it. */
function linesOf(person: Person, { provider: { id, name }, isSaved, today }: Beside): string[] {
  const { day, before, current } = person;
  const now = current?.providerName?.trim() ?? "";
  const isKept = now === "" || cutName(now) === before?.trim() || hasProvider(person, id);
  const { period } = providerChoiceText;
  return [
    day > today ? period.future(day) : period.active(day),
    ...(before === null || before === name ? [] : [text.before(before)]),
    ...(isKept || !isSaved ? [] : [text.since(now)]),
  ];
}
