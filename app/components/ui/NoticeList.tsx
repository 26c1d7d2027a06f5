import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./icons.ts";
import type { Tone } from "./tones.ts";

/** Notices as one list on one surface. */
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
  title: string;
  action?: ReactNode;
  children: ReactNode;
};

/** One notice: a title, a sentence, at most one action. */
export function Notice({ tone, icon, title, action, children }: NoticeProps) {
  return (
    <div className="notice">
      <span className={`notice__i tone-${tone}`}>
        <Icon name={icon} />
      </span>
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
      {action}
    </div>
  );
}
