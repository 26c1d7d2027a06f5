import { formPartsText } from "#app/text/common/form-parts.ts";
import { Alert } from "../ui/surfaces/Alert.tsx";
import type { AnsweredForm, FormAnswer } from "./answered-form.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";

type FormTopProps = {
  form: Pick<AnsweredForm, "list" | "formErrors" | "summaryRef">;
  /** Sentences about the form itself, those that apply. */
  notices?: readonly (string | false | undefined)[];
};

/** What stands above the fields of a form in a card: notices, then errors of the form and its fields. */
export const FormTop = ({ form: { list, formErrors, summaryRef }, notices = [] }: FormTopProps) => (
  <>
    {notices.map(
      (words) =>
        words && (
          <Alert key={words} kind="info">
            {words}
          </Alert>
        ),
    )}
    {formErrors.length > 0 && (
      <Alert kind="error" live ref={list.length === 0 ? summaryRef : undefined}>
        {formErrors.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </Alert>
    )}
    <ErrorSummary errors={list} ref={summaryRef} />
  </>
);

/** That fields have what was typed before a session ended, until the form is answered. */
export const sayKept = (
  draft: FormAnswer["values"] | undefined,
  answer: FormAnswer | undefined,
  words = formPartsText.kept,
): string | false => draft !== undefined && answer === undefined && words;
