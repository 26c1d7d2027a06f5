import type { ComponentProps } from "react";
import { commonText } from "../text/common.ts";
import { Icon } from "./Icon.tsx";

type FieldProps = Omit<ComponentProps<"input">, "id" | "className"> & {
  id: string;
  label: string;
  hint?: string;
  errors?: readonly string[];
};

/** A labelled input with its hint and its errors, tied together for those who cannot see them. */
export function Field({ id, label, hint, errors = [], ...input }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldErrors id={id} errors={errors} />
      <input className="input" id={id} name={id} {...input} {...described(id, hint, errors)} />
    </div>
  );
}

/** The messages of one field; they stand between its label and its input. */
export function FieldErrors({ id, errors }: { id: string; errors: readonly string[] }) {
  if (errors.length === 0) return null;
  return (
    <div id={`${id}-error`}>
      {errors.map((error) => (
        <p className="error" key={error}>
          <Icon name="warning-circle-fill" />
          <span>
            <span className="vh">{commonText.error}</span>
            {error}
          </span>
        </p>
      ))}
    </div>
  );
}

/** The attributes that tie an input to its hint and errors. */
export function described(id: string, hint: string | undefined, errors: readonly string[]) {
  const ids = [hint && `${id}-hint`, errors.length > 0 && `${id}-error`].filter(Boolean);
  return {
    ...(ids.length > 0 && { "aria-describedby": ids.join(" ") }),
    ...(errors.length > 0 && { "aria-invalid": true }),
  };
}
