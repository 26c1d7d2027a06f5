import { redirect } from "react-router";
import { writeCsv } from "#server/content/csv.ts";
import { memberContext } from "#server/middleware/member.ts";
import { claimCsvRow, CLAIMS_CSV_COLUMNS, claimsCsvName } from "#app/rules/claims/claims-csv.ts";
import { sortClaims } from "#app/rules/claims/claim-sort.ts";
import { claimsText } from "#app/text/claims.ts";
import { documentRoute, fileHeaders, refusePost } from "#app/documents/document-route.ts";
import { hasErrors } from "#app/rules/lists/read-filters.ts";
import { parseClaimsQuery } from "./ask-claims.ts";
import { listFiltered } from "./load-claims.ts";
import type { Route } from "./+types/claims-csv.ts";

/**
 * The list under its filters as a file, in its order. Filters that cannot be used lead to the form
 * that says why.
 */
export const loader = documentRoute(async ({ url, context }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const asked = await parseClaimsQuery(member, url.searchParams);
  if (hasErrors(asked)) return redirect(`/claims${url.search}`);
  const { claims, whole } = await listFiltered(member.gateway, asked.filters);
  const columns = CLAIMS_CSV_COLUMNS.map((key) => ({
    key,
    header: claimsText.export.columns[key],
  }));
  const text = writeCsv(columns, sortClaims(claims, asked.filters).map(claimCsvRow));
  const full = claimsCsvName(asked.filters);
  const name = whole ? full : full.replace(".csv", `-newest-${claims.length}.csv`);
  return new Response(text, { headers: fileHeaders("text/csv; charset=utf-8", name) });
});

export const action = refusePost;
