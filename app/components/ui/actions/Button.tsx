import type { ComponentProps } from "react";
import { Link } from "react-router";
import { Icon } from "../icons/Icon.tsx";
import type { IconName } from "../icons/icons.ts";

type Kind = "primary" | "quiet" | "bare";
type Size = "normal" | "small";
type Look = { kind?: Kind; size?: Size; icon?: IconName };

function classOf(kind: Kind = "primary", size: Size = "normal"): string {
  return ["btn", kind !== "primary" && `btn--${kind}`, size === "small" && "btn--sm"]
    .filter(Boolean)
    .join(" ");
}

export function Button({ kind, size, icon, children, ...rest }: Look & ComponentProps<"button">) {
  return (
    <button {...rest} className={classOf(kind, size)}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export function ButtonLink({
  kind,
  size,
  icon,
  children,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classOf(kind, size)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

/** A plain link that looks like a button, for files, new tabs and other sites. */
export function ButtonAnchor({ kind, size, icon, children, ...rest }: Look & ComponentProps<"a">) {
  return (
    <a {...rest} className={classOf(kind, size)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
