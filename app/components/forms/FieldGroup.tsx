import { useId, type ReactNode } from "react";

type FieldGroupProps = { legend: string; hint?: string; children: ReactNode };

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
