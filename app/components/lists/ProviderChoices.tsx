import { filtersText } from "#app/text/filters.ts";
import { Choice } from "../forms/Choice.tsx";
import { FieldErrors } from "../forms/Field.tsx";
import { Icon } from "../ui/Icon.tsx";

export type ProviderChoice = { id: string; name: string | null; chosen: boolean };

type ProviderChoicesProps = {
  /** Null where the choices are not known. */
  providers: readonly ProviderChoice[] | null;
  errors: readonly string[];
};

/** Checkboxes for the providers, folded until one is chosen. */
export function ProviderChoices({ providers, errors }: ProviderChoicesProps) {
  if (providers === null) {
    return (
      <div id="provider">
        <FieldErrors id="provider" errors={errors} />
      </div>
    );
  }
  if (providers.length === 0 && errors.length === 0) return null;
  const chosen = providers.filter((provider) => provider.chosen).length;
  const { providers: heading, chosen: some } = filtersText;
  return (
    <details open={chosen > 0 || errors.length > 0}>
      <summary id="provider">
        {chosen > 0 ? some(heading, chosen) : heading}
        <Icon name="caret-down" />
      </summary>
      <FieldErrors id="provider" errors={errors} />
      <fieldset className="filters__providers">
        <legend className="vh">{heading}</legend>
        {providers.map(({ id, name, chosen: checked }, i) => (
          <Choice
            key={id}
            id={`provider-${i + 1}`}
            type="checkbox"
            name="provider"
            value={id}
            label={name ?? filtersText.chips.otherProvider}
            defaultChecked={checked}
          />
        ))}
      </fieldset>
    </details>
  );
}
