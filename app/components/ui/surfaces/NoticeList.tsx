import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { IconName } from "../icons/icons.ts";
import type { Tone } from "../icons/tones.ts";

export function NoticeList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="card notices" aria-label={label}>
      {children}
    </section>
  );
}

type NoticeProps = {
  tone: Tone;
  icon: IconName;
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode | readonly ReactNode[];
};

/** One notice: a title, a sentence or a few, at most one action. */
export function Notice({ tone, icon, title, action, children }: NoticeProps) {
  return (
    <div className="notice">
      <span className={`notice__i tone-${tone}`}>
        <Icon name={icon} />
      </span>
      <div>
        <h2>{title}</h2>
        {[children].flat().map((words, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- sentences do not change places
          <p key={place}>{words}</p>
        ))}
      </div>
      {action}
    </div>
  );
}
