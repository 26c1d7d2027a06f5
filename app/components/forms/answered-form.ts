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

/**
 * What an action says to a form that it refused: the form library's reply, in which the error of the
 * whole form has the empty name, and what may be shown again of what was typed.
 */
export type FormAnswer = Required<Pick<SubmissionResult, "error" | "fields">> & {
  readonly values: Readonly<Record<string, string>>;
};

export type FormErrors = Record<string, string[]>;

type Typed = Record<string, string>;

type FieldType = "text" | "email" | "date" | "password";

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
  /** What the fields start with; where nothing is said, what was typed. */
  defaultValue?: Readonly<Record<string, string>> | undefined;
  /** What script can tell without the server. */
  check?: Check;
  /** Wrong fields scroll the page to this many pixels. */
  scrollOnErrors?: number | undefined;
};

export type AnsweredForm = ReturnType<typeof useAnsweredForm>;

/** Two presses so close to one another are one: the navigation of the first is not known yet. */
const ONE_PRESS_MS = 500;

const NOTHING_YET = Symbol("no answer seen yet");
const NOTHING_WRONG = {};

/** Our own components tie a field to its hint and its errors. */
const UNTIED = { ariaAttributes: false } as const;

/**
 * A form that the server checks. The form library has its values and its errors: each goes away when
 * its field changes, that of the whole form with any. Ours is the rest: a new refusal has the focus
 * on its summary, or on the alert that stands in its place; with `scrollOnErrors`, wrong fields
 * scroll the page instead; a form under way is not sent again. Without script the same page says it
 * all.
 */
export function useAnsweredForm(
  answer: FormAnswer | undefined,
  { defaultValue = answer?.values, check, scrollOnErrors }: Options = {},
) {
  const arrived: unknown = useActionData();
  const navigation = useNavigation();
  const busy = navigation.state !== "idle" && navigation.formMethod !== undefined;
  const [refusals, countRefusal] = useReducer((count: number) => count + 1, 0);
  const summaryRef = useRef<HTMLDivElement>(null);
  const toldOf = useRef<unknown>(NOTHING_YET);
  const sentAt = useRef(-Infinity);

  const [form, fields] = useForm<Typed>({
    lastResult: answer ?? NOTHING_WRONG,
    defaultValue,
    shouldValidate: check ? "onSubmit" : "onInput",
    shouldRevalidate: "onInput",
    onValidate({ formData }): Submission<Typed> {
      const judged = judge(form, formData, check);
      if (judged.status === "error" && judged.error !== null) countRefusal();
      return judged;
    },
    onSubmit(event) {
      if (busy || event.timeStamp - sentAt.current < ONE_PRESS_MS) event.preventDefault();
      else sentAt.current = event.timeStamp;
    },
  });
  const { "": ofForm, ...ofFields } = form.allErrors;

  useEffect(() => {
    if (toldOf.current === arrived) return;
    const asDocument = toldOf.current === NOTHING_YET;
    toldOf.current = arrived;
    sentAt.current = -Infinity;
    const wrong = Object.keys(answer?.error ?? {});
    if (wrong.length === 0) return;
    // After this commit's other effects: what ends a navigation lets the focus go and scrolls up.
    queueMicrotask(() => {
      if (asDocument && isInUse()) return;
      const top = wrong.some((name) => name !== "") ? scrollOnErrors : undefined;
      summaryRef.current?.focus({ preventScroll: top !== undefined });
      if (top !== undefined) scrollTo({ top });
    });
  }, [arrived, answer, scrollOnErrors, sentAt]);

  useEffect(() => {
    if (refusals > 0) summaryRef.current?.focus();
  }, [refusals]);

  return {
    /** For the error summary, in the order in which the action gave them. */
    list: Object.entries(ofFields).flatMap(([fieldId, messages]) =>
      messages.map((message) => ({ fieldId, message })),
    ),
    formError: ofForm?.[0] ?? null,
    formErrors: ofForm ?? [],
    /** The summary's, or where no field is wrong the alert's. */
    summaryRef,
    /** A form is being sent. */
    busy,
    formProps: getFormProps(form, UNTIED),
    /** What a field takes, whatever asks for it; a password nothing that was typed. */
    field: (name: string, type: FieldType = "text"): FieldProps => {
      const field = fieldIn(fields, name);
      const value = type !== "password";
      const { type: kind, ...input } = getInputProps(field, { type, value, ...UNTIED });
      return { ...input, ...(kind !== "text" && { type: kind }), ...named(field) };
    },
    /** What a box to tick takes. */
    box: (name: string): BoxProps => {
      const field = fieldIn(fields, name);
      const box = { type: "checkbox", value: "Y", ...UNTIED } as const;
      return { ...getInputProps(field, box), ...named(field) };
    },
  };
}

/** A page that came as a document may be read or filled in before script has taken over. */
const isInUse = () => document.activeElement !== document.body || scrollY > 0;

/**
 * What script says by itself of a form that is sent, or of one of which a field has changed: the
 * library tells the two apart by the button that it presses for the latter.
 */
function judge(form: FormMetadata<Typed>, typed: FormData, check: Check): Submission<Typed> {
  const button = (field = {}) => form.validate.getButtonProps(field);
  const pressed = typed.get(button().name);
  const sent = pressed === null;
  const isChanged = (name: string) => pressed === button({ name }).value;
  const found = check?.(typed) ?? (sent ? {} : errorsBut(form.allErrors, isChanged));
  return {
    status: sent ? "error" : undefined,
    payload: {},
    // Null leaves it to the server.
    error: sent && Object.keys(found).length === 0 ? null : found,
    // No status: told of one, the library would put the focus on the first wrong field.
    reply: () => ({ error: found, fields: [...typed.keys()] }),
  };
}

/** The errors that are left when a field has changed: that of the whole form goes with any. */
export function errorsBut(errors: FormErrors, isChanged: (name: string) => boolean): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => name !== "" && !isChanged(name)),
  );
}

type Field = FieldMetadata<string, Typed>;

/** A field's name is its id as well. */
const named = ({ name, errors }: Field) => ({ id: name, errors });

/** The library makes a field when it is asked for one, so that there is none it has not. */
function fieldIn<Name extends string>(fields: Readonly<Record<Name, Field>>, name: Name): Field {
  return fields[name];
}
