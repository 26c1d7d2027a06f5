import { useEffect, useState, type FormEvent, type RefObject } from "react";
import { useActionData, useNavigation } from "react-router";
import { loginText } from "../text/login.ts";
import { message } from "../text/validation.ts";
import { useHydrated } from "./hydrated.ts";
import type { LoginFormError } from "./LoginError.tsx";

export type LoginFieldErrors = {
  username?: readonly string[];
  password?: readonly string[];
};

type ServerAnswer = { fieldErrors: LoginFieldErrors; formError: LoginFormError | null };

type LoginCheck = {
  errors: LoginFieldErrors;
  formError: LoginFormError | null;
  /**
   * The button is out of use: the form was sent once and still lacks something (§5). Only where
   * script can give it back.
   */
  blocked: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
};

/** Which of the two fields are empty, in the words the server would use. */
export function missingIn(form: FormData): LoginFieldErrors {
  const empty = (name: string) => form.get(name) === "" || form.get(name) === null;
  return {
    ...(empty("username") && { username: [message("required", loginText.username)] }),
    ...(empty("password") && { password: [message("required", loginText.password)] }),
  };
}

/**
 * The log-in form's checks in the browser: an empty field is told at once, with the focus on the
 * `summary` of errors; the server's refusal disappears when a value changes. Without script none
 * of it runs and the server tells the same.
 */
export function useLoginCheck(
  answer: ServerAnswer,
  summary: RefObject<HTMLElement | null>,
): LoginCheck {
  const arrived: unknown = useActionData();
  const { state } = useNavigation();
  const hydrated = useHydrated();
  const [seen, setSeen] = useState(arrived);
  const [touched, setTouched] = useState(hasErrors(answer.fieldErrors));
  const [errors, setErrors] = useState(answer.fieldErrors);
  const [formError, setFormError] = useState(answer.formError);
  const [refusals, setRefusals] = useState(0);

  // The same refusal may come twice: what tells a new answer is that it arrived, not what it says.
  if (arrived !== seen) {
    setSeen(arrived);
    setErrors(answer.fieldErrors);
    setFormError(answer.formError);
  }

  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals, summary]);

  return {
    errors,
    formError,
    blocked: hydrated && touched && hasErrors(errors),
    onSubmit(event) {
      if (state !== "idle") return event.preventDefault();
      const missing = missingIn(new FormData(event.currentTarget));
      setTouched(true);
      setErrors(missing);
      if (!hasErrors(missing)) return;
      event.preventDefault();
      setFormError(null);
      setRefusals(refusals + 1);
    },
    onInput(event) {
      setFormError(null);
      if (touched) setErrors(missingIn(new FormData(event.currentTarget)));
    },
  };
}

function hasErrors(errors: LoginFieldErrors): boolean {
  return Object.keys(errors).length > 0;
}
