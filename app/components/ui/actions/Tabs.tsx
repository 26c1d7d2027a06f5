import { Link } from "react-router";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { Icon } from "../icons/Icon.tsx";

type Tab = {
  label: string;
  href: string;
  /** "within" for a page below the tab's own. */
  current: boolean | "within";
  /** Set where a tab needs attention: the text alternative of its icon. */
  alert?: string | null | undefined;
};

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  /** "segments" for a choice within a page that has tabs already. */
  kind?: "tabs" | "segments";
};

/** Tabs as links, each to a page of its own; nothing if there are none. */
export function Tabs({ label, tabs, kind = "tabs" }: TabsProps) {
  if (tabs.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={kind}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              to={tab.href}
              {...(tab.current !== false && {
                "aria-current": tab.current === "within" ? "true" : "page",
              })}
            >
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
