import { costGlossaryText } from "#app/text/cost-glossary.ts";
import { Card } from "#app/components/ui/Card.tsx";
import { Icon } from "#app/components/ui/Icon.tsx";

export type CostTerm = keyof typeof costGlossaryText.words;

type CostGlossaryProps = {
  /** The words that the page has. */
  shown: readonly CostTerm[];
  /** Whether the page shows as a sum how what is owed comes about. */
  summed: boolean;
};

/** What the money words of a claim mean, each to be opened by itself. */
export function CostGlossary({ shown, summed }: CostGlossaryProps) {
  const { heading, words, notCoveredOpen } = costGlossaryText;
  return (
    <Card title={heading} className="folds words">
      <div className="card__body entries">
        {shown.map((key) => (
          <details key={key}>
            <summary>
              {words[key].term}
              <Icon name="caret-down" />
            </summary>
            <p>{key === "notCoveredCents" && !summed ? notCoveredOpen : words[key].text}</p>
          </details>
        ))}
      </div>
    </Card>
  );
}
