import {
  getFormProps,
  getInputProps,
  useForm,
  type FieldMetadata,
  type FormMetadata,
  type Submission,
  type SubmissionResult,
} from "@conform-to/react";
import { useEffect, useReducer, useRef } from "react";
import { useActionData, useNavigation } from "react-router";
import type { IdentityCheck } from "./ConfirmFields.tsx";
import { useFormBeforeSwitch } from "./typed-context.ts";

/**
 * An action's answer to a form that it refused: the form library's reply, in which errors of the whole
 * form have the empty name, and the values without secrets.
 */
export type FormAnswer = Required<Pick<SubmissionResult, "error" | "fields">> & {
  readonly values: Readonly<Record<string, string>>;
  /** The identity questions of the form; null for none. */
  readonly identityCheck?: IdentityCheck | null;
};

export type FormErrors = Record<string, string[]>;

type TypedValues = Record<string, string>;
type Values = FormAnswer["values"];

type FieldType = "text" | "email" | "password";

type FieldProps = {
  readonly id: string;
  readonly name: string;
  readonly type?: FieldType;
  readonly defaultValue?: string;
  readonly errors: readonly string[] | undefined;
};

type BoxProps = Omit<FieldProps, "type" | "defaultValue"> & { readonly defaultChecked?: boolean };

type Check = ((typed: FormData) => FormErrors) | undefined;

type Options = {
  /** Initial values of the fields; by default those of the answer. */
  defaultValue?: Readonly<Record<string, string>> | undefined;
  /** Completes typed values, where fields may be missing. */
  restore?: ((typed: Values | undefined) => Values | undefined) | undefined;
  /** Checks that run in the browser. */
  check?: Check;
  /** Wrong fields scroll the page to this many pixels. */
  scrollOnErrors?: number | undefined;
};

export type AnsweredForm = ReturnType<typeof useAnsweredForm>;

/** Two presses within this time are one: the navigation of the first is not known yet. */
const ONE_PRESS_MS = 500;

const NOT_SEEN = Symbol("no answer seen yet");
const NO_ERRORS = {};

/** The components describe a field by its hint and errors themselves. */
const WITHOUT_ARIA = { ariaAttributes: false } as const;

/**
 * A form that the server checks. The form library keeps its values and its errors: an error goes away
 * when its field changes, those of the whole form when any does. This hook adds the rest: a new refusal
 * moves the focus to its summary, or to the alert in its place; with `scrollOnErrors`, wrong fields
 * scroll the page instead; a form under way is not sent again. Without script the page shows the same.
 */
export function useAnsweredForm(
  answer: FormAnswer | undefined,
  { defaultValue: initial, restore = (typed) => typed, check, scrollOnErrors }: Options = {},
) {
  const typed = useFormBeforeSwitch(initial);
  const defaultValue = answer?.values ?? (typed && restore(typed)) ?? initial;
  const actionData: unknown = useActionData();
  const navigation = useNavigation();
  const busy = navigation.state !== "idle" && navigation.formMethod !== undefined;
  const [refusals, countRefusal] = useReducer((count: number) => count + 1, 0);
  const summaryRef = useRef<HTMLDivElement>(null);
  const seenData = useRef<unknown>(NOT_SEEN);
  const sentAt = useRef(-Infinity);

  const [form, fields] = useForm<TypedValues>({
    lastResult: answer ?? NO_ERRORS,
    defaultValue,
    shouldValidate: check ? "onSubmit" : "onInput",
    shouldRevalidate: "onInput",
    onValidate({ formData }): Submission<TypedValues> {
      const submission = validate(form, formData, check);
      if (submission.status === "error" && submission.error !== null) countRefusal();
      return submission;
    },
    onSubmit(event) {
      if (busy || event.timeStamp - sentAt.current < ONE_PRESS_MS) event.preventDefault();
      else sentAt.current = event.timeStamp;
    },
  });
  const { "": ofForm, ...ofFields } = form.allErrors;

  useEffect(() => {
    if (seenData.current === actionData) return;
    const isFirstRender = seenData.current === NOT_SEEN;
    seenData.current = actionData;
    const wrong = Object.keys(answer?.error ?? {});
    if (wrong.length === 0) return;
    // After the other effects of this commit: the end of a navigation drops the focus and scrolls up.
    queueMicrotask(() => {
      if (isFirstRender && isPageInUse(summaryRef.current)) return;
      const top = wrong.some((name) => name !== "") ? scrollOnErrors : undefined;
      summaryRef.current?.focus({ preventScroll: top !== undefined });
      if (top !== undefined) scrollTo({ top });
    });
  }, [actionData, answer, scrollOnErrors]);

  // Over, with an answer or without one: the next press is another.
  useEffect(() => {
    if (!busy) sentAt.current = -Infinity;
  }, [busy, sentAt]);

  useEffect(() => {
    if (refusals > 0) summaryRef.current?.focus();
  }, [refusals]);

  return {
    /** The fields' errors in the order of the action, for the summary. */
    list: Object.entries(ofFields).flatMap(([fieldId, messages]) =>
      messages.map((message) => ({ fieldId, message })),
    ),
    formError: ofForm?.[0] ?? null,
    formErrors: ofForm ?? [],
    /** The ref of the error summary, or of the alert if no field has an error. */
    summaryRef,
    busy,
    identityCheck: answer?.identityCheck,
    formProps: getFormProps(form, WITHOUT_ARIA),
    /** The props of a field; a password gets no value. */
    field: (name: string, type: FieldType = "text"): FieldProps => {
      const field = fieldIn(fields, name);
      const value = type !== "password";
      const { type: kind, ...input } = getInputProps(field, { type, value, ...WITHOUT_ARIA });
      return { ...input, ...(kind !== "text" && { type: kind }), ...idAndErrors(field) };
    },
    /** The props of a checkbox. */
    box: (name: string): BoxProps => {
      const field = fieldIn(fields, name);
      const box = { type: "checkbox", value: "Y", ...WITHOUT_ARIA } as const;
      return { ...getInputProps(field, box), ...idAndErrors(field) };
    },
  };
}

/**
 * A page may be read or filled in before script takes over; its error summary then has the focus
 * already.
 */
const isPageInUse = (summary: Element | null) =>
  ![document.body, summary].includes(document.activeElement) || scrollY > 0;

/**
 * Checks a form when it is sent, and drops the errors of a changed field, which conform reports as a press of
 * its hidden validate button.
 */
function validate(
  form: FormMetadata<TypedValues>,
  typed: FormData,
  check: Check,
): Submission<TypedValues> {
  const button = (field = {}) => form.validate.getButtonProps(field);
  const pressed = typed.get(button().name);
  const sent = pressed === null;
  const isChanged = (name: string) => pressed === button({ name }).value;
  const found = check?.(typed) ?? (sent ? {} : errorsWithoutChanged(form.allErrors, isChanged));
  return {
    status: sent ? "error" : undefined,
    payload: {},
    // Null lets the form go to the server.
    error: sent && Object.keys(found).length === 0 ? null : found,
    // Without a status the library leaves the focus where it is.
    reply: () => ({ error: found, fields: [...typed.keys()] }),
  };
}

/** The errors left when a field changes; those of the whole form go with any. */
export function errorsWithoutChanged(
  errors: FormErrors,
  isChanged: (name: string) => boolean,
): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => name !== "" && !isChanged(name)),
  );
}

type Field = FieldMetadata<string, TypedValues>;

/** The id of a field is its name. */
const idAndErrors = ({ name, errors }: Field) => ({ id: name, errors });

/** The library makes a field when one is read, so every name has one. */
function fieldIn<Name extends string>(fields: Readonly<Record<Name, Field>>, name: Name): Field {
  return fields[name];
}
