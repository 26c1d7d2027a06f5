import { href } from "react-router";
import type { WithOrder } from "#app/rules/lists/define-order.ts";
import type { ClaimSort } from "#app/rules/claims/claim-filters.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { FilteredList } from "#app/components/lists/FilteredList.tsx";
import type { FiltersView } from "#app/components/lists/list-view.ts";
import { Alert } from "#app/components/ui/surfaces/Alert.tsx";
import { ButtonAnchor, ButtonLink } from "#app/components/ui/actions/Button.tsx";
import { ClaimTable } from "./ClaimTables.tsx";
import type { viewClaims } from "./view-claims.ts";

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
      <ClaimTable caption={heading} type={type} list={list} />
    </FilteredList>
  );
}

function orderOf(order: WithOrder<ClaimSort> | null): string | undefined {
  if (order === null) return undefined;
  const words: Partial<Record<WithOrder<ClaimSort>["direction"], string>> =
    claimsText.sorted[order.sort];
  return words[order.direction];
}
