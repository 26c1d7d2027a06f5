import { href, Link, Form, useLocation } from "react-router";
import type { ReactNode } from "react";
import { confirmPasswordText as text, formPartsText } from "#app/text/common/form-parts.ts";
import { Alert } from "../ui/surfaces/Alert.tsx";
import { Button } from "../ui/actions/Button.tsx";
import type { AnsweredForm } from "./answered-form.ts";
import { Field } from "./Field.tsx";
import { PasswordField } from "./PasswordField.tsx";

/** How a form asks who it is; null if the password was confirmed a short time ago. */
export type IdentityCheck = PasswordCheck | ProviderCheck;

/** For members who came from an identity provider: they log in there once more. */
export type ProviderCheck = {
  readonly kind: "provider";
  /** The server's sentences: why, before a form that can't be kept, and above one that was. */
  readonly words: Record<"why" | "first" | "button" | "kept", string>;
  /** The member logged in there a short time ago. */
  readonly isConfirmed: boolean;
  /** The log-in comes before the form is filled in: this form can't be kept meanwhile. */
  readonly isBeforeForm: boolean;
};

type PasswordCheck = {
  readonly kind: "password";
  /** Asks for the user name, too: it is unknown for members who came from another site. */
  readonly withUsername: boolean;
  /** For staff who act for a member: their own password, not the member's. */
  readonly ofStaff: boolean;
  /** This session has had too many wrong passwords and accepts no more. */
  readonly isClosed: boolean;
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
  if (asked.kind === "provider")
    return asked.isConfirmed ? null : <p className="hint">{asked.words.why}</p>;
  const { id, errors, ...password } = form.field("password", "password");
  const forgot = asked.withRecovery && (
    <Link className="link" to={href("/recovery/password")}>
      {text.forgot}
    </Link>
  );
  if (asked.isClosed) {
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
        nameAfterShow="currentPassword"
        {...(!asked.withUsername && hint)}
        autoComplete="current-password"
        required
      />
      {errors !== undefined && forgot}
    </>
  );
}

/** In place of a form that can't be kept: the way to the identity provider, which leads back. */
function ConfirmFirst({ words }: Pick<ProviderCheck, "words">) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={href("/login/provider")} reloadDocument aria-label={words.button}>
      <input type="hidden" name="page" value={`${pathname}${search}`} />
      <p>{words.first}</p>
      <Button>{words.button}</Button>
    </Form>
  );
}

/** The form, or what must come before it. */
export function AfterConfirmation(props: {
  identityCheck: IdentityCheck | null;
  children: ReactNode;
}) {
  const { identityCheck: asked, children } = props;
  const isAsked = asked?.kind === "provider" && asked.isBeforeForm && !asked.isConfirmed;
  return isAsked ? <ConfirmFirst words={asked.words} /> : children;
}

/** Why a form is shown again with what was typed before. */
export const draftNotice = (asked: IdentityCheck | null | undefined): string =>
  asked?.kind === "provider" && asked.isConfirmed ? asked.words.kept : formPartsText.kept;
