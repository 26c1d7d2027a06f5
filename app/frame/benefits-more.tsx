import { useId } from "react";
import { useLocation } from "react-router";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { benefitsFrameText as text } from "#app/text/benefits-frame.ts";
import { useSubmenu } from "./shell-data-hook.ts";

const EVERYWHERE = [
  { label: text.certificate, href: "/benefits/certificate-of-coverage" },
  { label: text.priorAuthorization, href: "/benefits/prior-authorization" },
];

/** What belongs to benefits and has no tab: for browsers without popovers, too. */
export function BenefitsMore() {
  const id = useId();
  const { pathname } = useLocation();
  const entries = useSubmenu("/benefits");
  if (entries.length === 0) return null;
  const others = [
    ...entries.flatMap(({ id: entry, label, href }) =>
      href === null || IN_TABS.has(entry) ? [] : { label, href },
    ),
    ...EVERYWHERE,
  ];
  return (
    <nav aria-labelledby={id} className="benefits-more">
      <h2 id={id}>{text.nav}</h2>
      <ul className="row">
        {others
          .filter(({ href }) => href !== pathname)
          .map(({ label, href }) => (
            <li key={href}>
              <OnwardLink to={href}>{label}</OnwardLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** Entries of the menu that the tabs above have already. */
const IN_TABS: ReadonlySet<string> = new Set([
  "benefits-summary",
  "benefits-medical",
  "benefits-dental",
  "benefits-vision",
  "benefits-pharmacy",
]);
