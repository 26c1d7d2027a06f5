import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { SchemeChoice } from "#app/text/appearance.ts";
import { commonText } from "#app/text/common.ts";
import { shellText } from "#app/text/shell.ts";
import { AppearanceForm } from "./AppearanceForm.tsx";
import { WithContext } from "../ui/VisuallyHidden.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Logo, type LogoBrand } from "../ui/Logo.tsx";
import { NcqaBadge, type NcqaBadgeProps } from "./NcqaBadge.tsx";

export type FooterProps = {
  brand: LogoBrand;
  /** The year of the copyright line; null where the clock middleware did not run. */
  year: number | null;
  policies: readonly { key: keyof typeof shellText.policy; href: string }[];
  ncqa: NcqaBadgeProps | null;
  /** The chosen colour scheme; null where no choice can be stored. */
  scheme: SchemeChoice | null;
  /** The sitemap. */
  sitemap?: ReactNode;
};

/** The page's end: brand, accreditation, policies, copyright. */
export function Footer({ brand, year, policies, ncqa, scheme, sitemap }: FooterProps) {
  const { pathname, search } = useLocation();
  // The brand attribute has the colour roles worked out again.
  return (
    <footer className="foot" data-brand={brand.key}>
      {sitemap}
      <div className="wrap foot__in">
        <Logo brand={brand} />
        {ncqa && <NcqaBadge {...ncqa} />}
        {policies.length > 0 && (
          <nav aria-label={shellText.policies}>
            <ul className="foot__links">
              {policies.map(({ key, href }) => (
                <li key={key}>
                  <a href={href} target="_blank" rel="noopener">
                    <WithContext context={commonText.newTab}>{shellText.policy[key]}</WithContext>
                    <Icon name="arrow-square-out" />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {scheme !== null && <AppearanceForm choice={scheme} returnTo={pathname + search} />}
        <p className="num foot__copy">{shellText.copyright(year, brand.name)}</p>
      </div>
    </footer>
  );
}
