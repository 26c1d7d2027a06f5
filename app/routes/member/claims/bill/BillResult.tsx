import { Link } from "react-router";
import { ButtonAnchor, ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { telOf } from "#app/components/ui/actions/PhoneLink.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import type { IconName } from "#app/components/ui/icons/icons.ts";
import type { Tone } from "#app/components/ui/icons/tones.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { Card } from "#app/components/ui/surfaces/Card.tsx";
import { billText } from "#app/text/claims/bill.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { commonText } from "#app/text/common/common.ts";
import { usd } from "#app/text/common/format.ts";
import { BillBars, BillMath } from "./BillMath.tsx";
import type { BillView, FoundView } from "./view-bill.ts";

const text = billText.result;

type ResultView = Extract<BillView, { readonly kind: "result" }>;
/**
 * Tone and icon of each verdict. What each means: `BillVerdict`; "several", "none", "missing" and
 * "uncompared" are searches that did not end at one claim.
 */
const LOOKS: Readonly<Record<FoundView["kind"], readonly [Tone, IconName]>> = {
  equal: ["ok", "check-circle-fill"],
  denied: ["bad", "x-circle-fill"],
  "not-allowed": ["info", "info"],
  "not-covered": ["info", "info"],
  "denied-other": ["info", "info"],
  "over-allowed": ["warn", "question"],
  undiscounted: ["warn", "warning-fill"],
  "paid-to-member": ["info", "info"],
  above: ["warn", "warning-fill"],
  "out-of-network": ["warn", "question"],
  "paid-as": ["warn", "question"],
  below: ["info", "info"],
  pending: ["info", "clock"],
  unclear: ["warn", "question"],
  "unknown-status": ["warn", "question"],
  over: ["warn", "swap"],
  replaced: ["warn", "swap"],
  shared: ["warn", "question"],
  "may-change": ["warn", "question"],
  several: ["info", "info"],
  none: ["info", "question"],
  missing: ["warn", "warning-fill"],
  uncompared: ["warn", "question"],
};

/** Verdicts about a denial: the appeal is the next step. */
const ABOUT_DENIAL: ReadonlySet<FoundView["kind"]> = new Set([
  "denied",
  "not-allowed",
  "not-covered",
  "denied-other",
]);

const SETTLED_BY_CALL: ReadonlySet<FoundView["kind"]> = new Set([
  "unclear",
  "unknown-status",
  "over-allowed",
  "over",
  "replaced",
  "shared",
  "may-change",
  "out-of-network",
  "paid-as",
  "missing",
  "uncompared",
]);

/** What was found, the claim's math beside the bill, and what to say on the phone (BILL-02, BILL-04). */
export function BillResult({ view }: { view: ResultView }) {
  const { found, warnings, phone } = view;
  const visit = "visit" in found ? found.visit : null;
  const denial = "denial" in found ? found.denial : null;
  const [tone, icon] = LOOKS[found.kind];
  const sentences = [
    ...(visit === null ? [] : [text.compared(visit)]),
    ...("days" in found && found.days ? [found.days] : []),
    ...(denial && (denial.kind === "twin" || !ABOUT_DENIAL.has(found.kind))
      ? [text.denial[denial.kind]]
      : []),
    explanationOf(found),
    ...("filing" in found && found.filing ? [found.filing] : []),
  ];
  return (
    <>
      <section className="card" aria-label={text.heading}>
        <div className="notice">
          <span className={`notice__i tone-${tone}`}>
            <Icon name={icon} />
          </span>
          <div>
            {sentences.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
        </div>
        {"amounts" in found && <BillBars found={found} />}
        {found.kind === "several" && (
          <ul className="onward card__body">
            {found.choices.map(({ href, words }) => (
              <li key={href}>
                <Link className="link" to={href}>
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      {warnings.map((words) => (
        <Alert key={words} kind="warning">
          {words}
        </Alert>
      ))}
      <NextStep found={found} phone={phone} />
      <PhoneSentence found={found} />
      {"amounts" in found && <BillMath found={found} />}
    </>
  );
}

/** The one button: call, appeal, or see the claim; and the claim, where another goes before it. */
function NextStep({ found, phone }: { found: FoundView; phone: string | null }) {
  const claim = "href" in found ? found.href : null;
  const denial = "denial" in found ? found.denial : null;
  const calls = SETTLED_BY_CALL.has(found.kind) && phone !== null;
  const appeals = ABOUT_DENIAL.has(found.kind) && denial !== null;
  if (!calls && claim === null && denial === null) return null;
  return (
    <div className="row">
      {calls && (
        <ButtonAnchor icon="phone" href={telOf(phone)}>
          {commonText.call(phone)}
        </ButtonAnchor>
      )}
      {appeals && <ButtonLink to={denial.href}>{claimsText.appeal.link}</ButtonLink>}
      {claim !== null && (
        <ButtonLink kind={calls || appeals ? "quiet" : "primary"} to={claim}>
          {text.details}
        </ButtonLink>
      )}
      {!appeals && denial !== null && (
        <ButtonLink kind="quiet" to={denial.href}>
          {claimsText.appeal.link}
        </ButtonLink>
      )}
    </div>
  );
}

function explanationOf(found: FoundView): string {
  if (found.kind === "paid-to-member") {
    const { planPaid = "", payee = "", both = "" } = found.toMember ?? {};
    return text.text["paid-to-member"](planPaid, payee, both);
  }
  return text.text[found.kind];
}

/** A sentence for the phone, where there is something to ask the provider. */
function PhoneSentence({ found }: { found: FoundView }) {
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
    case "not-allowed":
    case "not-covered":
    case "denied-other":
      return say.equal;
    case "denied":
      return say.denied;
    case "below":
      return say.below;
    case "none":
      return say.none;
    case "undiscounted":
      return found.amounts && say.undiscounted(usd(found.amounts.oweCents));
    case "above":
      return found.amounts && say.above(usd(found.amounts.oweCents), usd(found.differenceCents));
    default:
      return null;
  }
}
