import { Link } from "react-router";
import { filtersText } from "#app/text/lists/filters.ts";
import { Icon } from "../ui/icons/Icon.tsx";
import { showDate } from "#app/text/common/format.ts";
import { renderCarrierText } from "../ui/text/CarrierText.tsx";

export type FilterChip = FilterWord & {
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
              <ChipLabel {...chip} />
            </span>
            <Icon name="x" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ChipLabel(word: FilterWord) {
  const label = filterChipLabel(word);
  return word.isCarrierText ? renderCarrierText(label) : label;
}

/** `value` is a day or a label; null for a value without a label. */
export type FilterWord = {
  name: string;
  value: string | null;
  isCarrierText?: boolean | undefined;
};

export function filterChipLabel({ name, value }: FilterWord): string {
  const text = filtersText.chips;
  if (value === null) return name === "status" ? text.otherStatus : text.otherProvider;
  return name === "from" || name === "to" ? text[name](showDate(value)) : value;
}
