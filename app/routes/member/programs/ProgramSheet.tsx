import { href } from "react-router";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { NewTabLink } from "#app/components/ui/actions/NewTabLink.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import { renderCarrierText, renderWords } from "#app/components/ui/text/CarrierText.tsx";
import { SafeHtml } from "#app/components/ui/text/SafeHtml.tsx";
import { Sentence } from "#app/components/ui/text/Sentence.tsx";
import { TileList, NewTabForm } from "#app/components/ui/surfaces/TileList.tsx";
import { Unavailable } from "#app/components/ui/surfaces/Unavailable.tsx";
import { programsText } from "#app/text/care/programs.ts";
import { dentalCostText } from "#app/text/benefits/dental-cost.ts";
import { useRootData } from "#app/frame/document/root-data-hook.ts";
import type { ProgramView } from "./load-program.ts";
import { ButtonAnchor, ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { WithContext } from "#app/components/ui/text/VisuallyHidden.tsx";
import { commonText } from "#app/text/common/common.ts";

const text = programsText.detail;

export function ProgramSheet({ program }: { program: ProgramView }) {
  const { target, phone, needsService, children } = program;
  const { isOurEstimator } = program;
  const hasSide = isOurEstimator || target !== null || phone !== null || needsService;
  return (
    <div className="claim">
      <About program={program} className={hasSide ? "claim__main" : ""} />
      {hasSide && (
        <Card
          title={target === null && !isOurEstimator ? text.ask : text.use}
          className="claim__side"
        >
          <div className="card__body prose">
            {target !== null && <ProgramLink target={target} name={program.shortName} />}
            {isOurEstimator && (
              <div className="row">
                <ButtonLink to={href("/benefits/dental/cost")}>{dentalCostText.link}</ButtonLink>
              </div>
            )}
            {phone !== null &&
              (phone.dials ? (
                <p>
                  <PhoneLink phone={phone.words} />
                </p>
              ) : (
                <p>{text.phone(phone.words)}</p>
              ))}
            {needsService && (
              <p>
                <ArrowLink to={href("/support/customer-service")}>{text.service}</ArrowLink>
              </p>
            )}
          </div>
        </Card>
      )}
      {children.length > 0 && (
        <section aria-label={text.children}>
          <div className="sec">
            <h2>{text.children}</h2>
          </div>
          <TileList tiles={children} />
        </section>
      )}
    </div>
  );
}

function About({ program, className }: { program: ProgramView; className: string }) {
  const { description, hasNoText, isUnavailable } = program;
  const planPhone = useRootData()?.brand.servicePhone ?? null;
  const hasDocuments = program.documents.length + program.closed > 0;
  const hasText = description !== "" || hasNoText;
  if (!hasText && !hasDocuments && !isUnavailable) return null;
  const hasAbout = hasText || isUnavailable;
  return (
    <Card title={hasAbout ? text.about : text.documents} className={className}>
      {(hasText || hasDocuments) && (
        <div className="card__body form">
          <SafeHtml markup={description} isCarrierText />
          {hasNoText && <p className="muted">{text.noText}</p>}
          {hasDocuments && <Documents program={program} isTitled={hasAbout} />}
        </div>
      )}
      {isUnavailable && <Unavailable title={text.unavailable} phone={planPhone} />}
    </Card>
  );
}

type DocumentsProps = { program: ProgramView; isTitled: boolean };

function Documents({ program: { documents, closed }, isTitled }: DocumentsProps) {
  return (
    <div>
      {isTitled && (
        <div className="sec">
          <h3>{text.documents}</h3>
        </div>
      )}
      {documents.length > 0 && (
        <ul className="onward">
          {documents.map(({ label, href }, index) => (
            <li key={index}>
              <NewTabLink href={href}>{renderWords(label ?? text.untitled)}</NewTabLink>
            </li>
          ))}
        </ul>
      )}
      {closed > 0 && <p className="muted">{text.closed(closed)}</p>}
    </div>
  );
}

type ProgramLinkProps = { target: NonNullable<ProgramView["target"]>; name: string };

function ProgramLink({ target, name }: ProgramLinkProps) {
  if (target === "closed") return <p className="muted">{text.noAddress}</p>;
  const open = <Sentence parts={text.open(renderCarrierText(name))} />;
  switch (target.kind) {
    case "internal":
      return (
        <div className="row">
          <ButtonLink to={target.to}>{open}</ButtonLink>
        </div>
      );
    case "external":
      return (
        <>
          <div className="row">
            <ButtonAnchor href={target.href} target="_blank" rel="noopener" icon="arrow-square-out">
              <WithContext context={commonText.newTab}>
                {target.isPdf ? <Sentence parts={text.openPdf(renderCarrierText(name))} /> : open}
              </WithContext>
            </ButtonAnchor>
          </div>
          <p className="muted">
            {target.isPdf ? text.fileOf(target.host) : text.elsewhere(target.host)}
          </p>
        </>
      );
    default:
      return (
        <NewTabForm target={target} className="btn" label={text.open(name).join("")}>
          <Icon name="arrow-square-out" />
          <WithContext context={commonText.newTab}>{open}</WithContext>
        </NewTabForm>
      );
  }
}
