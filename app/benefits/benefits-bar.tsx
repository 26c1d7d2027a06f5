import "#app/styles/screens/benefits.css";
import { useId, type ReactNode } from "react";
import { href, Form, useLocation } from "react-router";
import { Button } from "#app/components/ui/actions/Button.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { Tabs } from "#app/components/ui/actions/Tabs.tsx";
import { CATEGORIES, type Category } from "#app/rules/member/eligibility.ts";
import { benefitsFrameText as text } from "#app/text/benefits/frame.ts";
import { urlOf, benefitsAddress } from "#app/frame/addresses/url-of.ts";
import { useShellData, useSubmenu } from "#app/frame/shell/shell-data-hook.ts";

type BenefitsBarProps = {
  /** The tab of this page; none on pages that no tab leads to. */
  current?: "summary" | Category | "compare";
  /** Whether the page is a subpage of its tab. */
  isSubpage?: boolean;
  /** The categories of the member shown; the viewer's own by default. */
  categories?: readonly Category[];
  /** A member other than the viewer, kept by the tabs and the search. */
  suffix?: string | null;
  /** A day that the address names, which they keep, too. */
  day?: string | null;
  /** The search text of the page. */
  query?: string;
  /** What is chosen now, in a few words; it folds the choices into one line on phones. */
  chosen?: readonly string[];
  /** Whether the choices stand open on phones, too, for what is wrong with one. */
  isOpen?: boolean;
  /** The page's own choices, such as the member and the network, before the search. */
  children?: ReactNode;
};

/**
 * The head of every page of benefits: the tabs, then, on a tab's own pages and in the search, what can
 * be chosen and one search over all categories. Members without benefits have neither tabs nor search.
 */
export function BenefitsBar(props: BenefitsBarProps) {
  const { current, isSubpage = false, suffix = null, day = null, query } = props;
  const children = (
    <Choices chosen={props.chosen ?? []} isOpen={props.isOpen ?? false}>
      {props.children}
    </Choices>
  );
  const kept = { suffix, asOfDate: day };
  const own = useShellData().benefitCategories;
  const offered = props.categories ?? own;
  if (offered.length === 0) return children;
  const tabs = [
    {
      key: "summary",
      label: text.tabs.summary,
      href: urlOf(href("/benefits/summary"), { asOfDate: day }),
    },
    ...CATEGORIES.filter((one) => offered.includes(one) || one === current).map((one) => ({
      key: one,
      label: text.tabs.categories[one],
      href: benefitsAddress(one, day, { suffix }),
    })),
    {
      key: "compare",
      label: text.tabs.compare,
      href: urlOf(href("/benefits/compare"), { suffix }),
    },
  ];
  return (
    <div className="benefits-bar">
      <Tabs
        label={text.tabs.label}
        tabs={tabs.map(({ key, ...tab }) => ({
          ...tab,
          current: key === current && (isSubpage ? "within" : true),
        }))}
      />
      {(current !== undefined || query !== undefined) && (
        <div className="benefits-bar__row">
          {children}
          {query === undefined && (
            <ArrowLink to={urlOf(href("/benefits/search"), kept)} className="phone-only">
              {text.search.link}
            </ArrowLink>
          )}
          <Form
            action={href("/benefits/search")}
            className={query === undefined ? "chooser from-tablet" : "chooser"}
            role="search"
            aria-label={text.search.label}
            key={query}
          >
            <Kept parts={kept} />
            <label htmlFor="q">{text.search.label}</label>
            <input
              className="input"
              id="q"
              name="q"
              type="search"
              maxLength={80}
              placeholder={text.search.example}
              defaultValue={query}
            />
            <Button kind="quiet">{text.search.find}</Button>
          </Form>
        </div>
      )}
    </div>
  );
}

type ChoicesProps = { chosen: readonly string[]; isOpen: boolean; children: ReactNode };

/** The choices of a page: a line that opens on phones, all of them where there is room. */
function Choices({ chosen, isOpen, children }: ChoicesProps) {
  if (chosen.length === 0) return children ?? null;
  return (
    <details className="folds choices-line" open={isOpen}>
      <summary>
        {chosen.join(" · ")}
        <span className="link">
          {text.change}
          <Icon name="caret-down" />
        </span>
      </summary>
      <div className="benefits-bar__row">{children}</div>
    </details>
  );
}

/** Parts of the address that a GET form keeps. */
export function Kept({ parts }: { parts: Readonly<Record<string, string | null>> }) {
  return Object.entries(parts).map(
    ([name, value]) =>
      value !== null && <input key={name} type="hidden" name={name} value={value} />,
  );
}

const EVERYWHERE = [
  { label: text.certificate, href: href("/benefits/certificate-of-coverage") },
  { label: text.priorAuthorization, href: href("/benefits/prior-authorization") },
];

/** Benefits pages without a tab, listed for browsers without popovers, too. */
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
      <ul className="links">
        {others
          .filter(({ href }) => href !== pathname)
          .map(({ label, href }) => (
            <li key={href}>
              <ArrowLink to={href}>{label}</ArrowLink>
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
