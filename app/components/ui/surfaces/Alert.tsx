import type { ReactNode, Ref } from "react";
import { Icon } from "../icons/Icon.tsx";
import { alertLooks, type AlertKind } from "../icons/tones.ts";

type AlertProps = {
  kind: AlertKind;
  live?: boolean;
  children: ReactNode;
  end?: ReactNode;
  /** For an alert that has the focus: by the browser with a new document, else by script. */
  ref?: Ref<HTMLDivElement> | undefined;
};

/** `live` announces it as the answer to an action, `end` is a control in its corner. */
export function Alert({ kind, live = false, children, end, ref }: AlertProps) {
  const { tone, icon } = alertLooks[kind];
  return (
    <div
      className={`alert tone-${tone}`}
      {...(live && { role: "alert" })}
      {...(ref && { ref, tabIndex: -1, autoFocus: true })}
    >
      <Icon name={icon} />
      <div>{children}</div>
      {end}
    </div>
  );
}
