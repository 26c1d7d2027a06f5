import type { ReactNode } from "react";
import { commonText } from "#app/text/common/common.ts";
import { Icon } from "../icons/Icon.tsx";
import { WithContext } from "../text/VisuallyHidden.tsx";

/** A link to another site or a file, in a new tab, which it says. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="link" href={href} target="_blank" rel="noopener">
      <WithContext context={commonText.newTab}>{children}</WithContext>
      <Icon name="arrow-square-out" />
    </a>
  );
}
