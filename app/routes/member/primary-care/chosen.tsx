import { memberContext } from "#server/middleware/member.ts";
import { Alert } from "#app/components/ui/Alert.tsx";
import { Breadcrumb } from "#app/components/ui/Breadcrumb.tsx";
import { Card } from "#app/components/ui/Card.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { PhoneLink } from "#app/components/ui/PhoneLink.tsx";
import { PrintButton } from "#app/components/ui/PrintButton.tsx";
import { PageTitle } from "#app/frame/page-title.tsx";
import { providerChoiceText } from "#app/text/provider-choice.ts";
import { loadOutcome } from "./load-outcome.ts";
import { ProviderSide } from "./ProviderSide.tsx";
import { viewOutcome } from "./view-outcome.ts";
import type { Route } from "./+types/chosen.ts";

const text = providerChoiceText.done;

/** What became of the choice of a primary care provider (S-20), to be kept or printed. */
export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  shown: viewOutcome(await loadOutcome(context, params.suffix)),
  supportPhone: context.get(memberContext).brand.supportPhone,
});

export default function Chosen({ loaderData: { shown, supportPhone } }: Route.ComponentProps) {
  const { isSaved, title, answer, provider, people, emailAddress, page, again } = shown;
  const { above } = providerChoiceText;
  return (
    <>
      <PageTitle page={title} />
      <Breadcrumb
        above={[
          { label: above.findCare, href: "/find-care" },
          { label: above.primaryCare, href: "/find-care/primary-care" },
        ]}
        current={text.title}
      />
      <h1>{title}</h1>
      <Alert kind={isSaved ? "success" : "warning"} live>
        <p>{answer}</p>
        {!isSaved && <PhoneLink phone={supportPhone} />}
      </Alert>
      <Card title={text.provider}>
        <div className="card__body">
          <ProviderSide provider={provider} />
        </div>
      </Card>
      <Card title={text.people}>
        <div className="card__body">
          <ul className="people">
            {people.map(({ name, lines }) => (
              <li key={name}>
                <span>
                  <b>{name}</b>
                  {lines.map((line) => (
                    <small key={line}>{line}</small>
                  ))}
                </span>
              </li>
            ))}
          </ul>
          {isSaved && <p>{text.email(emailAddress)}</p>}
        </div>
      </Card>
      <div className="row">
        {!isSaved && <OnwardLink to={again}>{text.again}</OnwardLink>}
        <OnwardLink to={page}>{text.see}</OnwardLink>
        <OnwardLink to="/home">{text.home}</OnwardLink>
        {isSaved && <PrintButton />}
      </div>
    </>
  );
}
