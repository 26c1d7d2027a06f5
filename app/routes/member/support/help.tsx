import "#app/styles/screens/contact.css";
import { href } from "react-router";
import { listFamilyEligibility } from "#server/gateway/calls/member/eligibility.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import { clockContext } from "#server/middleware/clock.ts";
import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { ContactBlocks } from "#app/contact/ContactBlocks.tsx";
import { PageHead } from "#app/frame/document/page-head.tsx";
import { contactText } from "#app/text/frame/contact.ts";
import { loadContact } from "#app/contact/load-contact.ts";
import { contactLinesOf } from "#app/rules/contact/plan-line.ts";
import { listHelpTopics, type HelpTopic } from "#app/rules/contact/contact.ts";
import { isTermed } from "#app/rules/member/eligibility.ts";
import type { Route } from "./+types/help.ts";

/**
 * The contact page inside the shell, the lines of the family's own plans first; as the Help center with
 * links to what else helps (S-04).
 */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { brand, gateway, session, today } = context.get(memberContext);
  const { account, viewer, members } = await getFamily({ gateway, session });
  const keys = members.map(({ memberKey }) => memberKey);
  const family = await listFamilyEligibility(gateway);
  const rows = family.filter(({ memberKey }) => keys.includes(memberKey));
  const own = rows.filter(({ memberKey }) => memberKey === viewer.memberKey);
  const ownLines = contactLinesOf(account, rows);
  const { settings } = getRuntime();
  const targets: Record<HelpTopic, string> = {
    "id-card": href("/id-card"),
    handbooks: settings.HANDBOOKS_PATH,
    "communication-choices": href("/account/confidential"),
  };
  const topics = listHelpTopics({
    termed: isTermed(own, today),
    providence: brand.flags.providence,
    hasCommunicationChoices:
      session.staff === null &&
      settings.GATEWAY_PATHS["account/confidential-communication"] !== undefined,
  });
  return {
    contact: await loadContact(brand, gateway, { ...context.get(clockContext), ownLines }),
    topics: topics.map((topic) => ({ topic, to: targets[topic] })),
    isCenter: url.pathname === href("/account/support"),
  };
};

export default function Help({ loaderData }: Route.ComponentProps) {
  const { contact, topics, isCenter } = loaderData;
  const { help, customerService } = contactText;
  return (
    <>
      <PageHead title={isCenter ? help.title : customerService} />
      {isCenter && topics.length > 0 && (
        <ul className="links">
          {topics.map(({ topic, to }) => (
            <li key={topic}>
              <ArrowLink to={to}>{help.topic[topic]}</ArrowLink>
            </li>
          ))}
        </ul>
      )}
      <ContactBlocks {...contact} />
    </>
  );
}
