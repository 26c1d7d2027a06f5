import { useState } from "react";
import type { AnsweredForm } from "#app/components/forms/answered-form.ts";
import { Field } from "#app/components/forms/Field.tsx";
import { SelectField } from "#app/components/forms/SelectField.tsx";
import { useHydrated } from "#app/components/ui/hydrated.ts";
import { memberInformationText } from "#app/text/member-information.ts";

const text = memberInformationText.address;

/** As on the server, which alone decides. */
const HOME_COUNTRY = "US";

type Choice = { value: string; label: string };

type AddressFieldsProps = {
  form: Pick<AnsweredForm, "field">;
  countries: readonly Choice[];
  states: readonly Choice[];
  /** It may be left out, and browsers offer nothing: what they kept may be somebody else's. */
  isConfidential?: boolean;
};

/**
 * The fields of an address. Without script there are both a state and a region, with hints; script
 * shows the one that the country has.
 */
export function AddressFields(props: AddressFieldsProps) {
  const { countries, states, isConfidential = false } = props;
  const { field } = props.form;
  const offered = (kept: string) => (isConfidential ? "off" : kept);
  const isHydrated = useHydrated();
  const country = field("country");
  const [chosen, choose] = useState(country.defaultValue);
  const isHome = chosen === HOME_COUNTRY;
  const known = isHydrated && countries.length > 0;
  return (
    <>
      <Field
        {...field("line1")}
        label={text.line1}
        autoComplete={offered("address-line1")}
        required={!isConfidential}
      />
      <Field
        {...field("line2")}
        label={text.line2}
        hint={text.optional}
        autoComplete={offered("address-line2")}
      />
      <Field
        {...field("city")}
        label={text.city}
        autoComplete={offered("address-level2")}
        required={!isConfidential}
      />
      {countries.length > 0 ? (
        <SelectField
          {...country}
          label={text.country}
          options={countries}
          onChange={choose}
          autoComplete={offered("country")}
          required={!isConfidential}
        />
      ) : (
        <Field
          {...country}
          label={text.country}
          autoComplete={offered("country")}
          required={!isConfidential}
        />
      )}
      {(!known || isHome) &&
        (states.length > 0 ? (
          <SelectField
            {...field("state")}
            label={text.state}
            hint={known ? undefined : text.stateHint}
            options={states}
            autoComplete={offered("address-level1")}
          />
        ) : (
          <Field {...field("state")} label={text.state} hint={known ? undefined : text.stateHint} />
        ))}
      {(!known || !isHome) && (
        <Field
          {...field("region")}
          label={text.region}
          hint={known ? text.optional : text.regionHint}
        />
      )}
      <Field
        {...field("zip")}
        label={!known ? text.zip : isHome ? text.zipUs : text.zipAbroad}
        autoComplete={offered("postal-code")}
      />
    </>
  );
}
