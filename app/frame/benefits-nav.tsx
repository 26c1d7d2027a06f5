import { useId } from "react";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/Icon.tsx";
import { benefitsFrameText } from "#app/text/benefits-frame.ts";
import { useSubmenu } from "./shell-data-hook.ts";

/** The entries of the Benefits menu, on each of its pages: for browsers without popovers, too. */
export function BenefitsNav({ current }: { current: string }) {
  const id = useId();
  const entries = useSubmenu("/benefits");
  if (entries.length === 0) return null;
  return (
    <nav aria-labelledby={id} className="card benefits-nav">
      <div className="card__head">
        <h2 id={id}>{benefitsFrameText.nav}</h2>
      </div>
      <ul className="onward card__body">
        {entries.map(
          (entry) =>
            entry.href !== null && (
              <li key={entry.id}>
                <Link
                  className="link"
                  to={entry.href}
                  {...(entry.href === current && { "aria-current": "page" })}
                >
                  {entry.label}
                  <Icon name="caret-right" />
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
