import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import {
  ConfirmFields,
  type IdentityCheck,
  draftNotice,
  AfterConfirmation,
} from "#app/components/forms/ConfirmFields.tsx";
import { SeenVersion, type SeenValues } from "#app/components/forms/SeenVersion.tsx";
import { SubmitButton } from "#app/components/forms/SubmitButton.tsx";
import {
  useAnsweredForm,
  type AnsweredForm,
  type FormAnswer,
} from "#app/components/forms/answered-form.ts";
import { FormSheet } from "#app/components/forms/FormSheet.tsx";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import { OnBehalfField } from "#app/components/forms/OnBehalfField.tsx";

type Values = FormAnswer["values"];

type FormPageProps = Pick<
  ComponentProps<typeof FormSheet>,
  "heading" | "intro" | "steps" | "requiredNote" | "foot"
> & {
  /** The document's title, where it is not the heading. */
  title?: string;
  /** The form as the action answered it. */
  answer: FormAnswer | undefined;
  initial?: Values;
  /** The draft that was kept when the session ended; the page says that it was restored. */
  draft?: Values | null | undefined;
  /** The saved values that the form was filled in with, where it saves over them (`submitSave`). */
  seen?: SeenValues;
  /** Staff act for the member, whose wish they confirm. */
  isStaffActing?: boolean;
  /** The password fields of a form whose action has `confirms`; null if none are needed. */
  identityCheck?: IdentityCheck | null;
  /** Completes the typed values, where fields may be missing. */
  restore?: (typed: Values | undefined) => Values | undefined;
  /** Shown until the form is answered. */
  notice?: ReactNode;
  /** How the errors of the whole form are shown; by default a paragraph each. */
  renderErrors?: (messages: readonly string[]) => ReactNode;
  /** Wrong fields scroll the page to this many pixels, where the summary stays in sight. */
  scrollOnErrors?: number;
  /** The words of the button. */
  submit?: string;
  /** The buttons, where one with words is not enough. */
  renderSubmit?: (busy: boolean) => ReactNode;
  /** The fields, if any; each receives its own props from the form. */
  children?: (form: AnsweredForm) => ReactNode;
};

/**
 * A page that is one form, posted to its own address (docs/architecture.md).
 *
 *     <FormPage heading={text.heading} answer={actionData} submit={text.submit}>
 *       {({ field }) => <Field {...field("phone")} label={text.phone} required />}
 *     </FormPage>
 */
export function FormPage({
  title,
  answer,
  initial,
  draft,
  seen,
  isStaffActing = false,
  identityCheck = null,
  restore = (typed) => typed,
  notice,
  renderErrors = renderParagraphs,
  scrollOnErrors,
  submit,
  renderSubmit = (busy) => <SubmitButton busy={busy}>{submit}</SubmitButton>,
  children,
  ...sheet
}: FormPageProps) {
  const defaultValue = restore(answer?.values ?? draft ?? undefined) ?? initial;
  const form = useAnsweredForm(answer, { defaultValue, restore, scrollOnErrors });
  const hasErrors = answer !== undefined && Object.keys(answer.error).length > 0;
  return (
    <FormSheet
      {...sheet}
      notice={answer === undefined && (notice || (draft && <p>{draftNotice(identityCheck)}</p>))}
      errors={form.list}
      summaryRef={form.summaryRef}
      summaryStays={scrollOnErrors !== undefined}
      formError={form.formErrors.length > 0 && renderErrors(form.formErrors)}
    >
      <PageTitle page={title ?? sheet.heading} hasErrors={hasErrors} />
      <AfterConfirmation identityCheck={answer === undefined ? identityCheck : null}>
        <Form method="post" aria-label={sheet.heading} {...form.formProps}>
          {seen && <SeenVersion form={form} {...seen} />}
          {children?.(form)}
          {isStaffActing && <OnBehalfField form={form} answer={answer} />}
          <ConfirmFields form={form} identityCheck={identityCheck} />
          {renderSubmit(form.busy)}
        </Form>
      </AfterConfirmation>
    </FormSheet>
  );
}

const renderParagraphs = (messages: readonly string[]) =>
  messages.map((message) => <p key={message}>{message}</p>);
