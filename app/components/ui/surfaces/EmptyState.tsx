import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { IconName } from "../icons/icons.ts";
import { ArrowLink } from "../actions/ArrowLink.tsx";
import type { Tone } from "../icons/tones.ts";

type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  action?: { label: string; href: string } | undefined;
  icon?: IconName | undefined;
};

/** An empty list, which is known to be empty: a failure is `Unavailable`. */
export function EmptyState({ title, text, action, icon = "file-text-duotone" }: EmptyStateProps) {
  return (
    <Placeholder title={title} icon={icon}>
      {text && <p>{text}</p>}
      {action && <ArrowLink to={action.href}>{action.label}</ArrowLink>}
    </Placeholder>
  );
}

type PlaceholderProps = { title: string; icon: IconName; tone?: Tone; children: ReactNode };

/** The placeholder of a part of the page that has nothing to show. */
export function Placeholder({ title, icon, tone, children }: PlaceholderProps) {
  return (
    <div className="empty">
      <span className={tone === undefined ? "chip" : `chip chip--tone tone-${tone}`}>
        <Icon name={icon} />
      </span>
      <div>
        <p className="empty__title">{title}</p>
        {children}
      </div>
    </div>
  );
}
