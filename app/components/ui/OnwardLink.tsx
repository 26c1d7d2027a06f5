import type { ReactNode } from "react";
import { Link } from "react-router";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import { Icon } from "./Icon.tsx";

type OnwardLinkProps = {
  to: string;
  children: ReactNode;
  /** Context for screen readers: "of medical claim, …". */
  context?: string;
  className?: string;
};

export function OnwardLink({ to, children, context, className }: OnwardLinkProps) {
  return (
    <Link className={className ? `link ${className}` : "link"} to={to}>
      <span>
        {children}
        {context && <VisuallyHidden>{context}</VisuallyHidden>}
      </span>
      <Icon name="caret-right" />
    </Link>
  );
}
