import { href } from "react-router";
import { commonText } from "#app/text/common/common.ts";
import type { ClaimType } from "#app/rules/claims/claim-type.ts";
import type { ShownCents } from "#app/rules/claims/claim-row.ts";
import { showDate } from "#app/text/common/format.ts";
import { homeText } from "#app/text/frame/home.ts";
import { claimWordsText } from "#app/text/claims/claim-words.ts";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import type { ClaimStatusValue } from "#app/rules/claims/claim-status.ts";
import { ClaimStatus } from "#app/components/ui/figures/ClaimStatus.tsx";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { WithContext } from "#app/components/ui/text/VisuallyHidden.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { Amount } from "#app/components/ui/figures/Amount.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import type { IconName } from "#app/components/ui/icons/icons.ts";

export type ShownClaim = {
  id: string;
  type: ClaimType;
  typeName: string;
  provider: string | null;
  serviceDate: string | null;
  status: ClaimStatusValue;
  oweCents: ShownCents;
  /** Whether the amount is the member's. */
  isCredit?: boolean;
  /** The patient's name where that is not the viewer. */
  patient: string | null;
  /** A denial that its status does not say, that its amounts don't add up, and what became of it. */
  notes: readonly string[];
  detailsHref: string;
  eob: boolean;
};

type RecentClaimsProps = {
  claims: readonly ShownClaim[];
  viewAll: boolean;
  /** The year that members sum up at tax time; null at other times. */
  taxYear?: number | null;
  /** Where the card has no other beside it. */
  wide?: boolean;
};

export function RecentClaims({ claims, viewAll, taxYear = null, wide = false }: RecentClaimsProps) {
  const text = homeText.claims;
  return (
    <Card
      title={text.title}
      className={wide ? "claims-card wide" : "claims-card"}
      more={
        viewAll && (
          <ArrowLink to={href("/claims")} className="card__more">
            {text.viewAll}
          </ArrowLink>
        )
      }
    >
      {claims.length === 0 ? (
        <NoClaims />
      ) : (
        <ul className="claims">
          {claims.map((claim, index) => (
            // Claims may share a number.
            <RecentClaim key={`${claim.type} ${claim.id} ${index}`} claim={claim} />
          ))}
        </ul>
      )}
      {taxYear !== null && (
        <p className="claims__year">
          <ArrowLink to={href("/claims/year/:year", { year: String(taxYear) })}>
            {text.taxTime(taxYear)}
          </ArrowLink>
        </p>
      )}
    </Card>
  );
}

function NoClaims() {
  return (
    <div className="empty">
      <span className="chip">
        <Icon name="file-text-duotone" />
      </span>
      <div>
        <p>
          <strong>{homeText.claims.none}</strong>
        </p>
        <p>{homeText.claims.noneHint}</p>
      </div>
    </div>
  );
}

const typeIcons: Readonly<Record<ClaimType, IconName>> = {
  medical: "stethoscope-duotone",
  dental: "tooth-duotone",
  vision: "eyeglasses-duotone",
};

function RecentClaim({ claim }: { claim: ShownClaim }) {
  const text = claimWordsText;
  const provider = claim.provider ?? text.providerUnknown;
  const { type, serviceDate } = claim;
  const named = { type, provider, day: serviceDate && showDate(serviceDate) };
  return (
    <li>
      <span className="chip">
        <Icon name={typeIcons[type]} />
      </span>
      <div>
        <h3>{provider}</h3>
        <p>
          {claim.typeName}
          {serviceDate !== null && (
            <>
              {" · "}
              <DateText day={serviceDate} />
            </>
          )}
          {claim.patient !== null && ` · ${claim.patient}`}
        </p>
      </div>
      <p className="claims__status">
        <ClaimStatus status={claim.status} />
      </p>
      <p className="owe">
        <RecentOwed {...claim} />
        {claim.notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </p>
      <div className="claims__actions">
        <ArrowLink to={claim.detailsHref} context={text.detailsContext(named)}>
          {text.details}
        </ArrowLink>
        {claim.eob && <EobForm claimId={claim.id} context={text.eobContext(named)} />}
      </div>
    </li>
  );
}

function RecentOwed({ oweCents: cents, isCredit }: Pick<ShownClaim, "oweCents" | "isCredit">) {
  const amount = <Amount cents={cents} />;
  return (
    <>
      <small>{isCredit ? claimWordsText.credit : claimWordsText.owe}</small>{" "}
      {typeof cents === "number" ? <b>{amount}</b> : <span className="muted">{amount}</span>}
    </>
  );
}

/** A post, because the document has to be looked up first. */
function EobForm({ claimId, context }: { claimId: string; context: string }) {
  return (
    <form
      method="post"
      action={href("/home")}
      aria-label={commonText.inContext(claimWordsText.eob, context)}
    >
      <input type="hidden" name="claimId" value={claimId} />
      <button className="link" name="intent" value="eob">
        <WithContext context={context}>{claimWordsText.eob}</WithContext>
        <Icon name="caret-right" />
      </button>
    </form>
  );
}
