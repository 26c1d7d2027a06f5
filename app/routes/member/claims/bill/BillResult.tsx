import { Link } from "react-router";
import { Amount } from "#app/components/ui/figures/Amount.tsx";
import { FILLS } from "#app/components/ui/figures/MathBar.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { PhoneLink } from "#app/components/ui/actions/PhoneLink.tsx";
import type { IconName } from "#app/components/ui/icons/icons.ts";
import type { Tone } from "#app/components/ui/icons/tones.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { Notice, NoticeList } from "#app/components/ui/surfaces/NoticeList.tsx";
import { DefinitionList } from "#app/components/ui/text/DefinitionList.tsx";
import { billText } from "#app/text/claims/bill.ts";
import { claimDetailText } from "#app/text/claims/claim.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { costGlossaryText } from "#app/text/claims/cost-glossary.ts";
import { usd } from "#app/text/common/format.ts";
import type { BillView, FoundView } from "./view-bill.ts";

const text = billText.result;

type ResultView = Extract<BillView, { readonly kind: "result" }>;
type Verdict = Exclude<FoundView, { readonly kind: "none" | "missing" | "uncompared" | "several" }>;

const looks: Readonly<Record<FoundView["kind"], readonly [Tone, IconName]>> = {
  equal: ["ok", "check-circle-fill"],
  denied: ["bad", "x-circle-fill"],
  undiscounted: ["warn", "warning-fill"],
  above: ["warn", "warning-fill"],
  below: ["info", "info"],
  pending: ["info", "clock"],
  unclear: ["warn", "question"],
  over: ["warn", "swap"],
  shared: ["warn", "question"],
  reduced: ["warn", "question"],
  several: ["info", "info"],
  none: ["info", "question"],
  missing: ["warn", "warning-fill"],
  uncompared: ["warn", "question"],
};

/** What only a call can settle. */
const CALL: ReadonlySet<FoundView["kind"]> = new Set([
  "unclear",
  "over",
  "shared",
  "reduced",
  "missing",
  "uncompared",
]);

/** What was found, the claim's math beside the bill, and what to say on the phone (BILL-02, BILL-04). */
export function BillResult({ view }: { view: ResultView }) {
  const { found, bill, warnings, phone } = view;
  const visit = "visit" in found ? found.visit : null;
  const denial = "denial" in found ? found.denial : null;
  const [tone, icon] = isOfRest(found) ? looks.several : looks[found.kind];
  return (
    <>
      <NoticeList label={text.heading}>
        <Notice
          tone={tone}
          icon={icon}
          title={titleOf(found)}
          action={
            (denial !== null || CALL.has(found.kind)) && (
              <div className="row">
                {denial && <ArrowLink to={denial.href}>{claimsText.appeal.link}</ArrowLink>}
                {CALL.has(found.kind) && <PhoneLink phone={phone} />}
              </div>
            )
          }
        >
          {[
            bill,
            ...(visit === null ? [] : [text.compared(visit)]),
            ...(denial && found.kind !== "denied" ? [text.denial[denial.extent]] : []),
            explanationOf(found),
            ...("filing" in found && found.filing ? [found.filing] : []),
          ]}
        </Notice>
      </NoticeList>
      {warnings.map((words) => (
        <Alert key={words} kind="warning">
          {words}
        </Alert>
      ))}
      {found.kind === "several" && (
        <Card title={text.title.several}>
          <ul className="onward card__body">
            {found.claims.map(({ href, words }) => (
              <li key={href}>
                <Link className="link" to={href}>
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {"amounts" in found && <ClaimMath found={found} />}
      <Say found={found} />
    </>
  );
}

/** Whether a plan denied a part of the claim, and the bill is for none of that. */
const isOfRest = (found: FoundView): boolean => found.kind === "denied" && !found.isForDenied;

function titleOf(found: FoundView): string {
  const { title } = text;
  if (isOfRest(found)) return title.deniedOther;
  if (found.kind === "denied") return title.denied[found.denial?.extent ?? "denied"];
  return found.kind === "above" || found.kind === "below"
    ? title[found.kind](usd(found.differenceCents))
    : title[found.kind];
}

function explanationOf(found: FoundView): string {
  if (isOfRest(found)) return text.text.deniedOther;
  return found.kind === "undiscounted"
    ? text.text.undiscounted[found.without ?? "both"]
    : text.text[found.kind];
}

/** Both amounts as bars, and the amounts of the claim. */
function ClaimMath({ found }: { found: Verdict }) {
  const { math, bars } = text;
  const { amounts, shares, amountCents, billedCents } = found;
  return (
    <Card title={math.heading}>
      <div className="card__body prose">
        {amounts !== null && <p>{text.claim(usd(amounts.oweCents))}</p>}
        {amounts !== null && shares !== null && (
          <svg
            width="100%"
            height="56"
            fontSize="13"
            role="img"
            aria-label={bars.label(usd(amountCents), usd(amounts.oweCents))}
          >
            <rect width={percent(shares.bill)} height="24" rx="4" fill={FILLS.planPaid} />
            <rect y="32" width={percent(shares.owe)} height="24" rx="4" fill={FILLS.owe} />
          </svg>
        )}
        <DefinitionList
          items={[
            { term: math.bill, value: <Amount cents={amountCents} /> },
            amounts !== null && { term: math.owe, value: <Amount cents={amounts.oweCents} /> },
            { term: math.billed, value: <Amount cents={billedCents} /> },
            amounts !== null && {
              term: math.discount,
              value: <Amount cents={amounts.discountCents} />,
            },
            ...rare(amounts, ["deniedCents", "notCoveredCents"]),
            amounts !== null && {
              term: math.planPaid,
              value: <Amount cents={amounts.planPaidCents} />,
            },
            ...rare(amounts, ["otherPayerPaidCents"]),
          ]}
        />
        {amounts !== null && (amounts.discountCents ?? 0) < 0 && (
          <p>{claimDetailText.math.allowedMore(usd(0 - (amounts.discountCents ?? 0)))}</p>
        )}
        <ArrowLink to={found.href}>{text.details}</ArrowLink>
      </div>
    </Card>
  );
}

type Rare = "deniedCents" | "notCoveredCents" | "otherPayerPaidCents";

/** Amounts that most claims do not have. */
const rare = (amounts: Verdict["amounts"], names: readonly Rare[]) =>
  names.map(
    (name) =>
      (amounts?.[name] ?? 0) !== 0 && {
        term: costGlossaryText.words[name].term,
        value: <Amount cents={amounts?.[name] ?? null} />,
      },
  );

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** A sentence for the phone, where there is something to ask the provider. */
function Say({ found }: { found: FoundView }) {
  const words = sentenceOf(found);
  return (
    words !== null && (
      <Card title={text.say.heading}>
        <div className="card__body prose">
          <p>{words}</p>
        </div>
      </Card>
    )
  );
}

function sentenceOf(found: FoundView): string | null {
  const { say } = text;
  switch (found.kind) {
    case "equal":
      return say.equal;
    case "denied":
      return isOfRest(found) ? say.equal : say.denied[found.denial?.extent ?? "denied"];
    case "below":
      return say.below;
    case "none":
      return say.none;
    case "undiscounted":
      return (
        found.amounts && say.undiscounted[found.without ?? "both"](usd(found.amounts.oweCents))
      );
    case "above":
      return found.amounts && say.above(usd(found.amounts.oweCents), usd(found.differenceCents));
    default:
      return null;
  }
}
