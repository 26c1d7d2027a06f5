import type { ReactNode } from "react";
import { Link } from "react-router";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { Icon } from "../icons/Icon.tsx";
import type { ArrowLinkTarget } from "#app/components/frame/error-links.ts";

type ArrowLinkProps = {
  to: string;
  children: ReactNode;
  /** Context for screen readers: "of medical claim, …". */
  context?: ReactNode;
  className?: string;
};

export function ArrowLink({ to, children, context, className }: ArrowLinkProps) {
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

/** Links out of a page that ends a task; other sites open in the same tab. */
export function ArrowLinkList({ targets }: { targets: readonly ArrowLinkTarget[] }) {
  return (
    <ul className="onward">
      {targets.map(({ label, href, external }) => (
        <li key={href}>
          {external ? (
            <a className="link" href={href}>
              {label}
              <Icon name="arrow-square-out" />
            </a>
          ) : (
            <ArrowLink to={href}>{label}</ArrowLink>
          )}
        </li>
      ))}
    </ul>
  );
}
