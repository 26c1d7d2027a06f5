import type { ReactNode } from "react";
import { commonText } from "#app/text/common.ts";
import { Icon } from "./Icon.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** A link to another site or a file, in a new tab, which it says. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="link" href={href} target="_blank" rel="noopener">
      <span>
        {children}
        <VisuallyHidden>{commonText.newTab}</VisuallyHidden>
      </span>
      <Icon name="arrow-square-out" />
    </a>
  );
}
