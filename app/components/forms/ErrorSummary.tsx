import { useId, type MouseEvent, type Ref } from "react";
import { commonText } from "#app/text/common/common.ts";

type ErrorSummaryProps = {
  errors: readonly { fieldId: string; message: string }[];
  ref?: Ref<HTMLDivElement>;
  /** Stays in sight when the page is scrolled. */
  stays?: boolean;
};

/**
 * All errors of a form, above its fields, each with a link to its field. With a `ref` it gets the focus:
 * in a new document the browser gives it (`autoFocus`), else the caller does, by the `ref`. With script a
 * link focuses its field without a navigation, which would take the action's answer, and so the errors,
 * off the page.
 */
export function ErrorSummary({ errors, ref, stays = false }: ErrorSummaryProps) {
  const id = useId();
  if (errors.length === 0) return null;
  return (
    <div
      className={stays ? "summary summary--stays" : "summary"}
      role="alert"
      tabIndex={-1}
      aria-labelledby={id}
      {...(ref && { ref, autoFocus: true })}
    >
      <h2 id={id}>{commonText.problem}</h2>
      <ul className="summary__list">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function goToField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  field?.focus();
  if (document.activeElement === field) event.preventDefault();
}
