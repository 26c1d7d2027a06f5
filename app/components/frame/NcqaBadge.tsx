import { shellText } from "#app/text/shell.ts";
import { Icon } from "../ui/Icon.tsx";
import type { IconName } from "../ui/icons.ts";

export type NcqaBadgeKind = "accredited" | "commendable" | "interim";

const icons: Readonly<Record<NcqaBadgeKind, IconName>> = {
  accredited: "seal-check-fill",
  commendable: "medal-fill",
  interim: "seal-fill",
};

type NcqaBadgeProps = { badge: NcqaBadgeKind; description: string | null };

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
