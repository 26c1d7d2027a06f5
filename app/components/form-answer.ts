import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";
import { useActionData, useNavigation } from "react-router";

type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** What an action says to a form that it refused. A field's name is also its id. */
export type FormAnswer = {
  readonly fieldErrors: FieldErrors;
  readonly formError: string | null;
};

type AnsweredForm = {
  errorsOf: (name: string) => readonly string[];
  /** For the error summary, in the order in which the action gave them. */
  list: readonly { fieldId: string; message: string }[];
  formError: string | null;
  /** The summary's, or where no field is wrong the alert's. */
  summaryRef: RefObject<HTMLDivElement | null>;
  /** A form is being sent. */
  busy: boolean;
  formProps: {
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
};

/** Two presses so close to one another are one: the navigation of the first is not known yet. */
const ONE_PRESS_MS = 500;

const NOTHING_YET = Symbol("no answer seen yet");

/**
 * What script adds to a form that the server checks: a new refusal has the focus on its summary, or
 * on the alert that stands in its place; with `scrollOnErrors`, wrong fields scroll the page to that
 * many pixels instead. An error goes away when its field changes, and a form under way is not sent
 * again. Without script the same page says it all.
 */
export function useFormAnswer(
  answer: FormAnswer | undefined,
  { scrollOnErrors }: { scrollOnErrors?: number } = {},
): AnsweredForm {
  const arrived: unknown = useActionData();
  const navigation = useNavigation();
  const [seen, setSeen] = useState(arrived);
  const [fieldErrors, setFieldErrors] = useState(answer?.fieldErrors ?? {});
  const [formError, setFormError] = useState(answer?.formError ?? null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const toldOf = useRef<unknown>(NOTHING_YET);
  const sentAt = useRef(-Infinity);

  // The same refusal may come twice: what tells a new answer is that it arrived, not what it says.
  if (arrived !== seen) {
    setSeen(arrived);
    setFieldErrors(answer?.fieldErrors ?? {});
    setFormError(answer?.formError ?? null);
  }

  useEffect(() => {
    if (toldOf.current === arrived) return;
    const asDocument = toldOf.current === NOTHING_YET;
    toldOf.current = arrived;
    sentAt.current = -Infinity;
    const ofFields = Object.keys(fieldErrors).length > 0;
    if (!ofFields && formError === null) return;
    // After this commit's other effects: what ends a navigation lets the focus go and scrolls up.
    queueMicrotask(() => {
      // A page that came as a document may be in use before script has taken over.
      if (asDocument && document.activeElement !== document.body) return;
      const top = ofFields ? scrollOnErrors : undefined;
      summaryRef.current?.focus({ preventScroll: top !== undefined });
      if (top !== undefined) scrollTo({ top });
    });
  }, [arrived, fieldErrors, formError, scrollOnErrors]);

  const busy = navigation.state !== "idle" && navigation.formMethod !== undefined;
  return {
    errorsOf: (name) => fieldErrors[name] ?? [],
    list: listErrors(fieldErrors),
    formError,
    summaryRef,
    busy,
    formProps: {
      noValidate: true,
      onSubmit(event) {
        if (busy || event.timeStamp - sentAt.current < ONE_PRESS_MS) event.preventDefault();
        else sentAt.current = event.timeStamp;
      },
      onInput(event) {
        sentAt.current = -Infinity;
        setFormError(null);
        const { target } = event;
        if (target instanceof Element) {
          setFieldErrors((errors) => withoutField(errors, target.getAttribute("name")));
        }
      },
    },
  };
}

/** Every message with the field it leads to. */
export function listErrors(errors: FieldErrors): { fieldId: string; message: string }[] {
  return Object.entries(errors).flatMap(([fieldId, messages]) =>
    messages.map((message) => ({ fieldId, message })),
  );
}

/** The errors that are left when a field has changed; the same object when it had none. */
export function withoutField(errors: FieldErrors, name: string | null): FieldErrors {
  if (name === null || !(name in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name));
}
