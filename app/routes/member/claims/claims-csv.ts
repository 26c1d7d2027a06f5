import { memberContext } from "#server/middleware/member.ts";
import { documentRoute, refusePost } from "#app/documents/document-route.ts";
import { csvFile } from "#app/documents/csv-file.ts";
import { claimCsvRow, CLAIMS_CSV_COLUMNS, claimsCsvName } from "#app/rules/claims/claims-csv.ts";
import { claimsText } from "#app/text/claims.ts";
import { claimList } from "./claim-list.ts";
import type { Route } from "./+types/claims-csv.ts";

/** The whole list under its filters as a file, in its order; invalid filters lead back to the list. */
export const loader = documentRoute(async ({ url, context }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const { filters } = await claimList.parseValid(member, url);
  const { claims, whole } = await claimList.load(member.gateway, filters);
  const name = claimsCsvName(filters);
  return csvFile(whole ? name : name.replace(".csv", `-newest-${claims.length}.csv`), {
    columns: CLAIMS_CSV_COLUMNS.map((key) => ({ key, header: claimsText.export.columns[key] })),
    rows: claims.map(claimCsvRow),
  });
});

export const action = refusePost;
