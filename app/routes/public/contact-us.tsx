import "#app/styles/screens/contact.css";
import { brandContext } from "#server/middleware/brand.ts";
import { clockContext } from "#server/middleware/clock.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { ContactBlocks } from "#app/contact/ContactBlocks.tsx";
import { PublicHead } from "#app/contact/PublicHead.tsx";
import { contactText } from "#app/text/frame/contact.ts";
import { loadContact } from "#app/contact/load-contact.ts";
import type { Route } from "./+types/contact-us.ts";

/** Contact details, without a session (§2 "Contact-us page"). */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const brand = context.get(brandContext);
  return {
    ...(await loadContact(brand, gatewayFor(context, request, null), context.get(clockContext))),
    member: context.get(sessionContext).current() !== null,
  };
};

export default function ContactUs({ loaderData }: Route.ComponentProps) {
  const { member, ...contact } = loaderData;
  return (
    <>
      <PublicHead title={contactText.title} isMember={member} />
      <ContactBlocks {...contact} />
    </>
  );
}
