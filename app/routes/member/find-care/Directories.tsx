import type { IconName } from "#app/components/ui/icons/icons.ts";
import { NewTabLink } from "#app/components/ui/actions/NewTabLink.tsx";
import { Notice, NoticeList } from "#app/components/ui/surfaces/NoticeList.tsx";
import type { Directory } from "#app/rules/care/directories.ts";
import { findCareText } from "#app/text/care/find-care.ts";

const text = findCareText.directory;

export function Directories({ directories }: { directories: readonly Directory[] }) {
  return (
    <NoticeList label={findCareText.resources.directories}>
      {directories.map(({ category, href }) => (
        <Notice
          key={category}
          tone="brand"
          icon={icons[category]}
          title={text[category].title}
          action={<NewTabLink href={href}>{text[category].open}</NewTabLink>}
        >
          {text[category].text}
        </Notice>
      ))}
    </NoticeList>
  );
}

const icons: Record<Directory["category"], IconName> = {
  medical: "stethoscope-duotone",
  dental: "tooth-duotone",
  vision: "eyeglasses-duotone",
  pharmacy: "pill-duotone",
};
