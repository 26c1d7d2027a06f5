import "#app/styles/screens/accumulators.css";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { isSpentByPlan } from "#app/rules/benefits/accumulator-kind.ts";
import { metWords, MeterFigure } from "#app/components/ui/figures/Meter.tsx";
import {
  isEnglishPage,
  TextParts,
  plainText,
  renderWords,
  carrierText,
  englishLang,
  type Words,
} from "#app/components/ui/text/CarrierText.tsx";
import { Badge } from "#app/components/ui/text/Badge.tsx";
import { Toggletip } from "#app/components/ui/overlays/Toggletip.tsx";
import { WithContext } from "#app/components/ui/text/VisuallyHidden.tsx";
import { benefitsText } from "#app/text/benefits/benefits.ts";
import { CallAlert } from "#app/contact/service-phone.tsx";
import type { Category } from "#app/rules/member/eligibility.ts";
import type { AccumulatorRow, AccumulatorSide } from "./view-accumulators.ts";

const text = benefitsText.stands;

type AccumulatorsProps = {
  rows: readonly AccumulatorRow[];
  /** Null for the viewer's own. */
  name: string | null;
  category: Category;
};

/** Each deductible, maximum and limit: what is left, of what, as a bar, and what was counted. */
export function Accumulators({ rows, name, category }: AccumulatorsProps) {
  const isSomeInconsistent = rows.some(({ sides }) =>
    sides.some(({ isInconsistent }) => isInconsistent),
  );
  return (
    <>
      {isSomeInconsistent && (
        <div className="card__body">
          <CallAlert category={category}>{text.off}</CallAlert>
        </div>
      )}
      <ul className="accumulators">
        {rows.map((row) => (
          <li key={row.id} id={row.id} className="accumulator">
            <div className="accumulator__head">
              <h3>{renderWords(titleOf(row))}</h3>
              <Meaning row={row} />
            </div>
            {row.sides.map((side) => (
              <Side key={String(side.isFamily)} row={row} side={side} name={name} />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What an amount is for: as sent; in another language first in the page's words, where they are known. */
function Meaning({ row }: { row: AccumulatorRow }) {
  const { header = null, body = null } = row.detail ?? {};
  const own = isEnglishPage || row.kind === "other" ? null : text.meaning[row.kind];
  if (!body && own === null) return null;
  return (
    <Toggletip label={text.about(plainText(titleOf(row)))}>
      {own !== null && <p>{own}</p>}
      {body && header && <strong {...englishLang}>{header}</strong>}
      {body && <p {...englishLang}>{body}</p>}
    </Toggletip>
  );
}

const titleOf = ({ kind, name }: AccumulatorRow): Words =>
  name === null ? text.kind[kind] : carrierText(name);

const SIDE = "accumulator__side";

type SideProps = Pick<AccumulatorsProps, "name"> & { row: AccumulatorRow; side: AccumulatorSide };

function Side({ row, side, name }: SideProps) {
  const who = side.isFamily ? text.family : (name ?? text.you);
  return (
    <div className={side.isFamily ? `${SIDE} ${SIDE}--family` : SIDE}>
      <p className="accumulator__who">{who}</p>
      <MeterFigure {...side}>
        <Counted side={side} kind={row.kind}>
          <TextParts of={text.claimsFor(titleOf(row), who)} />
        </Counted>
      </MeterFigure>
      {side.isInconsistent && (
        <Badge tone="warn" icon="warning-fill">
          {text.offHere}
        </Badge>
      )}
      {side.sentences.length > 0 && <p>{side.sentences.join(" ")}</p>}
    </div>
  );
}

type CountedProps = {
  side: AccumulatorSide;
  kind: AccumulatorRow["kind"];
  /** What the claims are about, for screen readers that list only links. */
  children: ReactNode;
};

/** The counted amount, and the link to the claims behind it. */
function Counted({ side: { metCents, claims }, kind, children }: CountedProps) {
  const amount = metCents === null ? null : metWords(metCents, isSpentByPlan(kind));
  if (claims === null) return amount === null ? null : <p className="num muted">{amount}</p>;
  const isAll = claims.kind === "all";
  const label = isAll
    ? text.allClaims
    : claims.count === null
      ? text.claims
      : text.by(claims.count);
  return (
    <p className="num">
      {amount !== null && <span className="muted">{amount} · </span>}
      <Link className="link" to={claims.href}>
        <WithContext context={isAll ? null : children}>{label}</WithContext>
      </Link>
    </p>
  );
}
