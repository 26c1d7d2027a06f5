import type { CareEntry } from "#app/rules/care/member-care.ts";
import type { Chooser } from "#app/rules/care/provider-choice.ts";
import { providerChoiceText as text } from "#app/text/provider-choice.ts";
import { dayName, tickName } from "./choice-schema.ts";
import type { LoadedChoice } from "./load-choice.ts";
import { viewChosen, viewSelection } from "./view-provider.ts";

export function viewChoice(choice: LoadedChoice) {
  const { suffix, search, providerId, results, whose, already, offered } = choice;
  const names = already.map(({ name }) => name);
  const back = { results, search, providerId, already: names };
  if (choice.kind !== "open") {
    const name = choice.kind === "gone" ? "" : choice.provider.providerName;
    return {
      kind: "closed",
      ...back,
      suffix,
      title: closedTitle(choice.kind, names, name),
      text: choice.kind === "same" ? text.closed.nothing : text.closed.text,
    } as const;
  }
  return {
    kind: "open",
    ...back,
    whose: whose.name,
    now: whose.current && viewSelection(whose.current),
    next: viewChosen(choice.provider),
    people: offered.map((person) => ({ ...viewPerson(person), isOwn: person.suffix === suffix })),
    initial: initialOf(choice),
  } as const;
}

function closedTitle(kind: "gone" | "full" | "same", already: readonly string[], name: string) {
  if (kind === "gone") return text.closed.gone;
  return kind === "full" ? text.closed.full(name) : text.closed.same(already, name);
}

/** Nobody but the one of the page is ticked, each for the first of their periods. */
function initialOf({ suffix, offered, emailAddress }: Extract<LoadedChoice, { kind: "open" }>) {
  const days = offered.flatMap(({ suffix: one, days: [first] }) =>
    first === undefined ? [] : [[dayName(one), first.effectiveDate]],
  );
  const own = offered.some((each) => each.suffix === suffix) ? { [tickName(suffix)]: "Y" } : {};
  const initial: Record<string, string> = { ...Object.fromEntries(days), ...own, emailAddress };
  return initial;
}

export type ShownPerson = ReturnType<typeof viewPerson> & { readonly isOwn: boolean };

/** Who has no name is somebody all the same. */
const nameOf = ({ providerName }: CareEntry): string => providerName ?? text.provider.unnamed;

function viewPerson({ suffix, name, current, upcoming, days }: Chooser) {
  const [only] = days;
  const has = [
    upcoming !== null && current === null ? "" : text.hasNow(current && nameOf(current)),
    upcoming === null ? "" : text.willHave(nameOf(upcoming), upcoming.beginDate),
    days.length === 1 && only ? text.forPeriod[only.status](only.effectiveDate) : "",
  ];
  return {
    tick: tickName(suffix),
    name,
    hint: has.filter(Boolean).join(" "),
    day: dayName(suffix),
    days: days.map(({ effectiveDate, status }) => ({
      value: effectiveDate,
      label: text.period[status](effectiveDate),
    })),
  };
}
