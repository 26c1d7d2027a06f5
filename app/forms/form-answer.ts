import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { Context } from "#server/middleware/context.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import type { FormAnswer, FormErrors } from "#app/components/forms/answered-form.ts";
import { isSecretField } from "#app/rules/forms/secret-fields.ts";

/** The errors of a form beside those its schema found: by field, and of the whole form. */
export type FormReply = { readonly fieldErrors?: FormErrors; readonly formErrors?: string[] };

/** Longer values are cut when they are shown again. */
const LONGEST_SHOWN = 512;

/** The same, for forms that show a whole value again, also where it is far too long. */
export const LONGEST_WHOLE = 20_000;

type ShownForm = {
  /** Secrets that are shown again. */
  readonly shown: readonly string[];
  /** Where values longer than usual are cut. */
  readonly longest: number;
};

/**
 * Checks a posted form against its schema. Empty fields count as absent. `reply` is the form again: its
 * values without secrets but those of `shown`, the schema's errors, and those it is given.
 */
export function checkForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  { shown = [], longest = LONGEST_SHOWN }: Partial<ShownForm> = {},
) {
  const submission = parseWithZod(form, { schema });
  const reply = (errors?: FormReply): FormAnswer => {
    const { error = {}, fields = [] } = submission.reply(errors);
    return { error, fields, values: typedValuesOf(form, shown, longest) };
  };
  return { ...submission, reply };
}

/** The form's values without secrets but those of `shown`. Of fields with one name the last counts. */
export function typedValuesOf(
  form: FormData,
  shown: readonly string[] = [],
  longest = LONGEST_SHOWN,
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && (shown.includes(name) || !isSecretField(name))) {
      values[name] = value.slice(0, longest);
    }
  }
  return values;
}

/** The draft that was kept when the session ended (docs/decisions/session/record.md), if any. */
export function findDraftValues(
  context: Context,
  path: string,
): Readonly<Record<string, string>> | undefined {
  const draft = context.get(sessionContext).findDraft();
  return draft?.path === path ? draft.fields : undefined;
}
