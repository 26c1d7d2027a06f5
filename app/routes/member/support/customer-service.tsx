import "#app/styles/screens/contact.css";
import { listFamilyEligibility } from "#server/gateway/calls/member/eligibility.ts";
import { clockContext } from "#server/middleware/clock.ts";
import { memberContext } from "#server/middleware/member.ts";
import { ContactBlocks } from "#app/contact/ContactBlocks.tsx";
import { contactText } from "#app/text/frame/contact.ts";
import { contactLinesOf, loadContact } from "#app/contact/load-contact.ts";
import { PageHead } from "#app/frame/document/page-head.tsx";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import type { Route } from "./+types/customer-service.ts";

/** The contact page inside the shell, with the lines of the family's own plans first (S-04). */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { brand, gateway, session } = context.get(memberContext);
  const { account, members } = await getFamily({ gateway, session });
  const keys = members.map(({ memberKey }) => memberKey);
  const family = await listFamilyEligibility(gateway);
  const rows = family.filter(({ memberKey }) => keys.includes(memberKey));
  const ownLines = contactLinesOf(account, rows);
  return loadContact(brand, gateway, { ...context.get(clockContext), ownLines });
};

export default function CustomerService({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={contactText.customerService} />
      <ContactBlocks {...loaderData} />
    </>
  );
}
