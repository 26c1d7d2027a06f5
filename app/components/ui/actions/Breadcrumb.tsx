import type { ReactNode } from "react";
import { Link } from "react-router";
import { partsText } from "#app/text/common/parts.ts";
import { Icon } from "../icons/Icon.tsx";

type BreadcrumbProps = {
  /** The pages above this one, the highest first. */
  above: readonly { label: string; href: string }[];
  current: ReactNode;
};

/** The path to this page; on narrow screens only the link to the page above. */
export function Breadcrumb({ above, current }: BreadcrumbProps) {
  return (
    <nav className="crumbs" aria-label={partsText.breadcrumb}>
      <ol className="crumbs__list">
        {above.map(({ label, href }) => (
          <li key={href}>
            <Link className="link" to={href}>
              {label}
            </Link>
            <Icon name="caret-right" />
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
