import type { PcpMember, Provider } from "#server/gateway/calls/pcp.ts";
import { providerChoiceText } from "#app/text/provider-choice.ts";
import { viewLocations, viewProvider, type LocationView } from "./view-provider.ts";

const text = providerChoiceText.provider;

/** A provider on one side of a choice: a line for each thing that the gateway says. */
export type SideView = {
  readonly name: string;
  readonly title: string | null;
  readonly lines: readonly string[];
  readonly locations: readonly LocationView[];
};

/** The provider who is chosen, as the directory has them. */
export function viewChosen(provider: Provider): SideView {
  const { name, title, specialty, group, languages, accepting, locations } = viewProvider(provider);
  const speaks = languages && text.speaks(languages);
  const lines = [specialty, group, speaks, text.accepting[accepting]];
  return {
    name: name ?? text.unnamed,
    title,
    lines: lines.flatMap((line) => line ?? []),
    locations,
  };
}

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
  locations: viewLocations(entry.locations),
});
