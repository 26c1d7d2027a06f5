import { formPartsText } from "#app/text/common/form-parts.ts";
import { englishLang } from "../ui/text/CarrierText.tsx";
import { describedBy, FieldHead, type FieldBasics } from "./Field.tsx";
import { Icon } from "../ui/icons/Icon.tsx";

type SelectFieldProps = FieldBasics & {
  options: readonly { value: string; label: string; isCarrierText?: boolean }[];
  defaultValue?: string | undefined;
  /** The words of the empty first option. */
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  /** Told of each choice, where script shows other fields by it. */
  onChange?: (value: string) => void;
  required?: boolean | undefined;
};

/** One answer out of many, none of them chosen at first. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, errors = [], options, defaultValue = "", required } = props;
  const { onChange } = props;
  return (
    <div className="field">
      <FieldHead id={id} label={label} hint={hint} errors={errors} required={required} />
      <div className="select">
        <select
          className="input"
          id={id}
          name={id}
          defaultValue={defaultValue}
          autoComplete={props.autoComplete}
          {...(onChange && { onChange: ({ target }) => onChange(target.value) })}
          required={required}
          {...describedBy(id, hint, errors)}
        >
          <option value="">{props.placeholder ?? formPartsText.choose}</option>
          {options.map(({ isCarrierText, ...option }) => (
            <option key={option.value} value={option.value} {...(isCarrierText && englishLang)}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="caret-down" />
      </div>
    </div>
  );
}
