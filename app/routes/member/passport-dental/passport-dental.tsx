import { memberContext } from "#server/middleware/member.ts";
import { getRuntime } from "#server/runtime.ts";
import { Breadcrumb } from "#app/components/ui/Breadcrumb.tsx";
import { Card } from "#app/components/ui/Card.tsx";
import { NewTabLink } from "#app/components/ui/NewTabLink.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { PhoneLink } from "#app/components/ui/PhoneLink.tsx";
import { PrintButton } from "#app/components/ui/PrintButton.tsx";
import { passportDentalText as text } from "#app/text/passport-dental.ts";
import { ownHosts } from "#app/frame/own-hosts.ts";
import { PageTitle } from "#app/frame/page-title.tsx";
import { loadPassportDental, type PassportDentalView } from "./load-passport-dental.ts";
import type { Route } from "./+types/passport-dental.ts";

/** Dental care on a journey (§2 "Passport Dental page"). */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadPassportDental(context.get(memberContext), ownHosts(url), getRuntime().settings);

export default function PassportDental({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <PageTitle page={text.title} />
      <Breadcrumb
        above={[{ label: text.findCare, href: "/find-care/find-a-dentist" }]}
        current={text.title}
      />
      <h1>
        {text.title}
        <sup>
          <small>{text.mark}</small>
        </sup>
      </h1>
      <p className="lead">{text.lead}</p>
      <div className="claim">
        <HowToClaim documents={view.documents} />
        <div className="claim__side form">
          <CallAnytime phone={view.phone} />
        </div>
        <Away view={view} />
      </div>
      <PrintButton />
    </>
  );
}

function CallAnytime({ phone }: Pick<PassportDentalView, "phone">) {
  const { call } = text;
  return (
    <Card title={call.title}>
      <div className="card__body prose">
        {typeof phone === "object" ? (
          <>
            <p>{call.text}</p>
            <p>
              <PhoneLink phone={phone.number} label={call.phone} />
            </p>
          </>
        ) : (
          <>
            <p>{call[phone]}</p>
            <p>
              <OnwardLink to="/support/customer-service">{call.service}</OnwardLink>
            </p>
          </>
        )}
      </div>
    </Card>
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
        {documents.map(({ title, href }, place) => (
          <p key={place}>
            <NewTabLink href={href}>{title ?? claim.untitled}</NewTabLink>
          </p>
        ))}
        <p>
          <OnwardLink to="/support/customer-service">{claim.where}</OnwardLink>
        </p>
      </div>
    </Card>
  );
}

function Away({ view: { phone, directory } }: { view: PassportDentalView }) {
  const { away } = text;
  return (
    <Card title={away.title}>
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
