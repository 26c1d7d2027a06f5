import { Link } from "react-router";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import { Icon } from "./Icon.tsx";

export type Tab = {
  label: string;
  href: string;
  current: boolean;
  /** Set where a tab needs attention: the words for those who do not see its icon. */
  alert?: string | null | undefined;
};

/** Tabs as links, each to a page of its own; nothing where there are none. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  if (tabs.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className="tabs">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link to={tab.href} {...(tab.current && { "aria-current": "page" })}>
              {tab.label}
              {tab.alert && (
                <>
                  <Icon name="warning-fill" />
                  <VisuallyHidden>{tab.alert}</VisuallyHidden>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
