import { href } from "react-router";
import { listMemberEligibility } from "#server/gateway/calls/member/eligibility.ts";
import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import type { IconName } from "#app/components/ui/icons/icons.ts";
import { Notice, NoticeList } from "#app/components/ui/surfaces/NoticeList.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { listHelpTopics, type HelpTopic } from "#app/rules/contact/contact.ts";
import { isTermed } from "#app/rules/member/eligibility.ts";
import { contactText } from "#app/text/frame/contact.ts";
import { getFamily } from "#server/gateway/calls/member/family.ts";
import { PageTitle } from "#app/frame/document/page-title.tsx";
import type { Route } from "./+types/support.ts";

/** The Help center: where help is, a line each (S-04). */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { brand, gateway, session, today } = context.get(memberContext);
  const {
    viewer: { memberKey },
  } = await getFamily({ gateway, session });
  const termed = isTermed(await listMemberEligibility(gateway, memberKey), today);
  const { settings } = getRuntime();
  const targets: Record<HelpTopic, string> = {
    "customer-service": href("/support/customer-service"),
    "id-card": href("/id-card"),
    handbooks: settings.HANDBOOKS_PATH,
    "communication-choices": href("/account/confidential"),
    "contact-us": href("/contact-us"),
  };
  const topics = listHelpTopics({
    termed,
    providence: brand.flags.providence,
    hasCommunicationChoices:
      session.staff === null &&
      settings.GATEWAY_PATHS["account/confidential-communication"] !== undefined,
  });
  return { topics: topics.map((topic) => ({ topic, to: targets[topic] })) };
};

export default function HelpCenter({ loaderData }: Route.ComponentProps) {
  const { topics } = loaderData;
  const { help } = contactText;
  return (
    <>
      <PageTitle page={help.title} />
      <h1>{help.title}</h1>
      <p className="lead">{help.intro}</p>
      <NoticeList label={help.title}>
        {topics.map(({ topic, to }) => {
          const { title, about, link } = help.topic[topic];
          return (
            <Notice
              key={topic}
              tone="brand"
              icon={icons[topic]}
              title={title}
              action={<ArrowLink to={to}>{link}</ArrowLink>}
            >
              {about}
            </Notice>
          );
        })}
      </NoticeList>
    </>
  );
}

const icons: Record<HelpTopic, IconName> = {
  "customer-service": "phone-call-duotone",
  "id-card": "file-text-duotone",
  handbooks: "book-open-duotone",
  "communication-choices": "shield-check-duotone",
  "contact-us": "lifebuoy-duotone",
};
