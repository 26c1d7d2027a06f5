import type { AnsweredForm } from "./answered-form.ts";
import { PasswordField } from "./PasswordField.tsx";

type NewPasswordFieldsProps = {
  /** The name of the first field; the second is always the repetition. */
  name?: "newPassword" | "password";
  label: string;
  text: { passwordHint: string; repeatPassword: string };
  field: AnsweredForm["field"];
};

/** A new password, typed twice. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { name = "newPassword", label, text, field } = props;
  const chosen = { autoComplete: "new-password", required: true } as const;
  return (
    <>
      <PasswordField
        {...field(name, "password")}
        label={label}
        hint={text.passwordHint}
        {...chosen}
      />
      <PasswordField
        {...field("repeatPassword", "password")}
        label={text.repeatPassword}
        {...chosen}
      />
    </>
  );
}
