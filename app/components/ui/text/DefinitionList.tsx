import type { ReactNode } from "react";

export type Definition = { term: string; value: ReactNode; wide?: boolean };

export function DefinitionList({
  items,
  className,
}: {
  /** Leaves out items without a value. */
  items: readonly (Definition | false)[];
  className?: string;
}) {
  return (
    <dl className={className ?? "dl"}>
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
