import type { NcqaBadge as Badge } from "#app/rules/frame/ncqa.ts";
import { shellText } from "#app/text/shell.ts";
import { Icon } from "../ui/Icon.tsx";
import type { IconName } from "../ui/icons.ts";

const icons: Readonly<Record<Badge, IconName>> = {
  accredited: "seal-check-fill",
  commendable: "medal-fill",
  interim: "seal-fill",
};

export type NcqaBadgeProps = { badge: Badge; description: string | null };

/** The plan's accreditation: one of three seals and what it is called. */
export function NcqaBadge({ badge, description }: NcqaBadgeProps) {
  const name = shellText.ncqaBadge[badge];
  return (
    <div className="seal" role="img" aria-label={description ?? `${shellText.ncqa} ${name}`}>
      <Icon name={icons[badge]} />
      <span>
        <b>{shellText.ncqa}</b>
        {name}
      </span>
    </div>
  );
}
