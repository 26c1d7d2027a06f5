import { href, Link } from "react-router";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { idCardText } from "#app/text/account/id-card.ts";

export const CUSTOMER_SERVICE = href("/support/customer-service");

/** Help for a card that cannot be sent: the phone number, or the page of customer service. */
export function HelpLink({ phone }: { phone: string | null }) {
  if (phone !== null) return <PhoneLink phone={phone} />;
  return (
    <Link className="link" to={CUSTOMER_SERVICE}>
      {idCardText.customerService}
    </Link>
  );
}
