import type { ReactNode } from "react";
import { Link } from "react-router";
import { commonText } from "#app/text/common/common.ts";
import { costGlossaryText } from "#app/text/claims/cost-glossary.ts";
import { eobsText } from "#app/text/claims/eobs.ts";
import { showFileSize } from "#app/text/common/file-size.ts";
import { Amount } from "#app/components/ui/figures/Amount.tsx";
import { ButtonAnchor } from "#app/components/ui/actions/Button.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { DefinitionList } from "#app/components/ui/text/DefinitionList.tsx";
import { Owed } from "#app/components/ui/figures/Owed.tsx";
import { PrintButton } from "#app/components/ui/actions/PrintButton.tsx";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { renderWords } from "#app/components/ui/text/CarrierText.tsx";
import { Table, type Column } from "#app/components/ui/figures/Table.tsx";
import type { viewEob } from "./view-eob.ts";
import type { BarSegment } from "#app/rules/claims/lines/math-bar.ts";
import { MathBar, MathKey } from "#app/components/ui/figures/MathBar.tsx";

export type EobSheetProps = Omit<ReturnType<typeof viewEob>, "listHref" | "providers">;

type Key = "claim" | "patient" | "provider" | "charge" | "discount" | "planPaid" | "responsibility";

const text = eobsText.detail;
const { words, bar } = costGlossaryText;

const columns: readonly Column<Key>[] = [
  { key: "claim", label: text.claimNumber },
  { key: "patient", label: text.patient },
  { key: "provider", label: text.provider },
  { key: "charge", label: text.charge, align: "end" },
  { key: "discount", label: words.discountCents.term, align: "end" },
  { key: "planPaid", label: words.planPaidCents.term, align: "end" },
  { key: "responsibility", label: text.responsibility, align: "end" },
];

export function EobSheet({ pdf, children, ...eob }: EobSheetProps & { children: ReactNode }) {
  return (
    <div className="claim eob">
      {eob.bar && eob.totals && <BillBar totals={eob.totals} segments={eob.bar} />}
      <Claims {...eob} pdf={pdf} />
      <Card title={text.about} {...(eob.bar && { className: "claim__side" })}>
        <div className="card__body form">
          {pdf === null && <p className="muted">{text.noPdf}</p>}
          <div className="row">
            {pdf && (
              <ButtonAnchor kind="quiet" icon="download-simple" href={pdf.href}>
                {text.pdf(showFileSize(pdf.bytes))}
              </ButtonAnchor>
            )}
            <PrintButton />
          </div>
          <DefinitionList
            items={[
              { term: text.date, value: <DateText day={eob.date} none={text.dateUnknown} /> },
              {
                term: text.type,
                value: eob.type === null ? commonText.notGiven : renderWords(eob.type),
              },
              { term: text.subscriber, value: eob.subscriber ?? commonText.notGiven },
              { term: text.members, value: eobsText.names(eob.members) },
            ]}
          />
        </div>
      </Card>
      {children}
    </div>
  );
}

function Claims({ claims, totals, pdf }: Pick<EobSheetProps, "claims" | "totals" | "pdf">) {
  const unknown = pdf === null ? text.claimsUnknown.noPdf : text.claimsUnknown.pdf;
  return (
    <Card title={text.claims}>
      {claims === null || claims.length === 0 ? (
        <p className="card__body">{claims === null ? unknown : text.noClaims}</p>
      ) : (
        <Table
          caption={text.caption}
          columns={columns}
          kind="wide"
          rows={claims.map((claim) => ({
            key: claim.key,
            cells: {
              claim: <ClaimNumber id={claim.id} href={claim.href} />,
              patient: claim.patient ?? commonText.notGiven,
              provider: claim.provider ?? text.providerUnknown,
              charge: <Amount cents={claim.chargeCents} />,
              discount: <Amount cents={claim.discountCents} />,
              planPaid: <Amount cents={claim.planPaidCents} />,
              responsibility: (
                <Owed
                  cents={claim.responsibilityCents}
                  note={claim.standing && eobsText.standings[claim.standing]}
                  standing={claim.standing === "takes-back" ? claim.standing : null}
                />
              ),
            },
          }))}
          totals={totals && claims.length > 1 ? totalsOf(totals) : undefined}
        />
      )}
    </Card>
  );
}

const totalsOf = (totals: NonNullable<EobSheetProps["totals"]>) => ({
  claim: text.total,
  charge: <Amount cents={totals.chargeCents} />,
  discount: <Amount cents={totals.discountCents} />,
  planPaid: <Amount cents={totals.planPaidCents} />,
  responsibility: <Owed cents={totals.responsibilityCents} />,
});

function ClaimNumber({ id, href }: { id: string; href: string | null }) {
  if (href === null) return <span className="num">{id}</span>;
  return (
    <Link className="link num" to={href}>
      {text.claimLink(id)}
    </Link>
  );
}

type BillBarProps = {
  totals: NonNullable<EobSheetProps["totals"]>;
  segments: readonly BarSegment[];
};

/** What is owed, and the split of the billed amounts of all claims: as a bar, and as a list. */
function BillBar({ segments, totals }: BillBarProps) {
  return (
    <Card title={bar} className="claim__main">
      <div className="card__body prose">
        <p>
          {text.responsibility}{" "}
          <b className="limit__big">
            <Amount cents={totals.responsibilityCents} />
          </b>
        </p>
        <MathBar segments={segments} />
        <dl className="math">
          {segments.map(({ key, cents }) => (
            <div key={key} className={key === "oweCents" ? "math__owe" : undefined}>
              <dt>
                <MathKey of={key} />
                {words[key].term}
              </dt>
              <dd>
                <Amount cents={cents} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
