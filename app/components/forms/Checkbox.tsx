import { Choice } from "./Choice.tsx";
import { FieldErrors, type FieldBasics } from "./Field.tsx";

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
