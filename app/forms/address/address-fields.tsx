import { useState } from "react";
import type { AnsweredForm } from "#app/components/forms/answered-form.ts";
import { Field } from "#app/components/forms/Field.tsx";
import { SelectField } from "#app/components/forms/SelectField.tsx";
import { useHydrated } from "#app/components/ui/hydrated.ts";
import { isHomeCountry } from "#app/rules/member/address.ts";
import { showCountry } from "#app/text/common/codes.ts";
import { memberInformationText } from "#app/text/account/member-information.ts";
import type { AddressLists } from "./address-schema.ts";

const text = memberInformationText.address;

type AddressFieldsProps = AddressLists & {
  form: Pick<AnsweredForm, "field">;
  /**
   * The field may be omitted. Browser autofill is off: stored values may belong to another person.
   */
  isConfidential?: boolean;
};

/** The fields of an address: without script state and region, with it the country's of the two. */
export function AddressFields(props: AddressFieldsProps) {
  const { countries, states, isConfidential = false } = props;
  const { field } = props.form;
  const isHydrated = useHydrated();
  const [chosen, choose] = useState(field("country").defaultValue);
  const isHome = isHomeCountry(chosen ?? null);
  const known = isHydrated && countries.length > 0;
  const kept = (autoComplete: string) => ({ autoComplete: isConfidential ? "off" : autoComplete });
  const needed = { required: !isConfidential };
  return (
    <>
      <Field {...field("line1")} label={text.line1} {...kept("address-line1")} {...needed} />
      <Field
        {...field("line2")}
        label={text.line2}
        hint={text.optional}
        {...kept("address-line2")}
      />
      <Field {...field("city")} label={text.city} {...kept("address-level2")} {...needed} />
      {countries.length > 0 ? (
        <SelectField
          {...field("country")}
          label={text.country}
          options={countries.map(({ value, label }) => ({
            value,
            label: showCountry(value, label),
          }))}
          onChange={choose}
          {...kept("country")}
          {...needed}
        />
      ) : (
        <Field {...field("country")} label={text.country} {...kept("country")} {...needed} />
      )}
      {(!known || isHome) &&
        (states.length > 0 ? (
          <SelectField
            {...field("state")}
            label={text.state}
            hint={known ? undefined : text.stateHint}
            options={states}
            {...kept("address-level1")}
          />
        ) : (
          <Field
            {...field("state")}
            label={text.state}
            hint={known ? undefined : text.stateHint}
            {...kept("address-level1")}
          />
        ))}
      {(!known || !isHome) && (
        <Field
          {...field("region")}
          label={text.region}
          hint={known ? text.optional : text.regionHint}
          {...kept("address-level1")}
        />
      )}
      <Field
        {...field("zip")}
        label={!known ? text.zip : isHome ? text.zipUs : text.zipAbroad}
        {...kept("postal-code")}
      />
    </>
  );
}
