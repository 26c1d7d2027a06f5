import { href } from "react-router";
import { getAccount } from "#server/gateway/calls/member/account.ts";
import { memberContext } from "#server/middleware/member.ts";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { asSent } from "#app/components/ui/text/AsSent.tsx";
import { NewTabLink } from "#app/components/ui/actions/NewTabLink.tsx";
import { Notice, NoticeList } from "#app/components/ui/surfaces/NoticeList.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import { dentalDirectory } from "#app/rules/care/directories.ts";
import { findOutsideUrl } from "#app/rules/frame/web-url.ts";
import { canBeDialed, type ProgramDetails, PROGRAM_IDS } from "#app/rules/programs/programs.ts";
import { passportDentalText as text } from "#app/text/care/passport-dental.ts";
import { loadProgramDetails } from "#app/programs/program-tile.ts";
import { awaitAll } from "#app/frame/loading/load.ts";
import { ownHosts } from "#app/frame/addresses/own-hosts.ts";
import { PageHead } from "#app/frame/document/page-head.tsx";
import type { Route } from "./+types/passport-dental.ts";

/**
 * Dental care on a journey (§2 "Passport Dental page"): its number and documents from the program's
 * details, and the directory of the member's group.
 */
export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const { account, details } = await awaitAll({
    account: getAccount(member.gateway),
    details: loadProgramDetails(member, PROGRAM_IDS.passportDental),
  });
  return {
    ...viewDetails(details, ownHosts(url)),
    directory: dentalDirectory(member.brand.links.directories.dental, account.parentGroupId),
  };
};

/** `phone` is "missing" if the details have none, "unavailable" if they cannot be had. */
function viewDetails(details: ProgramDetails | "unavailable", hosts: readonly string[]) {
  if (details === "unavailable") return { phone: "unavailable" as const, documents: [] };
  const number = details.phoneNumber?.trim() ?? "";
  const dialed = canBeDialed(number) ? { number } : null;
  return {
    phone: dialed ?? ("missing" as const),
    documents: details.documents.flatMap(({ title, url }) => {
      const href = findOutsideUrl(url, hosts);
      return href === undefined ? [] : [{ title, href }];
    }),
  };
}

type PassportDentalView = Route.ComponentProps["loaderData"];

export default function PassportDental({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title={text.title}
        above={[{ label: text.findCare, href: href("/find-care/find-a-dentist") }]}
        heading={
          <>
            {text.title}
            <sup>{text.mark}</sup>
          </>
        }
        lead={text.lead}
      />
      <CallAnytime phone={view.phone} />
      <div className="claim">
        <HowToClaim documents={view.documents} />
        <AwayCard view={view} />
        <div>
          <PrintButton />
        </div>
      </div>
    </>
  );
}

/** Before all else: who reads this may be in pain, and far from home. */
function CallAnytime({ phone }: Pick<PassportDentalView, "phone">) {
  const { title, text: words, service } = text.call;
  const isKnown = typeof phone === "object";
  const toService = <ArrowLink to={href("/support/customer-service")}>{service}</ArrowLink>;
  return (
    <NoticeList label={title}>
      <Notice
        tone={isKnown ? "brand" : "warn"}
        icon={isKnown ? "phone-call-duotone" : "warning-fill"}
        title={title}
        action={isKnown ? <PhoneLink phone={phone.number} /> : toService}
      >
        {isKnown ? words : text.call[phone]}
      </Notice>
    </NoticeList>
  );
}

function HowToClaim({ documents }: Pick<PassportDentalView, "documents">) {
  const { claim } = text;
  return (
    <Card title={claim.title} className="claim__main">
      <div className="card__body prose">
        <ol>
          {claim.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h3>{claim.receipt}</h3>
        <ul>
          {claim.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {documents.map(({ title, href }, index) => (
          <p key={index}>
            <NewTabLink href={href}>{title === null ? claim.untitled : asSent(title)}</NewTabLink>
          </p>
        ))}
        <p>
          <ArrowLink to={href("/support/customer-service")}>{claim.where}</ArrowLink>
        </p>
      </div>
    </Card>
  );
}

function AwayCard({ view: { phone, directory } }: { view: PassportDentalView }) {
  const { away } = text;
  return (
    <Card title={away.title} className="claim__side">
      <div className="card__body prose">
        <p>{typeof phone === "object" ? away.partner : away.partnerNoPhone}</p>
        <p>{away.outOfNetwork}</p>
        {directory !== null && (
          <p>
            <NewTabLink href={directory}>{away.find}</NewTabLink>
          </p>
        )}
      </div>
    </Card>
  );
}
