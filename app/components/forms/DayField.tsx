import type { ComponentProps } from "react";
import { commonText } from "#app/text/common/common.ts";
import { Field } from "./Field.tsx";

type DayFieldProps = Omit<ComponentProps<typeof Field>, "type" | "defaultValue" | "min" | "max"> & {
  /** "YYYY-MM-DD", or what was typed instead. */
  defaultValue?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
};

/**
 * The field of every day that is asked for. A date input drops what is not "YYYY-MM-DD" or no day of
 * the calendar, so that a refused form would lose it: as text, what was typed stays.
 */
export function DayField({ defaultValue = "", min, max, hint, ...field }: DayFieldProps) {
  if (isEmptyOrDay(defaultValue)) {
    return <Field {...field} {...{ hint, defaultValue, min, max }} type="date" />;
  }
  return (
    <Field {...field} hint={hint ?? commonText.dayForm} defaultValue={defaultValue} type="text" />
  );
}

function isEmptyOrDay(value: string): boolean {
  if (value === "") return true;
  const at = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  // Engines move 30 February to March, or refuse it.
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}
