import { parseWithZod } from "@conform-to/zod/v4";
import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { sessionContext } from "../../server/middleware/session-state.ts";
import { isSecretField } from "../rules/secret-fields.ts";

/** What a form that was not accepted shows again: what was typed, and what is wrong with it. */
export type FormAnswer = {
  readonly values: Readonly<Record<string, string>>;
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  readonly formError: string | null;
};

/** A form as its schema has it, or what to show instead. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly answer: FormAnswer };

/** What was typed goes back as long as it is no secret. */
const LONGEST_SHOWN = 512;

/** Holds a posted form against its schema. Empty fields count as absent. */
export function checkForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
): Checked<z.output<Schema>> {
  const submission = parseWithZod(form, { schema });
  if (submission.status === "success") return { ok: true, value: submission.value };
  const fieldErrors: Record<string, readonly string[]> = {};
  for (const [name, texts] of Object.entries(submission.error ?? {})) {
    if (texts !== null && name !== "") fieldErrors[name] = texts;
  }
  const formError = submission.error?.[""]?.[0] ?? null;
  return { ok: false, answer: { values: typedIn(form), fieldErrors, formError } };
}

/** The form again, with one sentence about it as a whole. */
export const refusedForm = (form: FormData, formError: string): FormAnswer => ({
  values: typedIn(form),
  fieldErrors: {},
  formError,
});

/** The form again, with a sentence beside one field. */
export const refusedField = (form: FormData, name: string, error: string): FormAnswer => ({
  values: typedIn(form),
  fieldErrors: { [name]: [error] },
  formError: null,
});

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
 * What the same member typed here when their session ended (docs/decisions/2026-11-21-kept-forms.md);
 * undefined when nothing is kept for them on this page.
 */
export function findKeptValues(
  context: Readonly<RouterContextProvider>,
  path: string,
): Readonly<Record<string, string>> | undefined {
  const kept = context.get(sessionContext).keptForm();
  return kept?.path === path ? kept.fields : undefined;
}
