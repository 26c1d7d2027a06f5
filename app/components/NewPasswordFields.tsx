import { PasswordField } from "./PasswordField.tsx";

type NewPasswordFieldsProps = {
  /** The name of the first field; the second is always the repetition. */
  name?: "newPassword" | "password";
  label: string;
  /** The rule a password has to keep. */
  hint: string;
  repeatLabel: string;
  errorsOf: (name: string) => readonly string[];
};

/** A password that is being chosen, typed twice. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { name = "newPassword", label, hint, repeatLabel, errorsOf } = props;
  const chosen = { autoComplete: "new-password", required: true } as const;
  return (
    <>
      <PasswordField id={name} label={label} hint={hint} errors={errorsOf(name)} {...chosen} />
      <PasswordField
        id="repeatPassword"
        label={repeatLabel}
        errors={errorsOf("repeatPassword")}
        {...chosen}
      />
    </>
  );
}
