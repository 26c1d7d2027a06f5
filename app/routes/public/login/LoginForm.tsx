import { href, Form, Link } from "react-router";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import { loginText } from "#app/text/sign-in/login.ts";
import { passwordErrors } from "#app/text/common/form-parts.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import {
  useAnsweredForm,
  type FormAnswer,
  type FormErrors,
} from "#app/components/forms/answered-form.ts";
import { Button } from "#app/components/ui/actions/Button.tsx";
import { SubmitButton } from "#app/components/forms/SubmitButton.tsx";
import { ErrorSummary } from "#app/components/forms/ErrorSummary.tsx";
import { Field } from "#app/components/forms/Field.tsx";
import { useHydrated } from "#app/components/ui/hydrated.ts";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { LoginError, type LoginFormError } from "#app/components/forms/LoginError.tsx";
import { PasswordField } from "#app/components/forms/PasswordField.tsx";

/** `refusal` has what the error of the whole form needs beside its kind. */
export type LoginAnswer = FormAnswer & {
  readonly refusal: LoginFormError | null;
  /** Whether the refused password begins or ends with a space. */
  readonly hasSpace: boolean;
};

export type LoginNotice = {
  readonly kind: "success" | "info" | "error";
  readonly text: string;
};

type LoginFormProps = {
  answer: LoginAnswer | undefined;
  /** Why the visitor is here, where they did not come by themselves. */
  notice: LoginNotice | null;
  /** Where an identity provider keeps the accounts of the brand: nothing to create or recover here. */
  hideAccountLinks: boolean;
  /** The way to the brand's identity provider, in the server's words. */
  provider?: ProviderWay | null;
};

export function missingIn(form: FormData): FormErrors {
  const empty = (["username", "password"] as const).filter((name) => !form.get(name));
  return Object.fromEntries(empty.map((name) => [name, [loginText.missing[name]]]));
}

/** The log-in page. Script finds empty fields before the server does. */
export function LoginForm(props: LoginFormProps) {
  const { answer, notice, hideAccountLinks, provider = null } = props;
  const { summaryRef, ...form } = useAnsweredForm(answer, { check: missingIn });
  // Out of use while a field is wrong (§5); only with script, which can change that. It stays within
  // reach of the keyboard, and a press says again what is missing.
  const blocked = useHydrated() && form.list.length > 0;
  return (
    <div className="card login">
      <PageTitle page={loginText.title} hasErrors={answer !== undefined || form.list.length > 0} />
      <div className="panel">
        <h1>{loginText.heading}</h1>
        {!hideAccountLinks && (
          <p>
            {loginText.newHere}{" "}
            <ArrowLink to={href("/registration")}>{loginText.createAccount}</ArrowLink>
          </p>
        )}
      </div>
      <div className="login__form">
        {notice && (
          <Alert kind={notice.kind} live>
            <p>{notice.text}</p>
          </Alert>
        )}
        {form.formError !== null && answer?.refusal && (
          <Alert kind="error" live ref={summaryRef}>
            <LoginError error={answer.refusal} withLinks={!hideAccountLinks} />
            {answer.hasSpace && <p>{passwordErrors.outerSpace}</p>}
          </Alert>
        )}
        {provider && <ProviderButton {...provider} />}
        <ErrorSummary errors={form.list} ref={summaryRef} />
        <Form
          method="post"
          action={href("/login")}
          aria-label={loginText.title}
          {...form.formProps}
        >
          <Field
            {...form.field("username")}
            label={loginText.username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <PasswordField
            {...form.field("password", "password")}
            label={loginText.password}
            autoComplete="current-password"
            required
          />
          <SubmitButton
            kind={provider ? "quiet" : "primary"}
            busy={form.busy}
            aria-disabled={blocked || undefined}
          >
            {loginText.submit}
          </SubmitButton>
        </Form>
        <ul className="login__links">
          {!hideAccountLinks && (
            <>
              <li>
                <Link className="link" to={href("/recovery/username")}>
                  {loginText.forgotUsername}
                </Link>
              </li>
              <li>
                <Link className="link" to={href("/recovery/password")}>
                  {loginText.forgotPassword}
                </Link>
              </li>
            </>
          )}
          <li>
            <Link className="link" to={href("/contact-us")}>
              {loginText.contactUs}
            </Link>
          </li>
        </ul>
      </div>
    </div>
  );
}

type ProviderWay = {
  readonly button: string;
  readonly or: string;
  /** Makes each form another. */
  readonly press: string;
};

/** A document of its own, since another site answers. */
function ProviderButton({ button, or, press }: ProviderWay) {
  return (
    <>
      <Form method="post" action={href("/login/provider")} reloadDocument aria-label={button}>
        <input type="hidden" name="press" value={press} />
        <Button>{button}</Button>
      </Form>
      <p className="hint">{or}</p>
    </>
  );
}
