import type { ReactNode } from "react";
import { OnwardLink } from "./OnwardLink.tsx";
import { Icon } from "./Icon.tsx";
import { alertLooks, type AlertKind } from "./tones.ts";

export type AlertItem = {
  kind: AlertKind;
  title: string;
  content?: string | null;
  links?: readonly { label: string; href: string }[];
};

type AlertProps = { kind: AlertKind; live?: boolean; children: ReactNode };

/** A coloured box with an icon and words; `live` for one that answers what the member just did. */
export function Alert({ kind, live = false, children }: AlertProps) {
  const { tone, icon } = alertLooks[kind];
  return (
    <div className={`alert tone-${tone}`} {...(live && { role: "alert" })}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}

/** The alerts that stand over every page of the shell. */
export function GlobalAlerts({ alerts }: { alerts: readonly AlertItem[] }) {
  return alerts.map(({ kind, title, content, links }) => (
    <Alert key={title} kind={kind}>
      <h2>{title}</h2>
      {content && <p>{content}</p>}
      {links?.map((link) => (
        <OnwardLink key={link.href} to={link.href}>
          {link.label}
        </OnwardLink>
      ))}
    </Alert>
  ));
}
