import type { PcpMember, Provider } from "#server/gateway/calls/pcp.ts";
import { providerChoiceText } from "#app/text/provider-choice.ts";

type Location = Provider["locations"][number];

const text = providerChoiceText.provider;

/** A provider on one side of a choice: a line for each thing that the gateway says. */
export type SideView = {
  readonly name: string;
  readonly title: string | null;
  readonly lines: readonly string[];
  readonly locations: readonly { readonly address: string; readonly phone: string | null }[];
};

/** The provider who is chosen, as the directory has them. */
export const viewChosen = (provider: Provider): SideView => ({
  name: provider.providerName,
  title: provider.title,
  lines: [
    provider.specialty ?? "",
    provider.providerGroupName === provider.providerName ? "" : (provider.providerGroupName ?? ""),
    provider.languages.length > 0 ? text.speaks(provider.languages.join(", ")) : "",
    text.accepting[acceptingOf(provider)],
  ].filter((line) => line.trim() !== ""),
  locations: provider.locations.map(viewLocation),
});

/** The same once the gateway refused them as full: the directory's word is not said beside that. */
export const viewRefused = (side: SideView): SideView => ({
  ...side,
  lines: side.lines.map((line) => (line === text.accepting.yes ? text.accepting.unknown : line)),
});

/** The provider a member has, as their history has them. */
export const viewSelection = (entry: PcpMember["pcpHistory"][number]): SideView => ({
  name: entry.providerName ?? text.unnamed,
  title: entry.providerTitle,
  lines: [],
  locations: entry.locations.map(viewLocation),
});

/** Not told is not the same as no. */
function acceptingOf({ acceptingNewPatients }: Provider): "yes" | "no" | "unknown" {
  if (acceptingNewPatients === null) return "unknown";
  return acceptingNewPatients ? "yes" : "no";
}

function viewLocation({ addressLine1, city, state, zipCode, phoneNumber: phone }: Location) {
  const region = [state, zipCode].filter(Boolean).join(" ");
  return { address: [addressLine1, city, region].filter(Boolean).join(", "), phone };
}
