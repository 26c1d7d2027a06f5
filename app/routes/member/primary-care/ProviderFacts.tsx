import type { ReactNode } from "react";
import { DateText } from "#app/components/ui/DateText.tsx";
import { DefinitionList, type Definition } from "#app/components/ui/DefinitionList.tsx";
import { primaryCareText } from "#app/text/primary-care.ts";
import type { EntryView } from "./view-person-care.ts";
import type { ProviderView } from "./view-provider.ts";

const text = primaryCareText.provider;

/** Everything that is known of a provider whom a member has or will have. */
export function ProviderFacts({ entry, children }: { entry: EntryView; children: ReactNode }) {
  const { provider, since, end } = entry;
  return (
    <div className="card__body prose">
      <h3>
        <ProviderName provider={provider} />
      </h3>
      {provider.isNameOnly && <p className="muted">{text.nameOnly}</p>}
      <DefinitionList
        items={[
          ...(provider.isNameOnly ? [] : factsOf(provider)),
          ...(since === null ? [] : [{ term: text.since, value: <DateText day={since} /> }]),
          ...(end === null ? [] : [{ term: text.until, value: <DateText day={end} /> }]),
        ]}
      />
      {children}
    </div>
  );
}

/** The name, with the title behind it. */
export function ProviderName({ provider: { name, title } }: { provider: ProviderView }) {
  if (name === null) return text.unnamed;
  return (
    <>
      <bdi>{name}</bdi>
      {title !== null && `, ${title}`}
    </>
  );
}

function factsOf({ group, specialty, languages, accepting }: ProviderView): Definition[] {
  return [
    ...(group === null ? [] : [{ term: text.group, value: <bdi>{group}</bdi> }]),
    ...(specialty === null ? [] : [{ term: text.specialty, value: specialty }]),
    ...(languages === null ? [] : [{ term: text.languages, value: languages }]),
    { term: text.accepting, value: text.accepts[accepting] },
  ];
}
