import type { ComponentProps } from "react";
import { FamilyFilters, type FamilyFields } from "#app/components/lists/FamilyFilters.tsx";
import { FilterSelect } from "#app/components/lists/FilterSelect.tsx";
import type { FilterFormView, FilterOption } from "#app/components/lists/list-view.ts";
import { Tabs } from "#app/components/ui/actions/Tabs.tsx";
import { Icon } from "#app/components/ui/icons/Icon.tsx";
import { VisuallyHidden } from "#app/components/ui/text/VisuallyHidden.tsx";
import { claimsText } from "#app/text/claims/claims.ts";
import { filtersText } from "#app/text/lists/filters.ts";

export type ClaimFiltersProps = {
  form: FilterFormView;
  fields: FamilyFields;
  viewer: string;
  /** Null if the choices are not known. */
  statuses: readonly FilterOption[] | null;
  people: Links;
  types: Links;
};

type Links = ComponentProps<typeof Tabs>["tabs"];

/** Whose claims of which type, and the other filters, each folded into its present choice. */
export function ClaimChoosers({ people, types, ...filters }: ClaimFiltersProps) {
  const text = claimsText.filters;
  return (
    <div className="choosers">
      <Chooser label={filtersText.member} links={people} kind="segments" />
      <Chooser label={text.type} links={types} kind="tabs" />
      <ClaimFilters {...filters} />
    </div>
  );
}

type ChooserProps = { label: string; links: Links; kind: "tabs" | "segments" };

function Chooser({ label, links, kind }: ChooserProps) {
  const chosen = links.find(({ current }) => current !== false);
  if (chosen === undefined) return null;
  return (
    <details className={`fold-chip fold-chip--${kind}`}>
      <summary>
        <span>
          <VisuallyHidden>{label}: </VisuallyHidden>
          {chosen.label}
        </span>
        <Icon name="caret-down" />
      </summary>
      <Tabs label={label} tabs={links} kind={kind} />
    </details>
  );
}

type FormProps = Omit<ClaimFiltersProps, "people" | "types">;

export function ClaimFilters({ form, fields, viewer, statuses }: FormProps) {
  const text = claimsText.filters;
  return (
    <FamilyFilters
      form={form}
      fields={fields}
      text={text}
      anyMember={text.self(viewer)}
      unlisted={filtersText.unlisted.claims}
    >
      <FilterSelect
        id="status"
        form={form}
        label={text.status}
        any={text.anyStatus}
        options={statuses}
        unlisted={filtersText.chips.otherStatus}
      />
    </FamilyFilters>
  );
}
