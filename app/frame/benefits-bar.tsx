import "#app/styles/benefits.css";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/components/ui/Button.tsx";
import { Tabs } from "#app/components/ui/Tabs.tsx";
import { CATEGORIES, type Category } from "#app/rules/member/eligibility.ts";
import { benefitCategoryText } from "#app/text/benefit-categories.ts";
import { benefitsFrameText as text } from "#app/text/benefits-frame.ts";
import { addressOf } from "./address-of.ts";
import { useShellData } from "./shell-data-hook.ts";

type BenefitsBarProps = {
  /** The tab of this page; none on pages that no tab leads to. */
  current?: "summary" | Category | "compare";
  /** Whether the page is one below its tab's. */
  isWithin?: boolean;
  /** The categories of the member shown; the viewer's own by default. */
  categories?: readonly Category[];
  /** Another member than the viewer, whom the tabs and the search keep. */
  suffix?: string | null;
  /** A day that the address names, which they keep, too. */
  day?: string | null;
  /** What the page was searched for. */
  query?: string;
  /** The page's own choices, such as the member and the network, before the search. */
  children?: ReactNode;
};

/**
 * The head of every page of benefits: the tabs, then what the page lets choose, then one search over
 * all categories. Members without benefits have neither tabs nor search.
 */
export function BenefitsBar(props: BenefitsBarProps) {
  const { current, isWithin = false, suffix = null, day = null, query = "", children } = props;
  const own = useShellData().benefitCategories;
  const offered = props.categories ?? own;
  if (offered.length === 0) return children ?? null;
  const tabs = [
    { key: "summary", label: text.tabs.summary, href: summaryOf(day) },
    ...CATEGORIES.filter((one) => offered.includes(one) || one === current).map((one) => ({
      key: one,
      label: benefitCategoryText[one],
      href: addressOf(day === null ? `/benefits/${one}` : `/history/${day}/benefits/${one}`, {
        suffix,
      }),
    })),
    { key: "compare", label: text.tabs.compare, href: addressOf("/benefits/compare", { suffix }) },
  ];
  return (
    <div className="benefits-bar">
      <Tabs
        label={text.tabs.label}
        tabs={tabs.map(({ key, ...tab }) => ({
          ...tab,
          current: key === current && (isWithin ? "within" : true),
        }))}
      />
      <div className="benefits-bar__row">
        {children}
        <Form
          action="/benefits/search"
          className="chooser"
          role="search"
          aria-label={text.search.label}
          key={query}
        >
          <Kept parts={{ suffix, asOfDate: day }} />
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
    </div>
  );
}

const summaryOf = (day: string | null): string => addressOf("/benefits/summary", { asOfDate: day });

/** Parts of the address that a GET form keeps. */
export function Kept({ parts }: { parts: Readonly<Record<string, string | null>> }) {
  return Object.entries(parts).map(
    ([name, value]) =>
      value !== null && <input key={name} type="hidden" name={name} value={value} />,
  );
}
