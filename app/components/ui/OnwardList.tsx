import type { OnwardTarget } from "../frame/error-links.ts";
import { Icon } from "./Icon.tsx";
import { OnwardLink } from "./OnwardLink.tsx";

/** Ways out of a page that is an end; other sites open in this tab, nothing is left behind. */
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
