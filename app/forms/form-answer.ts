import { parseWithZod } from "@conform-to/zod/v4";
import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { sessionContext } from "#server/middleware/session-state.ts";
import type { FormAnswer, FormErrors } from "#app/components/forms/answered-form.ts";
import { isSecretField } from "#app/rules/sign-in/secret-fields.ts";

/** The errors of a form beside those its schema found: by field, and of the whole form. */
export type FormReply = { readonly fieldErrors?: FormErrors; readonly formErrors?: string[] };

/** A posted form that can be answered by itself. */
export type Replying = { readonly reply: (errors?: FormReply) => FormAnswer };

/** What was typed goes back as long as it is no secret. */
const LONGEST_SHOWN = 512;

/**
 * Holds a posted form against its schema. Empty fields count as absent. Its `reply` is the form again:
 * what was typed, as far as it may go back, and what is wrong, be it found here or said by the gateway.
 */
export function checkForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  const submission = parseWithZod(form, { schema });
  const reply: Replying["reply"] = (errors) => {
    const { error = {}, fields = [] } = submission.reply(errors);
    return { error, fields, values: typedIn(form) };
  };
  return { ...submission, reply };
}

/** What was typed, without secrets. Of several fields with one name the last counts. */
export function typedIn(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && !isSecretField(name)) {
      values[name] = value.slice(0, LONGEST_SHOWN);
    }
  }
  return values;
}

/**
 * What the same member typed here when their session ended (docs/decisions/2026-11-21-drafts.md);
 * undefined when nothing is kept for them on this page.
 */
export function findDraftValues(
  context: Readonly<RouterContextProvider>,
  path: string,
): Readonly<Record<string, string>> | undefined {
  const kept = context.get(sessionContext).findDraft();
  return kept?.path === path ? kept.fields : undefined;
}
