import { Link } from "react-router";
import { filtersText } from "#app/text/filters.ts";
import { filterChipLabel, type FilterWord } from "./filter-chip-label.ts";
import { Icon } from "../ui/Icon.tsx";

export type FilterChip = FilterWord & {
  /** The list without it. */
  href: string;
};

/** The filters in use, each a link that removes it. */
export function FilterChips({ chips }: { chips: readonly FilterChip[] }) {
  if (chips.length === 0) return null;
  const text = filtersText.chips;
  return (
    <ul className="chips" aria-label={text.label}>
      {chips.map((chip) => (
        <li key={chip.href}>
          <Link className="badge" to={chip.href}>
            <span>
              <span className="vh">{text.remove} </span>
              {filterChipLabel(chip)}
            </span>
            <Icon name="x" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
