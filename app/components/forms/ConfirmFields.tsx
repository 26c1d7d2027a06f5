import { href, Link } from "react-router";
import { confirmPasswordText as text } from "#app/text/common/form-parts.ts";
import { Alert } from "../ui/surfaces/Alert.tsx";
import type { AnsweredForm } from "./answered-form.ts";
import { Field } from "./Field.tsx";
import { PasswordField } from "./PasswordField.tsx";

/** How a form asks who it is; null if the password was confirmed a short time ago. */
export type IdentityCheck = PasswordCheck | ProviderCheck;

/** For members who came from an identity provider: they log in there once more. */
export type ProviderCheck = {
  /** The server's sentences: why, before a form that can't be kept, and above one that was. */
  readonly provider: Record<"why" | "first" | "button" | "kept", string>;
  /** They did so a short time ago. */
  readonly isConfirmed: boolean;
  /** They do so before they fill in the form, which can't be kept meanwhile. */
  readonly isFirst: boolean;
};

type PasswordCheck = {
  readonly isConfirmed?: never;
  /** Asks for the user name, too: it is unknown for members who came from another site. */
  readonly withUsername: boolean;
  /** For staff who act for a member: their own password, not the member's. */
  readonly ofStaff: boolean;
  /** This session has had too many wrong passwords and accepts no more. */
  readonly closed: boolean;
  /** Whether the brand offers password recovery. */
  readonly withRecovery: boolean;
};

/** The password once more, at the end of a form that may restore or redirect an account. */
export function ConfirmFields({
  form,
  identityCheck,
}: {
  form: AnsweredForm;
  identityCheck: IdentityCheck | null;
}) {
  // The form's answer is newer than the loader's data.
  const asked = form.identityCheck === undefined ? identityCheck : form.identityCheck;
  if (asked === null) return null;
  if ("provider" in asked)
    return asked.isConfirmed ? null : <p className="hint">{asked.provider.why}</p>;
  const { id, errors, ...password } = form.field("password", "password");
  const forgot = asked.withRecovery && (
    <Link className="link" to={href("/recovery/password")}>
      {text.forgot}
    </Link>
  );
  if (asked.closed) {
    return (
      <div id={id} tabIndex={-1}>
        <Alert kind="error">
          <p>{text.closed}</p>
          {forgot}
        </Alert>
      </div>
    );
  }
  const hint = { hint: asked.ofStaff ? text.whyStaff : text.why };
  return (
    <>
      {asked.withUsername && (
        <Field
          {...form.field("username")}
          label={text.username}
          {...hint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      <PasswordField
        {...password}
        id={id}
        errors={errors}
        label={text.password}
        called="currentPassword"
        {...(!asked.withUsername && hint)}
        autoComplete="current-password"
        required
      />
      {errors !== undefined && forgot}
    </>
  );
}
