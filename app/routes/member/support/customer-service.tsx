import { memberContext } from "#server/middleware/member.ts";
import { ContactBlocks } from "#app/components/ui/ContactBlocks.tsx";
import { pageTitle } from "#app/text/common.ts";
import { contactText } from "#app/text/contact.ts";
import { loadContact } from "#app/frame/load-contact.ts";
import type { Route } from "./+types/customer-service.ts";

/** The same as the public contact page, for who is signed in (S-04). */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { brand, gateway } = context.get(memberContext);
  return { ...(await loadContact(brand, gateway)), brandName: brand.name };
};

export default function CustomerService({ loaderData }: Route.ComponentProps) {
  const { blocks, calendar, brandName } = loaderData;
  return (
    <>
      <title>{pageTitle(contactText.customerService, brandName)}</title>
      <h1>{contactText.customerService}</h1>
      <ContactBlocks blocks={blocks} calendar={calendar} />
    </>
  );
}
