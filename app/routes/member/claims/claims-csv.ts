import { redirect } from "react-router";
import { writeCsv } from "#server/content/csv.ts";
import { memberContext } from "#server/middleware/member.ts";
import { claimCsvRow, CLAIMS_CSV_COLUMNS, claimsCsvName } from "#app/rules/claims/claims-csv.ts";
import { sortClaims } from "#app/rules/claims/claim-sort.ts";
import { claimsText } from "#app/text/claims.ts";
import { findThrownEntry } from "#app/frame/thrown-entry.ts";
import { hasErrors } from "#app/rules/lists/read-filters.ts";
import { parseClaimsQuery } from "./ask-claims.ts";
import { listFiltered } from "./load-claims.ts";
import type { Route } from "./+types/claims-csv.ts";

/**
 * The list under its filters as a file, in its order. Filters that cannot be used lead to the form
 * that says why; a fault leads to /error/{status}, as this route has no page of its own.
 */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  try {
    const asked = await parseClaimsQuery(member, url.searchParams);
    if (hasErrors(asked)) return redirect(`/claims${url.search}`);
    const { claims, whole } = await listFiltered(member.gateway, asked.filters);
    const columns = CLAIMS_CSV_COLUMNS.map((key) => ({
      key,
      header: claimsText.export.columns[key],
    }));
    const text = writeCsv(columns, sortClaims(claims, asked.filters).map(claimCsvRow));
    const name = claimsCsvName(asked.filters);
    return csvResponse(text, whole ? name : name.replace(".csv", `-newest-${claims.length}.csv`));
  } catch (error) {
    const entry = findThrownEntry(error);
    throw entry === undefined ? error : redirect(`/error/${entry}`);
  }
};

/** Nothing is posted here. Without this a post would be answered with a program's words, not a page. */
export const action = () => redirect("/error/400", { status: 303 });

const csvResponse = (text: string, name: string): Response =>
  new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
