import type { Chooser } from "#app/rules/care/provider-choice.ts";
import { providerChoiceText as text } from "#app/text/care/provider-choice.ts";
import type { CareEntry } from "#app/rules/care/member-care.ts";
import { dayName, tickName } from "./choice-schema.ts";
import { viewOffered, viewCurrentProvider } from "../provider/view-provider.ts";
import type { LoadedChoice } from "./load-choice.ts";

export function viewChoice(choice: LoadedChoice) {
  const { suffix, search, providerId, results, pageChooser, withThisProvider, offered } = choice;
  const names = withThisProvider.map(({ name }) => name);
  const back = { results, search, providerId, withThisProvider: names };
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
    pageChooser: pageChooser.name,
    now: pageChooser.current && viewCurrentProvider(pageChooser.current),
    next: viewOffered(choice.provider),
    people: offered.map((person) => ({ ...viewPerson(person), isOwn: person.suffix === suffix })),
    initial: initialOf(choice),
  } as const;
}

function closedTitle(
  kind: "gone" | "full" | "same",
  withThisProvider: readonly string[],
  name: string,
) {
  if (kind === "gone") return text.closed.gone;
  return kind === "full" ? text.closed.full(name) : text.closed.theirs(withThisProvider, name);
}

/** Only the page's own member is ticked; each member starts with the first of their periods. */
function initialOf({ suffix, offered, emailAddress }: Extract<LoadedChoice, { kind: "open" }>) {
  const days = offered.flatMap(({ suffix: one, days: [first] }) =>
    first === undefined ? [] : [[dayName(one), first.effectiveDate]],
  );
  const own = offered.some((each) => each.suffix === suffix) ? { [tickName(suffix)]: "Y" } : {};
  const initial: Record<string, string> = { ...Object.fromEntries(days), ...own, emailAddress };
  return initial;
}

export type ShownPerson = ReturnType<typeof viewPerson> & { readonly isOwn: boolean };

/** A provider without a name still counts as a provider. */
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
