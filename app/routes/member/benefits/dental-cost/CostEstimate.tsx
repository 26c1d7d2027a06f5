import { Amount } from "#app/components/ui/figures/Amount.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import {
  Pieces,
  plainWords,
  sayWords,
  sentLang,
  type Words,
} from "#app/components/ui/text/AsSent.tsx";
import { Sentences } from "#app/components/ui/text/Sentence.tsx";
import { useSupportPhone } from "#app/contact/support-phone.tsx";
import { dentalCostText as text } from "#app/text/benefits/dental-cost.ts";
import { FORM } from "./CostForm.tsx";
import type { EstimateView } from "./view-estimate.ts";

/** The estimate: how it adds up, waiting, and what it is not (COST-02 to COST-04). */
export function CostEstimate({ estimate }: { estimate: EstimateView }) {
  return (
    <>
      {estimate.kind === "known" ? <Sum estimate={estimate} /> : <NoSum estimate={estimate} />}
      <div className="row">
        <a className="link" href={`#${FORM}`}>
          {text.form.again}
        </a>
        <PrintButton size="small" />
      </div>
      {estimate.kind === "known" && estimate.wait !== null && <Wait wait={estimate.wait} />}
      <Card title={text.isNot}>
        <Listed sentences={estimate.isNot} />
      </Card>
    </>
  );
}

type Known = Extract<EstimateView, { readonly kind: "known" }>;

/** Each service with what is left to pay, and the sum; twice where the deductible may apply or not. */
function Sum({ estimate: { cases, unsure } }: { estimate: Known }) {
  return (
    <>
      {unsure !== null && (
        <Alert kind="info">
          <p>
            <Pieces of={unsure} />
          </p>
        </Alert>
      )}
      {cases.map(({ label, rows, total, notes }, at) => (
        <Card key={at} title={label === null ? text.how : <Pieces of={label} />}>
          <p className="cost-head">{text.youPay}</p>
          <ul className="card__body priced cost">
            {rows.map(({ name, about, yourCents }, place) => (
              <li key={place}>
                <span>
                  <span {...sentLang}>{name}</span>
                  <About words={about} />
                </span>
                <b>
                  <Amount cents={yourCents} />
                </b>
              </li>
            ))}
            {rows.length > 1 && (
              <li className="cost__total">
                <span>
                  {text.total}
                  <About words={total.about} />
                </span>
                <b>
                  <Amount cents={total.yourCents} />
                </b>
              </li>
            )}
          </ul>
          {notes.length > 0 && <Listed sentences={notes.map((note) => [note])} />}
        </Card>
      ))}
    </>
  );
}

const About = ({ words }: { words: readonly Words[] }) => (
  <small>
    <Sentences each={words.map((one) => [sayWords(one)])} between=" · " />
  </small>
);

/** Why there is no number, and what to ask. */
function NoSum({ estimate }: { estimate: Extract<EstimateView, { readonly kind: "unknown" }> }) {
  const phone = useSupportPhone();
  return (
    <>
      <Alert kind="warning">
        {estimate.why.map((why) => (
          <p key={plainWords(...why)}>
            <Pieces of={why} />
          </p>
        ))}
      </Alert>
      {estimate.ask.length > 0 && (
        <Card title={text.ask}>
          <Listed sentences={estimate.ask} />
          {phone !== null && (
            <p className="card__body">
              <PhoneLink phone={phone} />
            </p>
          )}
        </Card>
      )}
    </>
  );
}

function Wait({ wait: { lead, rows, care } }: { wait: NonNullable<Known["wait"]> }) {
  return (
    <Card title={text.wait}>
      <p className="card__body">{lead}</p>
      {rows.length > 0 && (
        <ul className="card__body priced cost">
          {rows.map(({ name, amount, about }) => (
            <li key={plainWords(...name)}>
              <span>
                <Pieces of={name} />
                {about.length > 0 && <About words={about} />}
              </span>
              <b className="num">{amount}</b>
            </li>
          ))}
        </ul>
      )}
      {care !== null && <p className="card__body">{care}</p>}
    </Card>
  );
}

const Listed = ({ sentences }: { sentences: readonly (readonly Words[])[] }) => (
  <ul className="card__body cost-notes">
    {sentences.map((sentence, at) => (
      <li key={at}>
        <Pieces of={sentence} />
      </li>
    ))}
  </ul>
);
