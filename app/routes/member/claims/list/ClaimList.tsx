import { href } from "react-router";
import type { Ordered } from "#app/rules/lists/define-order.ts";
import type { ClaimSort } from "#app/rules/claims/claim-filters.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { FilteredList } from "#app/components/lists/FilteredList.tsx";
import type { FiltersView, FilterFormView, FilterOption } from "#app/components/lists/list-view.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { ButtonAnchor, ButtonLink } from "#app/components/ui/actions/Button.tsx";
import type { viewClaims, ClaimRow } from "./view-claims.ts";
import { filtersText } from "#app/text/lists/filters.ts";
import { FamilyFilters, type FamilyFields } from "#app/components/lists/FamilyFilters.tsx";
import { FilterSelect } from "#app/components/lists/FilterSelect.tsx";
import { showDate } from "#app/text/common/format.ts";
import { claimWordsText } from "#app/text/claims/claim-words.ts";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { ClaimStatus } from "#app/components/ui/figures/ClaimStatus.tsx";
import { Owed } from "#app/components/ui/figures/Owed.tsx";
import { Table, type Column } from "#app/components/ui/figures/Table.tsx";

export type ClaimFiltersProps = {
  form: FilterFormView;
  fields: FamilyFields;
  viewer: string;
  /** Null if the choices are not known. */
  statuses: readonly FilterOption[] | null;
};

export function ClaimFilters({ form, fields, viewer, statuses }: ClaimFiltersProps) {
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

type ClaimListProps = {
  type: ReturnType<typeof viewClaims>["type"];
  heading: string;
  filters: FiltersView;
  list: NonNullable<ReturnType<typeof viewClaims>["list"]>;
};

export function ClaimList({ type, heading, filters, list }: ClaimListProps) {
  const { shown, query, more, order, isEveryone, missing, everyoneHref, sharing, isRepeated } =
    list;
  const text = claimsText;
  return (
    <FilteredList
      heading={heading}
      filters={filters}
      page={list}
      text={{
        count: (rows) =>
          text.count({
            ...rows,
            whole: more === null && missing.length === 0 && !isRepeated,
            // Those that are missing may be any, not the oldest.
            isEveryone: isEveryone || isRepeated,
          }),
        order: orderOf(order),
        ...(missing.length > 0
          ? { none: text.noneLoaded, noneMatch: text.noneLoaded }
          : {
              none: { title: text.noneOfType.title(type), text: text.noneOfType.text },
              noneMatch: text.noneMatch,
            }),
        pages: text.pages,
      }}
      note={
        <>
          {missing.length > 0 && <Alert kind="warning">{text.missing(missing)}</Alert>}
          {more && <p>{text.more({ ...more, shown: shown.total, isEveryone })}</p>}
          {isRepeated && <Alert kind="warning">{text.repeated}</Alert>}
          {sharing > 0 && <Alert kind="warning">{text.sharing(sharing)}</Alert>}
          {everyoneHref !== null && (
            <ArrowLink to={everyoneHref}>{text.filters.showEveryone}</ArrowLink>
          )}
        </>
      }
      actions={
        <>
          <ButtonLink
            kind="quiet"
            size="small"
            icon="printer"
            to={`${href("/claims/print")}${query}`}
          >
            {text.export.print}
          </ButtonLink>
          <ButtonAnchor
            kind="quiet"
            size="small"
            icon="download-simple"
            href={`${href("/claims/export.csv")}${query}`}
          >
            {text.export.csv}
          </ButtonAnchor>
        </>
      }
    >
      <ClaimTable
        caption={heading}
        type={type}
        rows={list.rows}
        isEveryone={isEveryone}
        withPatient={list.withPatient}
        sorts={list.sorts}
      />
    </FilteredList>
  );
}

function orderOf(order: Ordered<ClaimSort> | null): string | undefined {
  if (order === null) return undefined;
  const words: Partial<Record<Ordered<ClaimSort>["direction"], string>> =
    claimsText.sorted[order.sort];
  return words[order.direction];
}

type Sort = NonNullable<Column<string>["sort"]>;

type ClaimTableProps = {
  caption: string;
  type: ClaimListProps["type"];
  rows: readonly ClaimRow[];
  isEveryone: boolean;
  withPatient: boolean;
  sorts: { provider: Sort; date: Sort; owe: Sort };
};

function ClaimTable({ caption, type, rows, isEveryone, withPatient, sorts }: ClaimTableProps) {
  const text = claimsText.table;
  type Key = "provider" | "date" | "member" | "patient" | "status" | "owe" | "details";
  const columns: Column<Key>[] = [
    { key: "provider", label: text.provider, sort: sorts.provider },
    { key: "date", label: text.serviceDate, sort: sorts.date },
    ...(isEveryone ? [{ key: "member" as const, label: text.member }] : []),
    ...(withPatient ? [{ key: "patient" as const, label: text.patient }] : []),
    { key: "status", label: text.status },
    { key: "owe", label: text.owe, align: "end", sort: sorts.owe },
    { key: "details", label: text.details, hideLabel: true },
  ];
  return (
    <Table
      caption={caption}
      hideCaption
      columns={columns}
      rowHeader="provider"
      kind="rows"
      rows={rows.map((row) => {
        const provider = row.provider ?? claimWordsText.providerUnknown;
        const day = row.day && showDate(row.day);
        const claim = { type, provider, day, member: isEveryone ? row.member : null };
        return {
          key: row.key,
          cells: {
            provider,
            date: <DateText day={row.day} none={claimsText.dateUnknown} />,
            member: row.member,
            patient: row.patient,
            status: (
              <span className="claim-state">
                <ClaimStatus status={row.status} />
                {row.appeal !== null && (
                  <ArrowLink to={row.appeal} context={claimsText.appeal.context(claim)}>
                    {claimsText.appeal.link}
                  </ArrowLink>
                )}
              </span>
            ),
            owe: (
              <Owed
                cents={row.oweCents}
                contradictory={row.contradictory}
                standing={row.standing}
              />
            ),
            details: (
              <ArrowLink to={row.href} context={claimWordsText.detailsContext(claim)}>
                {text.details}
              </ArrowLink>
            ),
          },
        };
      })}
    />
  );
}
