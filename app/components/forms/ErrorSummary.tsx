import { useId, type Ref } from "react";
import { commonText } from "#app/text/common.ts";

type ErrorSummaryProps = {
  errors: readonly { fieldId: string; message: string }[];
  ref?: Ref<HTMLDivElement>;
};

/** All errors of a form, above its fields, each with a link to its field. */
export function ErrorSummary({ errors, ref }: ErrorSummaryProps) {
  const id = useId();
  if (errors.length === 0) return null;
  return (
    <div className="summary" role="alert" tabIndex={-1} aria-labelledby={id} {...(ref && { ref })}>
      <h2 id={id}>{commonText.problem}</h2>
      <ul className="summary__list">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a href={`#${fieldId}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
