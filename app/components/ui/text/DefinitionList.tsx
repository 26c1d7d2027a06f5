import type { ReactNode } from "react";
import { englishLang } from "./CarrierText.tsx";

export type Definition = { term: string; value: ReactNode; wide?: boolean };

export function DefinitionList({
  items,
  className,
  isEnglish = false,
}: {
  /** Leaves out items without a value. */
  items: readonly (Definition | false)[];
  className?: string;
  /** Whether terms and values are English on every page. */
  isEnglish?: boolean;
}) {
  return (
    <dl className={className ?? "dl"} {...(isEnglish && englishLang)}>
      {items
        .filter((item) => item !== false)
        .map(({ term, value, wide }) => (
          <div key={term} {...(wide && { className: "span" })}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
