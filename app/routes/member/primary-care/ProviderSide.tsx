import { DefinitionList } from "#app/components/ui/DefinitionList.tsx";
import { PhoneLink } from "#app/components/ui/PhoneLink.tsx";
import { providerChoiceText } from "#app/text/provider-choice.ts";
import type { SideView } from "./view-side.ts";

const text = providerChoiceText.provider;

/** Who a provider is, and where. */
export function ProviderSide({ provider }: { provider: SideView }) {
  const { name, facts, locations } = provider;
  return (
    <>
      <p>
        <b>{name}</b>
      </p>
      <DefinitionList items={[...facts]} />
      {locations.length > 0 && (
        <ul aria-label={locations.length > 1 ? text.locations : text.location}>
          {locations.map(({ lines, phone }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two locations may be alike
            <li key={place}>
              {lines.length > 0 && <p>{lines.join(", ")}</p>}
              <PhoneLink phone={phone} label={(number) => number} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
