import type { ComponentProps } from "react";
import { commonText } from "#app/text/common/common.ts";
import { Icon } from "../ui/icons/Icon.tsx";
import { englishLang } from "../ui/text/CarrierText.tsx";

/** Props of every field. The id is also the name, unless a name is given. */
export type FieldBasics = {
  id: string;
  label: string;
  /** Whether the label is the gateway's own text, in English on every page. */
  isCarrierText?: boolean | undefined;
  hint?: string | undefined;
  errors?: readonly string[] | undefined;
};

type FieldProps = Omit<ComponentProps<"input">, "id" | "className"> & FieldBasics;

/** A labelled input, described by its hint and its errors. */
export function Field({ id, label, isCarrierText, hint, errors = [], ...input }: FieldProps) {
  const head = { id, label, isCarrierText, hint, errors, required: input.required };
  return (
    <div className="field">
      <FieldHead {...head} />
      <input className="input" id={id} name={id} {...input} {...describedBy(id, hint, errors)} />
    </div>
  );
}

type FieldHeadProps = Omit<FieldBasics, "errors"> & {
  errors: readonly string[];
  required: boolean | undefined;
};

export function FieldHead({ id, label, isCarrierText, hint, errors, required }: FieldHeadProps) {
  return (
    <>
      <label htmlFor={id} {...requiredMark(required)} {...(isCarrierText && englishLang)}>
        {label}
      </label>
      <Hint id={id} text={hint} />
      <FieldErrors id={id} errors={errors} />
    </>
  );
}

/** Marks a label as required by style alone: screen readers say "required" by the input's attribute. */
export function requiredMark(required: boolean | undefined) {
  return required === true ? { className: "req" } : {};
}

export function Hint({ id, text }: { id: string; text: string | undefined }) {
  return (
    text && (
      <p className="hint" id={`${id}-hint`}>
        {text}
      </p>
    )
  );
}

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

export function describedBy(id: string, hint: string | undefined, errors: readonly string[]) {
  const ids = [hint && `${id}-hint`, errors.length > 0 && `${id}-error`].filter(Boolean);
  return {
    ...(ids.length > 0 && { "aria-describedby": ids.join(" ") }),
    ...(errors.length > 0 && { "aria-invalid": true }),
  };
}

type TextAreaProps = Omit<ComponentProps<"textarea">, "id" | "className"> & FieldBasics;

export function TextArea({ id, label, hint, errors = [], ...input }: TextAreaProps) {
  return (
    <div className="field">
      <FieldHead id={id} label={label} hint={hint} errors={errors} required={input.required} />
      <textarea
        className="input textarea"
        id={id}
        name={id}
        {...input}
        {...describedBy(id, hint, errors)}
      />
    </div>
  );
}
