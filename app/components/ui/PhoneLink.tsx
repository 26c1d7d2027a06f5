import { claimDetailText } from "#app/text/claim-detail.ts";
import { Icon } from "./Icon.tsx";

/** The number to call; nothing where the brand has none. */
export function PhoneLink({ phone }: { phone: string | null }) {
  if (phone === null) return null;
  return (
    <a className="link num" href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>
      <Icon name="phone" />
      {claimDetailText.math.call(phone)}
    </a>
  );
}
