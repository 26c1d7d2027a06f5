import { Choice } from "./Choice.tsx";
import { described, FieldErrors, Hint, requiredMark } from "./Field.tsx";

type ChoiceGroupProps = {
  /** The first choice has it, so that the error summary's link leads to something to press. */
  id: string;
  name?: string | undefined;
  legend: string;
  hint?: string | undefined;
  options: readonly {
    value: string;
    label: string;
    hint?: string | undefined;
    isSent?: boolean | undefined;
  }[];
  defaultValue?: string | null | undefined;
  errors?: readonly string[] | undefined;
  required?: boolean | undefined;
};

/** One answer out of a few, as radios. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { id, name = id, legend, hint, options, defaultValue, errors = [], required } = props;
  // A fieldset cannot be invalid: its radios are, and the fieldset has the errors.
  const { "aria-invalid": invalid, ...description } = described(id, hint, errors);
  return (
    <fieldset className="field choices" {...description}>
      <legend {...requiredMark(required)}>{legend}</legend>
      <Hint id={id} text={hint} />
      <FieldErrors id={id} errors={errors} />
      {options.map((option, i) => (
        <Choice
          key={option.value}
          id={i === 0 ? id : `${id}-${i + 1}`}
          type="radio"
          name={name}
          value={option.value}
          label={option.label}
          isSent={option.isSent}
          hint={option.hint}
          defaultChecked={option.value === defaultValue}
          required={required}
          {...(invalid && { "aria-invalid": invalid })}
        />
      ))}
    </fieldset>
  );
}
