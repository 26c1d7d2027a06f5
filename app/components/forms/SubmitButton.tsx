import type { ComponentProps, MouseEvent } from "react";
import { href } from "react-router";
import { languageText } from "#app/text/frame/language.ts";
import { useSwitch } from "../frame/LanguageSwitch.tsx";
import { formPartsText } from "#app/text/common/form-parts.ts";
import { Button } from "../ui/actions/Button.tsx";

type SubmitButtonProps = ComponentProps<typeof Button> & {
  /** Set while the form is under way. */
  busy: boolean;
};

/**
 * The button that sends a form. While that is under way it says so, and stays within reach. Without
 * script the form has a switch of the language of its own, which takes along what was typed.
 */
export function SubmitButton({ busy, children, ...rest }: SubmitButtonProps) {
  const toOther = useSwitch();
  return (
    <>
      <Button
        {...rest}
        {...(busy && { "aria-disabled": true, "aria-busy": true, onClick: refuseToPress })}
      >
        {busy ? formPartsText.sending : children}
      </Button>
      <noscript>
        <Button
          kind="bare"
          formMethod="post"
          formAction={href("/language")}
          formNoValidate
          {...toOther}
        >
          {languageText.withTyped}
        </Button>
      </noscript>
    </>
  );
}

const refuseToPress = (event: MouseEvent) => event.preventDefault();
