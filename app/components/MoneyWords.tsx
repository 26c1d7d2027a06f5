import { moneyWordsText } from "../text/money-words.ts";
import { Card } from "./Card.tsx";
import { Icon } from "./Icon.tsx";

/** What the money words of a claim mean, each to be opened by itself. */
export function MoneyWords() {
  const { heading, words } = moneyWordsText;
  return (
    <Card title={heading} className="folds words">
      <div className="card__body entries">
        {Object.entries(words).map(([key, { term, text }]) => (
          <details key={key}>
            <summary>
              {term}
              <Icon name="caret-down" />
            </summary>
            <p>{text}</p>
          </details>
        ))}
      </div>
    </Card>
  );
}
