import type { ReactNode } from "react";
import { href, Link, useLocation } from "react-router";
import { type SchemeChoice, appearanceText, shellText } from "#app/text/frame/shell.ts";
import { commonText } from "#app/text/common/common.ts";
import { isEnglishPage } from "../ui/text/CarrierText.tsx";
import { WithContext } from "../ui/text/VisuallyHidden.tsx";
import { Icon } from "../ui/icons/Icon.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { Logo, type LogoBrand } from "../ui/icons/Logo.tsx";
import type { NcqaBadge as Badge } from "#app/rules/frame/ncqa.ts";
import type { IconName } from "../ui/icons/icons.ts";

export type FooterProps = {
  brand: LogoBrand;
  /** The year of the copyright line; null if the clock middleware did not run. */
  year: number | null;
  policies: readonly { key: keyof typeof shellText.policy; href: string }[];
  ncqa: NcqaBadgeProps | null;
  /** The chosen colour scheme; null if no choice can be stored. */
  scheme: SchemeChoice | null;
  sitemap?: ReactNode;
};

export function Footer({ brand, year, policies, ncqa, scheme, sitemap }: FooterProps) {
  const { pathname, search } = useLocation();
  // The footer may have a colour scheme of its own, and tokens are declared on [data-brand].
  return (
    <footer className="foot" data-brand={brand.key}>
      {sitemap}
      <div className="wrap foot__in">
        <Logo brand={brand} />
        <LanguageSwitch place="foot" />
        {ncqa && <NcqaBadge {...ncqa} />}
        <nav aria-label={shellText.helpAndPolicies}>
          <ul className="foot__links">
            <li>
              <Link to={href("/language-help")}>
                <Icon name="translate" />
                {shellText.languageHelp}
              </Link>
            </li>
            {policies.map(({ key, href: policy }) => (
              <li key={key}>
                <a href={policy} target="_blank" rel="noopener">
                  <WithContext context={commonText.newTab}>{shellText.policy[key]}</WithContext>
                  <Icon name="arrow-square-out" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {scheme !== null && <AppearanceForm choice={scheme} returnTo={pathname + search} />}
        <p className="num foot__copy">{shellText.copyright(year, brand.name)}</p>
      </div>
    </footer>
  );
}

const icons: Readonly<Record<Badge, IconName>> = {
  accredited: "seal-check-fill",
  commendable: "medal-fill",
  interim: "seal-fill",
};

type NcqaBadgeProps = { badge: Badge; description: string | null };

/**
 * The plan's accreditation: one of three seals and what it is called. The carrier's description names
 * it in the language that it is written in alone: the words inside are the page's.
 */
export function NcqaBadge({ badge, description }: NcqaBadgeProps) {
  const name = shellText.ncqaBadge[badge];
  return (
    <div
      className="seal"
      role="img"
      aria-label={(isEnglishPage ? description : null) ?? `${shellText.ncqa} ${name}`}
    >
      <Icon name={icons[badge]} />
      <span>
        <b>{shellText.ncqa}</b>
        {name}
      </span>
    </div>
  );
}

type AppearanceFormProps = {
  choice: SchemeChoice;
  /** Path and query of this page, to return to. */
  returnTo: string;
};

const CHOICES = [
  { value: "system", icon: "desktop" },
  { value: "light", icon: "sun" },
  { value: "dark", icon: "moon" },
] as const;

/** The choice of light, dark or the device's scheme: a plain post, since the whole page changes. */
export function AppearanceForm({ choice, returnTo }: AppearanceFormProps) {
  return (
    <form
      className="appearance"
      id="appearance"
      method="post"
      action={href("/appearance")}
      aria-label={appearanceText.heading}
    >
      <input type="hidden" name="to" value={returnTo} />
      <fieldset className="segments">
        <legend>{appearanceText.heading}</legend>
        {CHOICES.map(({ value, icon }) => (
          <button key={value} name="scheme" value={value} aria-pressed={value === choice}>
            <Icon name={icon} />
            {appearanceText.choices[value]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
