import { useRef } from "react";
import { Form, Link } from "react-router";
import { loginText } from "../text/login.ts";
import { Alert } from "./Alert.tsx";
import { Button } from "./Button.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { Field } from "./Field.tsx";
import { OnwardLink } from "./OnwardLink.tsx";
import { LoginError, type LoginFormError } from "./LoginError.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { useLoginCheck, type LoginFieldErrors } from "./login-check.ts";

type LoginFormProps = {
  values: { username: string };
  fieldErrors: LoginFieldErrors;
  formError: LoginFormError | null;
  loggedOut: boolean;
  /** Where the brand keeps its accounts elsewhere: nothing to create or recover here. */
  hideAccountLinks: boolean;
};

/** The log-in page. The server decides; script only answers sooner. */
export function LoginForm(props: LoginFormProps) {
  const { values, fieldErrors, formError, loggedOut, hideAccountLinks } = props;
  const summary = useRef<HTMLDivElement>(null);
  const check = useLoginCheck({ fieldErrors, formError }, summary);
  const { username = [], password = [] } = check.errors;
  const messages = [
    ...username.map((message) => ({ fieldId: "username", message })),
    ...password.map((message) => ({ fieldId: "password", message })),
  ];
  return (
    <div className="card login">
      <div className="panel">
        <h1>{loginText.heading}</h1>
        {!hideAccountLinks && (
          <p>
            {loginText.newHere}{" "}
            <OnwardLink to="/registration">{loginText.createAccount}</OnwardLink>
          </p>
        )}
      </div>
      <div className="login__form">
        {loggedOut && (
          <Alert kind="success" live>
            <p>{loginText.loggedOut}</p>
          </Alert>
        )}
        {check.formError && (
          <Alert kind="error" live>
            <LoginError error={check.formError} withLinks={!hideAccountLinks} />
          </Alert>
        )}
        <ErrorSummary errors={messages} ref={summary} />
        <Form
          method="post"
          action="/login"
          noValidate
          onSubmit={check.onSubmit}
          onInput={check.onInput}
        >
          <Field
            id="username"
            label={loginText.username}
            errors={username}
            defaultValue={values.username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <PasswordField
            id="password"
            label={loginText.password}
            errors={password}
            autoComplete="current-password"
            required
          />
          <Button disabled={check.blocked}>{loginText.submit}</Button>
        </Form>
        <ul className="login__links">
          {!hideAccountLinks && (
            <>
              <li>
                <Link className="link" to="/recovery/username">
                  {loginText.forgotUsername}
                </Link>
              </li>
              <li>
                <Link className="link" to="/recovery/password">
                  {loginText.forgotPassword}
                </Link>
              </li>
            </>
          )}
          <li>
            <Link className="link" to="/contact-us">
              {loginText.contactUs}
            </Link>
          </li>
        </ul>
      </div>
    </div>
  );
}
