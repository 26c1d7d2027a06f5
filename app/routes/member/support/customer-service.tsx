import { memberContext } from "#server/middleware/member.ts";
import { ContactBlocks } from "#app/components/ui/ContactBlocks.tsx";
import { contactText } from "#app/text/contact.ts";
import { loadContact } from "#app/frame/load-contact.ts";
import { PageTitle } from "#app/frame/page-title.tsx";
import type { Route } from "./+types/customer-service.ts";

/** The contact page inside the shell (S-04). */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { brand, gateway } = context.get(memberContext);
  return loadContact(brand, gateway);
};

export default function CustomerService({ loaderData }: Route.ComponentProps) {
  const { blocks, calendar } = loaderData;
  return (
    <>
      <PageTitle page={contactText.customerService} />
      <h1>{contactText.customerService}</h1>
      <ContactBlocks blocks={blocks} calendar={calendar} />
    </>
  );
}
