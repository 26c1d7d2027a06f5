import { Breadcrumb } from "#app/components/ui/actions/Breadcrumb.tsx";
import { Pagination } from "#app/components/lists/Pagination.tsx";
import { Tabs } from "#app/components/ui/actions/Tabs.tsx";
import { Sample } from "../sample.tsx";
import type { SectionProps } from "../sections.ts";

export function Pagers({ here }: SectionProps) {
  const pagers = [
    { page: 1, pages: 3 },
    { page: 5, pages: 12 },
    { page: 8, pages: 8 },
  ];
  return (
    <>
      {pagers.map(({ page, pages }) => (
        <Sample wide key={pages} state={`page ${page} of ${pages}`}>
          <Pagination
            label={`Pages of ${pages}`}
            page={page}
            pages={pages}
            hrefOf={(number) => `${here}&page=${number}#pagers`}
          />
        </Sample>
      ))}
      <Sample state="on narrow screens">
        <div className="narrow">
          <Pagination
            label="Pages on a phone"
            page={2}
            pages={8}
            hrefOf={(number) => `${here}&page=${number}#pagers`}
          />
        </div>
      </Sample>
    </>
  );
}

export function TabSets({ here }: SectionProps) {
  const tabsOf = (names: readonly string[], current: string) =>
    names.map((label) => ({
      label,
      href: `${here}&tab=${encodeURIComponent(label)}#tabs`,
      current: label === current,
    }));
  const kinds = tabsOf(["Medical", "Dental", "Vision", "Pharmacy"], "Dental");
  return (
    <>
      <Sample wide state="with an alert in one of them">
        <Tabs
          label="Kinds of benefits"
          tabs={kinds.map((tab) =>
            tab.label === "Vision" ? { ...tab, alert: "(your coverage ends soon)" } : tab,
          )}
        />
      </Sample>
      <Sample state="more of them than there is room">
        <div className="narrow">
          <Tabs
            label="Limits of a plan"
            tabs={tabsOf(["Deductible", "Out-of-pocket maximum", "Visits", "Devices"], "Visits")}
          />
        </div>
      </Sample>
    </>
  );
}

export function Breadcrumbs({ here }: SectionProps) {
  return (
    <Breadcrumb
      above={[
        { label: "Claims/EOBs", href: `${here}&at=1#breadcrumb` },
        { label: "Claims", href: `${here}&at=2#breadcrumb` },
      ]}
      current="Claim 26-000001"
    />
  );
}
