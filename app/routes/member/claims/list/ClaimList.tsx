import { href } from "react-router";
import type { WithOrder } from "#app/rules/lists/define-order.ts";
import type { ClaimSort } from "#app/rules/claims/claim-filters.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { FilteredList } from "#app/components/lists/FilteredList.tsx";
import { monthBegunAt } from "#app/components/lists/month-group.ts";
import type { FiltersView } from "#app/components/lists/list-view.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { ArrowLink } from "#app/components/ui/actions/ArrowLink.tsx";
import { ButtonAnchor, ButtonLink } from "#app/components/ui/actions/Button.tsx";
import type { viewClaims, ClaimListRow } from "./view-claims.ts";
import { showDate } from "#app/text/common/format.ts";
import { claimWordsText } from "#app/text/claims/claim-words.ts";
import { DateText } from "#app/components/ui/text/DateText.tsx";
import { ClaimStatus } from "#app/components/ui/figures/ClaimStatus.tsx";
import { DenialBadge } from "#app/components/ui/figures/DenialBadge.tsx";
import { Owed } from "#app/components/ui/figures/Owed.tsx";
import { Table, type Column } from "#app/components/ui/figures/Table.tsx";

type ClaimListProps = {
  type: ReturnType<typeof viewClaims>["type"];
  heading: string;
  filters: FiltersView;
  list: NonNullable<ReturnType<typeof viewClaims>["list"]>;
};

export function ClaimList({ type, heading, filters, list }: ClaimListProps) {
  const { shown, query, more, order, isEveryone, unreadMembers, sharing, isRepeated } = list;
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
            whole: more === null && unreadMembers.length === 0 && !isRepeated,
            // Those that are missing may be any, not the oldest.
            isEveryone: isEveryone || isRepeated,
          }),
        order: orderOf(order),
        ...(unreadMembers.length > 0
          ? { none: text.noneLoaded, noneMatch: text.noneLoaded }
          : {
              none: { title: text.noneOfType.title(type), text: text.noneOfType.text },
              noneMatch: text.noneMatch,
            }),
        pages: text.pages,
      }}
      note={
        (unreadMembers.length > 0 || more || isRepeated || sharing > 0) && (
          <>
            {unreadMembers.length > 0 && (
              <Alert kind="warning">{text.missing(unreadMembers)}</Alert>
            )}
            {more && <p>{text.more({ ...more, shown: shown.total, isEveryone })}</p>}
            {isRepeated && <Alert kind="warning">{text.repeated}</Alert>}
            {sharing > 0 && <Alert kind="warning">{text.sharing(sharing)}</Alert>}
          </>
        )
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
        isByMonth={order === null}
        sorts={list.sorts}
      />
    </FilteredList>
  );
}

function orderOf(order: WithOrder<ClaimSort> | null): string | undefined {
  if (order === null) return undefined;
  const words: Partial<Record<WithOrder<ClaimSort>["direction"], string>> =
    claimsText.sorted[order.sort];
  return words[order.direction];
}

type Sort = NonNullable<Column<string>["sort"]>;

type ClaimTableProps = {
  caption: string;
  type: ClaimListProps["type"];
  rows: readonly ClaimListRow[];
  isEveryone: boolean;
  withPatient: boolean;
  /** Whether the rows are by day, newest first, so that a month stands over its claims. */
  isByMonth: boolean;
  sorts: { provider: Sort; date: Sort; owe: Sort };
};

function ClaimTable(props: ClaimTableProps) {
  const { caption, type, rows, isEveryone, withPatient, isByMonth, sorts } = props;
  const text = claimsText.columns;
  const days = rows.map(({ day }) => day);
  type Key = "provider" | "date" | "member" | "patient" | "status" | "owe" | "details";
  const columns: Column<Key>[] = [
    { key: "provider", label: text.provider, sort: sorts.provider },
    { key: "date", label: text.serviceDate, sort: sorts.date },
    ...(isEveryone ? [{ key: "member" as const, label: text.member }] : []),
    ...(withPatient ? [{ key: "patient" as const, label: text.patient }] : []),
    { key: "status", label: text.status },
    { key: "owe", label: text.youOwe, align: "end", sort: sorts.owe },
    { key: "details", label: text.details, hideLabel: true },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      kind="rows"
      rows={rows.map((row, index) => {
        const provider = row.provider ?? claimWordsText.providerUnknown;
        const day = row.day && showDate(row.day);
        const claim = { type, provider, day, member: isEveryone ? row.member : null };
        return {
          key: row.key,
          group: isByMonth ? monthBegunAt(days, index) : undefined,
          cells: {
            provider,
            date: <DateText day={row.day} none={claimsText.dateUnknown} />,
            member: row.member,
            patient: row.patient,
            status: (
              <span className="claim-state">
                <ClaimStatus status={row.status} />
                {row.appeal !== null && (
                  <span className="claim-state__denied">
                    <DenialBadge denial={row.denialBesideStatus} />
                    <ArrowLink to={row.appeal} context={claimsText.appeal.context(claim)}>
                      {claimsText.appeal.link}
                    </ArrowLink>
                  </span>
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
