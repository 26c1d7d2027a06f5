import type { ReactNode } from "react";

export type Definition = { term: string; value: ReactNode; wide?: boolean };

export function DefinitionList({
  items,
  className,
}: {
  items: readonly Definition[];
  className?: string;
}) {
  return (
    <dl className={className ?? "dl"}>
      {items.map(({ term, value, wide }) => (
        <div key={term} {...(wide && { className: "span" })}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
