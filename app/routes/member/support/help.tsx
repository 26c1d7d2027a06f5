import "#app/styles/screens/contact.css";
import { href } from "react-router";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { ContactBlocks } from "#app/contact/ContactBlocks.tsx";
import { PageHead } from "#app/frame/document/page-head.tsx";
import { contactText } from "#app/text/frame/contact.ts";
import { loadHelp } from "./load-help.ts";
import type { Route } from "./+types/help.ts";

/** The contact page inside the shell; as the Help center with links to what else helps (S-04). */
export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  ...(await loadHelp(context)),
  isCenter: url.pathname === href("/account/support"),
});

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
