import type { ReactNode } from "react";
import { Form, href, useLocation } from "react-router";
import { formPartsText } from "#app/text/common/form-parts.ts";
import { Button } from "../ui/actions/Button.tsx";
import type { IdentityCheck, ProviderCheck } from "./ConfirmFields.tsx";

/** In place of a form that can't be kept: the way to the identity provider, which leads back. */
function ConfirmFirst({ provider }: Pick<ProviderCheck, "provider">) {
  const { pathname, search } = useLocation();
  return (
    <Form
      method="post"
      action={href("/login/provider")}
      reloadDocument
      aria-label={provider.button}
    >
      <input type="hidden" name="page" value={`${pathname}${search}`} />
      <p>{provider.first}</p>
      <Button>{provider.button}</Button>
    </Form>
  );
}

/** The form, or what must come before it. */
export function AfterConfirmation(props: {
  identityCheck: IdentityCheck | null;
  children: ReactNode;
}) {
  const { identityCheck: asked, children } = props;
  const isLater = asked === null || !("provider" in asked) || asked.isConfirmed || !asked.isFirst;
  return isLater ? children : <ConfirmFirst provider={asked.provider} />;
}

/** Why a form is shown again with what was typed before. */
export const draftNotice = (asked: IdentityCheck | null | undefined): string =>
  asked?.isConfirmed === true ? asked.provider.kept : formPartsText.kept;
