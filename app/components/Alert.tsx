import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import { alertLooks, type AlertKind } from "./tones.ts";

type AlertProps = { kind: AlertKind; live?: boolean; children: ReactNode; end?: ReactNode };

/**
 * A coloured box with an icon and words; `live` for one that answers what the member just did, `end`
 * for a control in its corner.
 */
export function Alert({ kind, live = false, children, end }: AlertProps) {
  const { tone, icon } = alertLooks[kind];
  return (
    <div className={`alert tone-${tone}`} {...(live && { role: "alert" })}>
      <Icon name={icon} />
      <div>{children}</div>
      {end}
    </div>
  );
}
