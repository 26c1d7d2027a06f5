import type { ComponentProps, MouseEvent } from "react";
import { NoScriptLanguageButton } from "../frame/LanguageSwitch.tsx";
import { formPartsText } from "#app/text/common/form-parts.ts";
import { Button } from "../ui/actions/Button.tsx";

type SubmitButtonProps = ComponentProps<typeof Button> & {
  /** Set while the form is under way. */
  busy: boolean;
};

/**
 * The button that sends a form. While that is under way it says so, and stays within reach. The button
 * beside it changes the language where there is no script.
 */
export function SubmitButton({ busy, children, ...rest }: SubmitButtonProps) {
  return (
    <>
      <Button
        {...rest}
        {...(busy && { "aria-disabled": true, "aria-busy": true, onClick: refuseToPress })}
      >
        {busy ? formPartsText.sending : children}
      </Button>
      <NoScriptLanguageButton />
    </>
  );
}

const refuseToPress = (event: MouseEvent) => event.preventDefault();
