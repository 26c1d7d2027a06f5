import type { ReactNode } from "react";
import { Form } from "react-router";
import { useAnsweredForm, type FormAnswer } from "#app/components/forms/answered-form.ts";
import { FormTop, sayKept } from "#app/components/forms/FormTop.tsx";
import { Field, TextArea } from "#app/components/forms/Field.tsx";
import { SubmitButton } from "#app/components/forms/SubmitButton.tsx";
import { sayCents } from "#app/components/ui/figures/Amount.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { LetterSheet } from "#app/components/ui/surfaces/LetterSheet.tsx";
import { renderCarrierText } from "#app/components/ui/text/CarrierText.tsx";
import { Sentence } from "#app/components/ui/text/Sentence.tsx";
import { DefinitionList } from "#app/components/ui/text/DefinitionList.tsx";
import { appealText } from "#app/text/claims/appeal.ts";
import { showDate } from "#app/text/common/format.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { claimWordsText } from "#app/text/claims/claim-words.ts";
import { letterSize, LONGEST_WHY } from "#app/rules/claims/appeal/letter-size.ts";
import type { Letter } from "./make-letter.ts";
import type { AppealView } from "./view-appeal.ts";

const text = appealText.letter;

type LetterFormProps = {
  view: AppealView;
  answer: FormAnswer | undefined;
  draft: FormAnswer["values"] | undefined;
  isMade?: boolean;
};

/** The form for the letter (HELP-06), folded where one is made; staff see an explanation instead. */
export function LetterForm({ view, answer, draft, isMade = false }: LetterFormProps) {
  const form = useAnsweredForm(answer, { defaultValue: answer?.values ?? draft ?? view.initial });
  const { formProps, busy, field } = form;
  const heading = isMade ? text.change : text.heading;
  const fields = (
    <div className="card__body form">
      {!isMade && <p>{view.isStaff ? text.staff : text.intro}</p>}
      {!view.isStaff && view.hasSpanishLetters && <p>{text.spanish}</p>}
      {!view.isStaff && (
        <>
          <FormTop form={form} notices={[sayKept(draft, answer)]} />
          <Form method="post" className="form" aria-label={heading} {...formProps}>
            <Field {...field("name")} label={text.name} autoComplete="name" required />
            <Field {...field("memberId")} label={text.memberId} required />
            <TextArea {...field("address")} label={text.address} rows={3} />
            <TextArea
              {...field("why")}
              label={text.why}
              hint={text.whyHint(LONGEST_WHY)}
              rows={8}
            />
            <SubmitButton busy={busy}>{text.submit}</SubmitButton>
          </Form>
        </>
      )}
    </div>
  );
  if (!isMade)
    return (
      <Card title={heading} headingId="letter" className="appeal__form">
        {fields}
      </Card>
    );
  return (
    <details className="card folds">
      <summary>
        <h2>{heading}</h2>
        <Icon name="caret-down" />
      </summary>
      {fields}
    </details>
  );
}

/** Stands for the amounts after a service, which take this many characters in either language. */
const SERVICE_AMOUNTS = "_".repeat(50);

/** The letter: the only part of the page that is printed. */
export function AppealLetter({ view, letter }: { view: AppealView; letter: Letter }) {
  const { about, lines, reasons, sendTo, isBeforeCare } = view;
  const { facts } = text;
  const items = [
    { term: facts.member, value: letter.name },
    { term: facts.memberId, value: letter.memberId },
    view.patient !== letter.name && { term: facts.patient, value: view.patient },
    { term: facts.claim, value: about.number },
    {
      term: facts.day,
      value: about.serviceDate ? showDate(about.serviceDate) : claimsText.dateUnknown,
    },
    { term: facts.provider, value: about.provider ?? claimWordsText.providerUnknown },
  ];
  const size = letterSize([
    letter.address ?? "",
    ...sendTo.address,
    ...lines.map(({ description }) => `${description ?? ""}${SERVICE_AMOUNTS}`),
    ...reasons.map(({ reason }) => reason ?? ""),
    letter.why ?? "",
  ]);
  return (
    <LetterSheet size={size} labelledBy="letter-subject" takesFocus>
      <div className="letter__tools">
        <PrintButton kind="primary" />
        <p className="hint">{text.printHint}</p>
      </div>
      <div className="letter__head">
        <p className="letter__lines">{[letter.name, letter.address].filter(Boolean).join("\n")}</p>
        {sendTo.address.length > 0 && <p className="letter__lines">{sendTo.address.join("\n")}</p>}
      </div>
      <h2 id="letter-subject">{text.subject}</h2>
      <DefinitionList items={items} />
      <p>{text.greeting}</p>
      <p>{lines.length === 0 ? text.askWithout : isBeforeCare ? text.askBeforeCare : text.ask}</p>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line.number}>
              <Sentence
                parts={text.service<ReactNode>(
                  line.description === null
                    ? appealText.denied.unnamed
                    : renderCarrierText(line.description),
                  isBeforeCare ? null : sayCents(line.billedCents),
                  typeof line.notPaidCents === "number" ? sayCents(line.notPaidCents) : null,
                )}
              />
            </li>
          ))}
        </ul>
      )}
      {reasons.map(({ reason }) =>
        reason === null ? null : (
          <p key={reason}>
            <Sentence parts={text.reasonGiven(renderCarrierText(reason))} />
          </p>
        ),
      )}
      <p>{text.because}</p>
      <p className="letter__why">{letter.why}</p>
      <p>{text.copies}</p>
      <div className="letter__sign">
        <p>{text.signature}</p>
        <p>{text.date}</p>
      </div>
    </LetterSheet>
  );
}

export function HowToSend({ view: { sendTo } }: { view: AppealView }) {
  return (
    <Card title={text.send.heading} className="letter__about">
      <div className="card__body prose">
        {sendTo.address.length > 0 && (
          <p className="letter__lines">{[text.send.mail, ...sendTo.address].join("\n")}</p>
        )}
        {sendTo.fax !== null && <p>{text.send.fax(sendTo.fax)}</p>}
        {sendTo.address.length === 0 && sendTo.fax === null && <p>{text.send.unknown}</p>}
        <h3>{text.enclose.heading}</h3>
        <ul>
          {text.enclose.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
