import type { PcpMember, Provider } from "#server/gateway/calls/pcp.ts";
import { providerChoiceText } from "#app/text/provider-choice.ts";

type Location = Provider["locations"][number];

const text = providerChoiceText.provider;

/** What is shown of a provider; what the gateway leaves out is left out here. */
export type SideView = {
  readonly name: string;
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  readonly locations: readonly {
    readonly lines: readonly string[];
    readonly phone: string | null;
  }[];
};

/** A provider who was looked up. */
export const viewChosen = (provider: Provider): SideView => ({
  name: nameOf(provider.providerName, provider.title),
  facts: [
    { term: text.group, value: provider.providerGroupName ?? "" },
    { term: text.specialty, value: provider.specialty ?? "" },
    { term: text.languages, value: provider.languages.join(", ") },
    { term: text.accepting.label, value: acceptingOf(provider.acceptingNewPatients) },
  ].filter(({ value }) => value !== ""),
  locations: provider.locations.map(viewLocation),
});

/** A provider as a member's history has them. */
export const viewSelection = (entry: PcpMember["pcpHistory"][number]): SideView => ({
  name: nameOf(entry.providerName ?? "", entry.providerTitle),
  facts: [],
  locations: entry.locations.map(viewLocation),
});

const nameOf = (name: string, title: string | null) => (title ? `${name}, ${title}` : name);

/** Not told is not the same as no. */
function acceptingOf(accepting: boolean | null): string {
  if (accepting === null) return text.accepting.unknown;
  return accepting ? text.accepting.yes : text.accepting.no;
}

function viewLocation({ addressLine1, city, state, zipCode, phoneNumber }: Location) {
  const place = [city, [state, zipCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return {
    lines: [addressLine1, place].flatMap((line) => (line ? [line] : [])),
    phone: phoneNumber,
  };
}
