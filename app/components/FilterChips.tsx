import { Link } from "react-router";
import { claimsText } from "../text/claims.ts";
import { Icon } from "./Icon.tsx";

export type FilterChip = { label: string; href: string };

/** The filters in use; pressing one takes it away. */
export function FilterChips({ chips }: { chips: readonly FilterChip[] }) {
  if (chips.length === 0) return null;
  const text = claimsText.chips;
  return (
    <ul className="chips" aria-label={text.label}>
      {chips.map(({ label, href }) => (
        <li key={href}>
          <Link className="badge" to={href}>
            <span>
              <span className="vh">{text.remove} </span>
              {label}
            </span>
            <Icon name="x" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
