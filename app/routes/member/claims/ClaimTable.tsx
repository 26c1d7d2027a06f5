import { claimsText } from "#app/text/claims.ts";
import { showDate } from "#app/text/format.ts";
import { homeText } from "#app/text/home.ts";
import { ClaimDay } from "./ClaimDay.tsx";
import { ClaimStatus } from "#app/components/ui/ClaimStatus.tsx";
import { OnwardLink } from "#app/components/ui/OnwardLink.tsx";
import { Owed } from "#app/components/ui/Owed.tsx";
import { Table, type Column } from "#app/components/ui/Table.tsx";
import type { ClaimRow } from "./view-claims.ts";

type Sort = NonNullable<Column<string>["sort"]>;

type ClaimTableProps = {
  caption: string;
  /** "Medical": part of the name of each link. */
  type: string;
  rows: readonly ClaimRow[];
  /** Whether rows name their member. */
  isEveryone: boolean;
  withPatient: boolean;
  sorts: { provider: Sort; date: Sort; owe: Sort };
};

export function ClaimTable({
  caption,
  type,
  rows,
  isEveryone,
  withPatient,
  sorts,
}: ClaimTableProps) {
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
        const provider = row.provider ?? homeText.claims.providerUnknown;
        const claim = homeText.claims.claim(type, provider, row.day && showDate(row.day));
        const name = isEveryone ? `${claim}, ${row.member}` : claim;
        return {
          key: row.key,
          cells: {
            provider,
            date: <ClaimDay day={row.day} />,
            member: row.member,
            patient: row.patient,
            status: <ClaimStatus status={row.status} />,
            owe: <Owed cents={row.oweCents} contradictory={row.contradictory} />,
            details: (
              <OnwardLink to={row.href} context={homeText.claims.detailsContext(name)}>
                {text.details}
              </OnwardLink>
            ),
          },
        };
      })}
    />
  );
}
