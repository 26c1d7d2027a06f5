import { commonText } from "#app/text/common/common.ts";
import { Icon } from "../icons/Icon.tsx";

type PhoneLinkProps = { phone: string | null; label?: (phone: string) => string };

export function PhoneLink({ phone, label = commonText.call }: PhoneLinkProps) {
  if (phone === null) return null;
  const [before, after] = label(phone).split(phone);
  return (
    <a className="link" href={telOf(phone)}>
      <Icon name="phone" />
      <span>
        {before}
        <span className="num">{phone}</span>
        {after}
      </span>
    </a>
  );
}

export const telOf = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
