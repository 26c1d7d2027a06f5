import type { ReactNode } from "react";
import { Link } from "react-router";
import { commonText } from "../text/common.ts";
import { Hidden } from "./Hidden.tsx";
import { Icon } from "./Icon.tsx";

type OnwardLinkProps = {
  to: string;
  children: ReactNode;
  /** What the eye sees from the place and the ear does not: "of medical claim, …". */
  context?: string;
  className?: string;
};

/** A link onward inside the product, with its small arrow. */
export function OnwardLink({ to, children, context, className }: OnwardLinkProps) {
  return (
    <Link className={className ? `link ${className}` : "link"} to={to}>
      <span>
        {children}
        {context && <Hidden>{context}</Hidden>}
      </span>
      <Icon name="caret-right" />
    </Link>
  );
}

/** A link to another site, in a new tab, that says so. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="link" href={href} target="_blank" rel="noopener">
      <span>
        {children}
        <Hidden>{commonText.newTab}</Hidden>
      </span>
      <Icon name="arrow-square-out" />
    </a>
  );
}
