import { Fragment } from "react";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { renderCarrierText } from "#app/components/ui/text/CarrierText.tsx";
import { Sentence } from "#app/components/ui/text/Sentence.tsx";
import { providerChoiceText } from "#app/text/care/provider-choice.ts";
import { ProviderName } from "./ProviderName.tsx";
import type { ProviderView } from "./view-provider.ts";

const text = providerChoiceText.provider;

/** One of the two providers of a choice. A refusal as full overrules the directory. */
export function ProviderSide(props: { provider: ProviderView; isRefused?: boolean }) {
  const { provider, isRefused = false } = props;
  const { specialty, group, languages, accepting, locations, isNameOnly } = provider;
  const shownAccepting = isRefused && accepting === "yes" ? "unknown" : accepting;
  const lines = [
    specialty !== null && renderCarrierText(specialty),
    group,
    languages !== null && (
      <Sentence key="languages" parts={text.speaks(renderCarrierText(languages))} />
    ),
    text.accepting[shownAccepting],
  ].filter((line) => line !== null && line !== false);
  return (
    <>
      <p>
        <b>
          <ProviderName name={provider.name ?? text.unnamed} title={provider.title} />
        </b>
      </p>
      {!isNameOnly &&
        lines.map((line, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines do not change places
          <p key={place}>{line}</p>
        ))}
      {locations.map(({ lines: address, phone }) => (
        <Fragment key={`${address.join()} ${phone}`}>
          {address.length > 0 && <p>{address.join(", ")}</p>}
          <PhoneLink phone={phone} label={(number) => number} />
        </Fragment>
      ))}
    </>
  );
}
