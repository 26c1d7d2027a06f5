import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { IconName } from "../icons/icons.ts";
import type { Tone } from "../icons/tones.ts";

type BadgeProps = { tone?: Tone; icon?: IconName; className?: string; children: ReactNode };

export function Badge({ tone, icon, className, children }: BadgeProps) {
  const classes = ["badge", tone && `tone-${tone}`, className].filter(Boolean).join(" ");
  return (
    <span className={classes}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </span>
  );
}
