import { costGlossaryText } from "#app/text/cost-glossary.ts";
import { Card } from "#app/components/ui/Card.tsx";
import { Icon } from "#app/components/ui/Icon.tsx";

export type CostTerm = keyof typeof costGlossaryText.words;

type CostGlossaryProps = {
  /** The terms that the page uses. */
  shown: readonly CostTerm[];
  /** Whether the page shows a sum. */
  summed: boolean;
};

/** The cost terms of a claim with their meanings, each to be opened by itself. */
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
