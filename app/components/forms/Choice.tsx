import { type ComponentProps, useId, type ReactNode } from "react";
import { englishLang } from "../ui/text/CarrierText.tsx";
import { requiredMark, FieldErrors, type FieldBasics, describedBy, Hint } from "./Field.tsx";

type ChoiceProps = Omit<ComponentProps<"input">, "className" | "children"> & {
  id: string;
  label: string;
  hint?: string | undefined;
  /** Whether the label stands as the gateway sends it. */
  isCarrierText?: boolean | undefined;
  /** The label carries the mark of a required field; in a group the legend does. */
  showsRequiredMark?: boolean | undefined;
  /** Ids of what else describes it, such as its errors. */
  describedBy?: string | undefined;
};

/** One radio or checkbox: the input fills the row and takes each click, the label draws it. */
export function Choice(props: ChoiceProps) {
  const { id, label, hint, isCarrierText, showsRequiredMark, describedBy, ...input } = props;
  // Not "-hint": that is the hint of the group, which has the id of its first choice.
  const hintId = `${id}-about`;
  const ids = [hint && hintId, describedBy].filter(Boolean).join(" ");
  return (
    <div className="choice">
      <input id={id} {...input} {...(ids && { "aria-describedby": ids })} />
      <label htmlFor={id}>
        <span {...requiredMark(showsRequiredMark)} {...(isCarrierText && englishLang)}>
          {label}
        </span>
      </label>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

type CheckboxProps = FieldBasics & {
  name?: string | undefined;
  value?: string | undefined;
  defaultChecked?: boolean | undefined;
  required?: boolean | undefined;
};

/** One thing to agree to or to turn on; `value` is sent when it is checked, else nothing. */
export function Checkbox(props: CheckboxProps) {
  const { id, name = id, value = "Y", errors = [], required, ...rest } = props;
  const isInvalid = errors.length > 0;
  return (
    <div className="field">
      <FieldErrors id={id} errors={errors} />
      <Choice
        {...rest}
        id={id}
        type="checkbox"
        name={name}
        value={value}
        required={required}
        showsRequiredMark={required}
        describedBy={isInvalid ? `${id}-error` : undefined}
        {...(isInvalid && { "aria-invalid": true })}
      />
    </div>
  );
}

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
    isCarrierText?: boolean | undefined;
  }[];
  defaultValue?: string | null | undefined;
  errors?: readonly string[] | undefined;
  required?: boolean | undefined;
};

/** One answer out of a few, as radios. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { id, name = id, legend, hint, options, defaultValue, errors = [], required } = props;
  // A fieldset cannot be invalid: its radios are, and the fieldset has the errors.
  const { "aria-invalid": invalid, ...description } = describedBy(id, hint, errors);
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
          isCarrierText={option.isCarrierText}
          hint={option.hint}
          defaultChecked={option.value === defaultValue}
          required={required}
          {...(invalid && { "aria-invalid": invalid })}
        />
      ))}
    </fieldset>
  );
}

type FieldGroupProps = { legend: string; hint?: string; children: ReactNode };

/** Fields that belong together, such as those of an address, under one legend. */
export function FieldGroup({ legend, hint, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset className="fields" {...(hint !== undefined && { "aria-describedby": id })}>
      <legend>{legend}</legend>
      {hint !== undefined && (
        <p className="hint" id={id}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}
