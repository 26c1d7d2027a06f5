import { href, type RouterContextProvider } from "react-router";
import { listFamilyEligibility } from "#server/gateway/calls/member/eligibility.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import { clockContext } from "#server/middleware/clock.ts";
import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { contactLinesOf, loadContact } from "#app/contact/load-contact.ts";
import { listHelpTopics, type HelpTopic } from "#app/rules/contact/contact.ts";
import { isTermed } from "#app/rules/member/eligibility.ts";

/** The lines of the family's own plans first, and where else help is. */
export async function loadHelp(context: Readonly<RouterContextProvider>) {
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
  };
}
