import type { ComponentProps } from "react";
import { described, FieldHead, type FieldBasics } from "./Field.tsx";

type TextAreaProps = Omit<ComponentProps<"textarea">, "id" | "className"> & FieldBasics;

/** A labelled field of several lines, described by its hint and its errors. */
export function TextArea({ id, label, hint, errors = [], ...input }: TextAreaProps) {
  return (
    <div className="field">
      <FieldHead id={id} label={label} hint={hint} errors={errors} required={input.required} />
      <textarea
        className="input textarea"
        id={id}
        name={id}
        {...input}
        {...described(id, hint, errors)}
      />
    </div>
  );
}
