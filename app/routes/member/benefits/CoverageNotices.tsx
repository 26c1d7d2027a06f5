import { href, Link, useLocation } from "react-router";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { NewTabLink } from "#app/components/ui/actions/NewTabLink.tsx";
import { Notice } from "#app/components/ui/surfaces/NoticeList.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { partsText } from "#app/text/common/parts.ts";

type OutlineText = { title: string; text: string; open: string; unread: string };

export type OutlineView = { readonly url: string } | "unavailable" | null;

/** The Outline of Coverage; nothing for members without one, and a notice if that is unknown. */
export function OutlineNotice({ outline, words }: { outline: OutlineView; words: OutlineText }) {
  const { title, open, unread, text } = words;
  if (outline === null) return null;
  if (outline === "unavailable")
    return <UnavailableNotice title={title}>{unread}</UnavailableNotice>;
  return (
    <Notice
      tone="brand"
      icon="book-open-duotone"
      title={title}
      action={<NewTabLink href={outline.url}>{open}</NewTabLink>}
    >
      {text}
    </Notice>
  );
}

type CallProps = {
  phone: string | null;
  words: { title: string; service: string };
  children: string;
};

/** Something to ask the plan for, by its phone, else customer service. */
export function CallNotice({ phone, words: { title, service }, children }: CallProps) {
  const toService = <ArrowLink to={href("/support/customer-service")}>{service}</ArrowLink>;
  return (
    <Notice
      tone="brand"
      icon="phone-call-duotone"
      title={title}
      action={phone === null ? toService : <PhoneLink phone={phone} />}
    >
      {children}
    </Notice>
  );
}

/** The notice for a document whose existence is unknown at present. */
export function UnavailableNotice({ title, children }: { title: string; children: string }) {
  const { pathname } = useLocation();
  const again = (
    <Link className="link" to={pathname}>
      <Icon name="arrows-clockwise" />
      {partsText.unavailable.tryAgain}
    </Link>
  );
  return (
    <Notice tone="warn" icon="warning-fill" title={title} action={again}>
      {children}
    </Notice>
  );
}
