import "#app/styles/screens/contact.css";
import { href, Link } from "react-router";
import { brandContext } from "#server/middleware/brand.ts";
import { clockContext } from "#server/middleware/clock.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { sessionContext } from "#server/middleware/session-state.ts";
import { ContactBlocks } from "#app/contact/ContactBlocks.tsx";
import { contactText } from "#app/text/frame/contact.ts";
import { loadContact } from "#app/contact/load-contact.ts";
import { PageTitle } from "#app/frame/document/page-title.tsx";
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
  const { own, others, calendar, member } = loaderData;
  return (
    <>
      <PageTitle page={contactText.title} />
      <div className="contact-head">
        <h1>{contactText.title}</h1>
        {member ? (
          <Link className="link" to={href("/home")}>
            {contactText.backHome}
          </Link>
        ) : (
          <Link className="link" to={href("/login")}>
            {contactText.backToLogin}
          </Link>
        )}
      </div>
      <ContactBlocks own={own} others={others} calendar={calendar} />
    </>
  );
}
