import type { OnwardTarget } from "../frame/error-links.ts";
import { Icon } from "./Icon.tsx";
import { OnwardLink } from "./OnwardLink.tsx";

/** Links out of a page that ends a task; other sites open in the same tab. */
export function OnwardList({ targets }: { targets: readonly OnwardTarget[] }) {
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
            <OnwardLink to={href}>{label}</OnwardLink>
          )}
        </li>
      ))}
    </ul>
  );
}
