import { Field } from "./Field.tsx";

type DateFieldProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  errors?: readonly string[] | undefined;
  /** "YYYY-MM-DD", as are `min` and `max`: what the browser sends, whatever it shows. */
  defaultValue?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  required?: boolean | undefined;
  autoComplete?: string | undefined;
};

/** A day, typed or picked in the browser's own calendar. */
export function DateField(props: DateFieldProps) {
  return <Field {...props} type="date" />;
}
