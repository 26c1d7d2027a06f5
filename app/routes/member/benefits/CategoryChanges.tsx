import { Alert } from "#app/components/ui/Alert.tsx";
import { Card } from "#app/components/ui/Card.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { Unavailable } from "#app/components/ui/Unavailable.tsx";
import { benefitCategoryText } from "#app/text/benefit-categories.ts";
import { benefitChangesText } from "#app/text/benefit-changes.ts";
import { showDate } from "#app/text/format.ts";
import { AmountChanges } from "./AmountChanges.tsx";
import { ServiceChanges } from "./ServiceChanges.tsx";
import { showTier } from "./show-network.ts";
import type { ComparedCategory } from "./view-compare.ts";

const text = benefitChangesText.category;

type CategoryProps = { changes: ComparedCategory; phone: string | null };

/** A category that changed or cannot be compared, on a card of its own. */
export function CategoryChanges({ changes, phone }: CategoryProps) {
  const name = benefitCategoryText[changes.category];
  return (
    <Card title={text.title(name)} className="folds words">
      <div className="card__body prose">
        <Body changes={changes} phone={phone} />
        <p className="row">
          {changes.pages.map(({ day, href }) => (
            <OnwardLink key={day} to={href}>
              {text.see(name, showDate(day))}
            </OnwardLink>
          ))}
        </p>
      </div>
    </Card>
  );
}

function Body({ changes, phone }: CategoryProps) {
  const name = benefitCategoryText[changes.category];
  if (changes.kind === "unknown") {
    return <Unavailable subject={text.subject(name.toLowerCase())} phone={phone} />;
  }
  if (changes.kind !== "compared") return <p>{showLine(changes)}</p>;
  const { amounts, tiers, unknownTiers, areLimitsUnknown, isSame } = changes;
  const lost = unknownTiers.map((tier) => (tier === null ? text.someTier : showTier(tier)));
  return (
    <>
      {areLimitsUnknown && <Alert kind="warning">{text.limitsUnread}</Alert>}
      {lost.length > 0 && <Alert kind="warning">{text.tiersUnread(lost.join(", "))}</Alert>}
      {isSame && <p>{showLine(changes)}</p>}
      <AmountChanges amounts={amounts} />
      {tiers.map((tier, place) => (
        <ServiceChanges key={`${tier.tier?.name} ${place}`} changes={tier} />
      ))}
    </>
  );
}

/** Whether a category is told in a line instead of a card. */
export const isLine = (changes: ComparedCategory): boolean =>
  changes.kind === "notCovered" ||
  (changes.kind === "compared" && changes.isSame && !isPartial(changes));

/** Some of it could not be read. */
const isPartial = (changes: ComparedCategory): boolean =>
  changes.kind === "compared" && (changes.areLimitsUnknown || changes.unknownTiers.length > 0);

/** A category in one sentence. */
export function showLine(changes: ComparedCategory): string {
  const name = benefitCategoryText[changes.category];
  switch (changes.kind) {
    case "begun":
      return text[changes.isComing ? "begins" : "begun"](name, showDate(changes.day));
    case "ended":
      return text[changes.isComing ? "ends" : "ended"](name, showDate(changes.day));
    case "notCovered":
      return text.notCovered(name);
    default:
      return isPartial(changes) ? text.sameAsRead(name) : text.same(name);
  }
}
