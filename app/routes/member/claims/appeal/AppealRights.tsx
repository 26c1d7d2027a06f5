import { Form, href } from "react-router";
import { DayField } from "#app/components/forms/DayField.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { Button } from "#app/components/ui/actions/Button.tsx";
import { NewTabLink } from "#app/components/ui/actions/NewTabLink.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { appealText } from "#app/text/claims/appeal.ts";
import { languageHelpText } from "#app/text/frame/language-help.ts";
import type { AppealView } from "./view-appeal.ts";

export const NOTICE_DAY = "notice";

type ViewProps = { view: AppealView };
type DeadlineProps = ViewProps & { isMade?: boolean };

/**
 * The last day for an appeal, once the member has said when the notice came (HELP-05). Beside a
 * letter without the field, whose answer would be a page without the letter.
 */
export function Deadline({ view: { deadline, appealPhone }, isMade = false }: DeadlineProps) {
  const text = appealText.deadline;
  const { days, field, end } = deadline;
  return (
    <Card title={text.heading} headingId="deadline">
      <div className="card__body form">
        {days === null && <p>{text.unknown}</p>}
        {days !== null && end === null && (
          <p>{[text.period(days), !isMade && text.enter].filter(Boolean).join(" ")}</p>
        )}
        {end !== null && !end.isOver && (
          <>
            <p className="appeal__day">{text.last(end.lastDay, end.daysLeft)}</p>
            <p>{text.sooner}</p>
          </>
        )}
        {end?.isOver && (
          <>
            <p className="appeal__day">{text.over(end.lastDay)}</p>
            <p>{text.overText}</p>
          </>
        )}
        {(days === null || end?.isOver) && <PhoneLink phone={appealPhone} />}
        {days !== null && !isMade && (
          // Remounts the uncontrolled field with another day.
          <Form
            key={field.value}
            action="#deadline"
            className="filters form"
            aria-label={text.field}
          >
            <DayField
              id={NOTICE_DAY}
              label={text.field}
              hint={deadline.hint}
              errors={field.error === null ? [] : [field.error]}
              defaultValue={field.value}
              min={field.first ?? undefined}
              max={field.last}
            />
            <div className="row">
              <Button kind="quiet">{text.submit}</Button>
            </div>
          </Form>
        )}
      </div>
    </Card>
  );
}

/** What the law or the carrier's settings give members of this kind of plan (HELP-04). */
export function Rights({ view: { rights, appealPhone } }: ViewProps) {
  const text = appealText.rights;
  const { faster, external } = rights;
  return (
    <Card title={text.heading}>
      <div className="card__body appeal__rights">
        {rights.internal && <Right {...text.internal} />}
        {faster !== null && (
          <Right {...text.faster}>
            <PhoneLink phone={faster.phone} label={text.faster.call} />
          </Right>
        )}
        {external !== null && (
          <Right
            title={text.external.title}
            text={
              external.isAutomatic
                ? text.external.automatic
                : external.months === null
                  ? text.external.unknown
                  : text.external.months(external.months)
            }
          />
        )}
        {rights.copies && <Right {...text.copies} />}
        <Right title={languageHelpText.heading} text={languageHelpText.appeal}>
          <ArrowLink to={href("/language-help")}>{languageHelpText.link}</ArrowLink>
        </Right>
        {rights.helpers.length > 0 && (
          <div>
            <h3>{text.helpers.title}</h3>
            <ul>
              {rights.helpers.map(({ name, phone, link }) => (
                <li key={name}>
                  {link === null ? name : <NewTabLink href={link}>{name}</NewTabLink>}{" "}
                  <PhoneLink phone={phone} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {rights.asked.length > 0 && (
          <div>
            <h3>{text.ask.title}</h3>
            <p>{text.ask.text}</p>
            <ul>
              {rights.asked.map((element) => (
                <li key={element}>{text.ask[element]}</li>
              ))}
            </ul>
            <PhoneLink phone={appealPhone} />
          </div>
        )}
      </div>
    </Card>
  );
}

type RightProps = { title: string; text: string; children?: React.ReactNode };

const Right = ({ title, text, children }: RightProps) => (
  <div>
    <h3>{title}</h3>
    <p>{text}</p>
    {children}
  </div>
);
