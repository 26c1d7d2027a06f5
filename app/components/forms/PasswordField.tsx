import { useState, type ComponentProps } from "react";
import { commonText } from "#app/text/common/common.ts";
import { newPasswordText, passwordsInText } from "#app/text/common/form-parts.ts";
import { Button } from "../ui/actions/Button.tsx";
import { describedBy, FieldHead, type FieldBasics } from "./Field.tsx";
import { WithContext } from "../ui/text/VisuallyHidden.tsx";
import { useHydrated } from "../ui/hydrated.ts";
import type { AnsweredForm } from "./answered-form.ts";

type PasswordFieldProps = Omit<
  ComponentProps<"input">,
  "id" | "className" | "type" | "defaultValue" | "value"
> &
  FieldBasics & {
    /** Its name behind "Show" and "Hide". */
    nameAfterShow?: keyof typeof passwordsInText;
  };

/** A password, which script can show. It takes no value: none is ever sent back in HTML. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, label, hint, errors = [], nameAfterShow = "password", ...input } = props;
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  return (
    <div className="field">
      <FieldHead id={id} label={label} hint={hint} errors={errors} required={input.required} />
      <div className="password">
        <input
          className="input"
          id={id}
          name={id}
          {...input}
          type={shown ? "text" : "password"}
          autoCapitalize="none"
          spellCheck={false}
          {...describedBy(id, hint, errors)}
        />
        {hydrated && (
          <Button
            type="button"
            kind="bare"
            size="small"
            icon={shown ? "eye-slash" : "eye"}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            <WithContext context={passwordsInText[nameAfterShow]}>
              {shown ? commonText.hide : commonText.show}
            </WithContext>
          </Button>
        )}
      </div>
    </div>
  );
}

type NewPasswordFieldsProps = {
  /** The name of the first field; the second is always the repetition. */
  name?: "newPassword" | "password";
  label: string;
  field: AnsweredForm["field"];
};

export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { name = "newPassword", label, field } = props;
  const chosen = { autoComplete: "new-password", required: true } as const;
  return (
    <>
      <PasswordField
        {...field(name, "password")}
        label={label}
        nameAfterShow={name}
        hint={newPasswordText.hint}
        {...chosen}
      />
      <PasswordField
        {...field("repeatPassword", "password")}
        label={newPasswordText.repeat[name]}
        nameAfterShow={name === "newPassword" ? "repeatNewPassword" : "repeatPassword"}
        {...chosen}
      />
    </>
  );
}
