import spriteUrl from "#app/styles/icons.svg?url";
import type { IconName } from "./icons.ts";

/** An icon of the sprite. Decorative: text always stands beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="i" aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
