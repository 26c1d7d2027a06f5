import { href } from "react-router";
import { useId } from "react";
import type { HomeView } from "./view-home.ts";
import { commonText } from "#app/text/common/common.ts";
import { homeText, idLabel, type IdKind } from "#app/text/frame/home.ts";
import { Amount } from "#app/components/ui/figures/Amount.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { ProgressMeter } from "#app/components/ui/figures/ProgressMeter.tsx";
import { Toggletip } from "#app/components/ui/overlays/Toggletip.tsx";
import { CopyButton } from "#app/components/ui/actions/CopyButton.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import {
  ownNameOr,
  plainText,
  renderWords,
  carrierText,
  englishLang,
} from "#app/components/ui/text/CarrierText.tsx";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { Sentence } from "#app/components/ui/text/Sentence.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import type { PrimaryCareRow } from "#app/rules/care/primary-care.ts";
import { CallAlert } from "#app/contact/service-phone.tsx";
import { usd } from "#app/text/common/format.ts";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { Face } from "#app/components/ui/icons/Face.tsx";
import { TileList, type ProgramTile } from "#app/components/ui/surfaces/TileList.tsx";

export function LimitTile({ limit }: { limit: NonNullable<HomeView["limit"]> }) {
  const { name: sentName, isAnnual, remainingCents, metCents, totalCents, detail } = limit;
  const id = useId();
  const text = homeText.limit;
  const name = isAnnual ? ownNameOr(text.annual, sentName) : carrierText(sentName);
  const title = <Sentence parts={text.remaining(renderWords(name))} />;
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card__head limit__head">
        <h2 id={id}>{text.title}</h2>
        {detail !== null && detail.body !== null && (
          <Toggletip label={commonText.about(plainText(name))}>
            {detail.header && <strong {...englishLang}>{detail.header}</strong>}
            <p {...englishLang}>{detail.body}</p>
          </Toggletip>
        )}
      </div>
      <div className="card__body">
        <p className="muted from-tablet">{title}</p>
        <p className="muted phone-only">{text.remainingLabel}</p>
        <p className="limit__big">
          {/* Of a limit that is passed nothing remains. */}
          <Amount cents={Math.max(0, remainingCents)} />
        </p>
        {remainingCents < 0 && <p>{text.over(usd(-remainingCents))}</p>}
        {limit.isDoubtful && <CallAlert category="dental">{text.doubtful}</CallAlert>}
        <ProgressMeter
          title={title}
          metCents={metCents}
          remainingCents={remainingCents}
          limitCents={totalCents}
          labels={{ met: text.used }}
          hide={{ title: true, remaining: true }}
        />
        <p className="limit__note">
          <Sentence parts={text.note(renderWords(name))} />
        </p>
        <ArrowLink to={href("/benefits/:category", { category: "dental" })}>{text.link}</ArrowLink>
      </div>
    </section>
  );
}

type WelcomeProps = {
  firstName: string;
  displayId: string;
  idKind: IdKind;
  phone: string | null;
  /** Whether the phone is answered now; null if that is not known. */
  opening: string | null;
};

export function Welcome({ firstName, displayId, idKind, phone, opening }: WelcomeProps) {
  const label = idLabel(idKind);
  return (
    <div className="hello">
      <h1>{homeText.welcome(firstName)}</h1>
      <p className="hello__id">
        {label} <b className="num">{displayId}</b>
        <CopyButton value={displayId} label={label} />
      </p>
      {phone !== null && (
        <p className="hello__call">
          {homeText.questions} <PhoneLink phone={phone} />
          {opening !== null && <span>{opening}</span>}
        </p>
      )}
    </div>
  );
}

type PreventiveCareCardProps = {
  dueDate: string | null;
  phone: string | null;
  email: string | null;
};

/** The day by which City of Portland members need their preventive visit (§1). */
export function PreventiveCareCard({ dueDate, phone, email }: PreventiveCareCardProps) {
  const id = useId();
  const text = homeText.preventive;
  return (
    <section className="card preventative-care" aria-labelledby={id}>
      <div className="preventive">
        <span className="chip">
          <Icon name="heart-duotone" />
        </span>
        <div>
          <h2 id={id}>{text.title}</h2>
          {dueDate === null ? (
            <p>{text.unavailable}</p>
          ) : (
            <p>
              <Sentence
                parts={text.due(
                  <b>
                    <DateText day={dueDate} inWords />
                  </b>,
                )}
              />
            </p>
          )}
        </div>
        <p className="links">
          <PhoneLink phone={phone} />
          {email !== null && (
            <a className="link" href={`mailto:${email}`}>
              <Icon name="envelope-simple" />
              {text.email(email)}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}

type PrimaryCareCardProps = {
  withoutSelection: readonly PrimaryCareRow[];
  /** `from` is the first day of an upcoming provider, in words; null for a present one. */
  withSelection: readonly (PrimaryCareRow & { providerName: string; from: string | null })[];
  unread: readonly Omit<PrimaryCareRow, "href">[];
};

export function PrimaryCareCard({ withoutSelection, withSelection, unread }: PrimaryCareCardProps) {
  const text = homeText.primaryCare;
  return (
    <Card
      title={text.title}
      more={
        <ArrowLink to={href("/find-care/primary-care")} className="card__more">
          {text.all}
        </ArrowLink>
      }
    >
      <div className="card__body">
        <p className="muted">{text.text}</p>
        <p className="muted">{text.emergency}</p>
        <ul className="people">
          {withSelection.map(({ suffix, name, providerName, from, href }) => (
            <li key={suffix}>
              <Face name={name} chosen={from === null} />
              <span>
                <b>{name}</b>{" "}
                <small>{from === null ? providerName : text.from(providerName, from)}</small>
              </span>
              <ArrowLink to={href} context={text.viewContext(name)}>
                {text.view}
              </ArrowLink>
            </li>
          ))}
          {withoutSelection.map(({ suffix, name, href }) => (
            <li key={suffix}>
              <Face name={name} chosen={false} />
              <span>
                <b>{name}</b>{" "}
                <ArrowLink to={href} context={text.selectContext(name)}>
                  {text.select}
                </ArrowLink>
              </span>
            </li>
          ))}
          {unread.map(({ suffix, name }) => (
            <li key={suffix}>
              <Face name={name} chosen={false} />
              <span>
                <b>{name}</b> <small>{text.unread}</small>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

type ProgramTilesProps = { tiles: readonly ProgramTile[]; viewAll: boolean };

export function ProgramTiles({ tiles, viewAll }: ProgramTilesProps) {
  const id = useId();
  const text = homeText.programs;
  return (
    <section className="programs" aria-labelledby={id}>
      <div className="sec">
        <h2 id={id}>{text.title}</h2>
        {viewAll && <ArrowLink to={href("/benefits/programs")}>{text.viewAll}</ArrowLink>}
      </div>
      {tiles.length === 0 ? <p className="muted">{text.none}</p> : <TileList tiles={tiles} />}
    </section>
  );
}
