import { href } from "react-router";
import "#app/styles/screens/wallet-card.css";
import { memberContext } from "#server/middleware/member.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { EmptyState } from "#app/components/ui/surfaces/EmptyState.tsx";
import { useAnsweredForm } from "#app/components/forms/answered-form.ts";
import { CarrierWords, TextParts, renderWords } from "#app/components/ui/text/CarrierText.tsx";
import { WithContext } from "#app/components/ui/text/VisuallyHidden.tsx";
import { proofText } from "#app/text/account/proof.ts";
import { idCardText as text } from "#app/text/account/id-card.ts";
import { PageHead } from "#app/frame/document/page-head.tsx";
import { CardActions, ShownCard } from "./card-actions.tsx";
import { CUSTOMER_SERVICE, HelpLink } from "./help-link.tsx";
import { mailCard, takeMailAnswer } from "../send/mail-card.ts";
import { viewCards } from "./load-cards.ts";
import type { Route } from "./+types/id-card.ts";

/** Where the cards by mail begin, below all others. */
const MAIL = "by-mail";

/** The family's ID cards (S-03); a dependent sees only their own. Termed members go home (§2). */
export const loader = async ({ context }: Route.LoaderArgs) => ({
  ...(await viewCards(context.get(memberContext))),
  mailed: takeMailAnswer(context),
});

export const action = ({ request, context }: Route.ActionArgs) => mailCard(request, context);

export default function IdCards({ loaderData, actionData }: Route.ComponentProps) {
  const { brand, idKind, members, mail, mailed } = loaderData;
  const { formError, summaryRef } = useAnsweredForm(actionData);
  return (
    <>
      <PageHead title={text.title} hasErrors={formError !== null} />
      {members.length === 0 ? (
        <section className="card cards">
          <EmptyState
            title={text.none.title}
            text={text.none.text}
            icon="identification-card"
            action={{ label: text.customerService, href: CUSTOMER_SERVICE }}
          />
        </section>
      ) : (
        <>
          <p>
            {text.lead}{" "}
            <a className="link" href={`#${MAIL}`}>
              {text.mail.title}
            </a>
          </p>
          <div className="cards">
            {mailed !== null && (
              <Alert kind="success" live>
                <p>
                  <CarrierWords>{mailed}</CarrierWords>
                </p>
              </Alert>
            )}
            {formError !== null && (
              <Alert kind="error" live ref={summaryRef}>
                <p>{formError}</p>
                <HelpLink phone={brand.servicePhone} />
              </Alert>
            )}
            {members.map(({ suffix, name, cards }, at) => (
              <Card key={suffix} title={name}>
                {cards.map((card, place) => (
                  <ShownCard key={card.key} card={card} brand={brand} idKind={idKind}>
                    <CardActions card={card} member={name} isFirst={at + place === 0} />
                  </ShownCard>
                ))}
              </Card>
            ))}
            <Card title={text.mail.title} headingId={MAIL}>
              <div className="card__body">
                <p className="muted">{text.mail.text}</p>
                {mail.map(({ category, name }) => (
                  <div className="cards__mail" key={category}>
                    <span>{renderWords(name)}</span>
                    <ButtonLink kind="quiet" to={href("/id-card/mail/:category", { category })}>
                      <WithContext context={<TextParts of={text.mail.of(name)} />}>
                        {text.mail.ask}
                      </WithContext>
                    </ButtonLink>
                  </div>
                ))}
              </div>
            </Card>
            <ArrowLink to={href("/account/proof-of-coverage")}>{proofText.title}</ArrowLink>
          </div>
        </>
      )}
    </>
  );
}

export { retryHeaders as headers } from "#app/forms/submit/refuse.ts";
