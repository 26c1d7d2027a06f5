import { href } from "react-router";
import { Fragment } from "react";
import { servicePhoneOf } from "#server/brands/brand.ts";
import { memberContext } from "#server/middleware/member.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { renderWords } from "#app/components/ui/text/CarrierText.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import { BELOW_PRIMARY_CARE, PageHead } from "#app/frame/document/page-head.tsx";
import { providerChoiceText } from "#app/text/care/provider-choice.ts";
import { loadOutcome, viewOutcome } from "./load-outcome.ts";
import { ProviderSide } from "../provider/ProviderSide.tsx";
import type { Route } from "./+types/chosen.ts";

const text = providerChoiceText.done;

/** The result of a choice of primary care provider (S-20), to be saved or printed. */
export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  shown: viewOutcome(await loadOutcome(context, params.suffix), context.get(memberContext).today),
  servicePhone: servicePhoneOf(context.get(memberContext).brand),
});

export default function Chosen({ loaderData: { shown, servicePhone } }: Route.ComponentProps) {
  const { isSaved, title, answer, provider, people, emailAddress, page, again } = shown;
  return (
    <>
      <PageHead title={title} above={BELOW_PRIMARY_CARE} current={text.title} heading={null} />
      <div className="card sheet">
        <div className="sheet__head">
          <h1>{title}</h1>
        </div>
        <Alert kind={isSaved ? "success" : "warning"} live>
          <p>{renderWords(answer)}</p>
          {!isSaved && <PhoneLink phone={servicePhone} />}
        </Alert>
        <div className="versus">
          <section aria-labelledby="provider">
            <h2 id="provider">{text.provider}</h2>
            <ProviderSide provider={provider} />
          </section>
          <section aria-labelledby="people">
            <h2 id="people">{text.people}</h2>
            {people.map(({ suffix, name, lines }) => (
              <p key={suffix}>
                <b>{name}</b>
                {lines.map((line) => (
                  <Fragment key={line}>
                    <br />
                    {line}
                  </Fragment>
                ))}
              </p>
            ))}
          </section>
        </div>
        {isSaved && <p>{text.email(emailAddress)}</p>}
        <div className="row">
          {isSaved ? <PrintButton /> : <ButtonLink to={again}>{text.again}</ButtonLink>}
        </div>
        <div className="sheet__foot">
          <ArrowLink to={page}>{text.seeCare}</ArrowLink>
          <ArrowLink to={href("/home")}>{text.home}</ArrowLink>
        </div>
      </div>
    </>
  );
}
