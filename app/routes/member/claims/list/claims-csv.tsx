import { memberContext } from "#server/middleware/member.ts";
import { namePatients } from "#app/frame/words/name-members.ts";
import { csvFile } from "#app/documents/csv-file.ts";
import { claimCsvRow, CLAIMS_CSV_COLUMNS, claimsCsvName } from "#app/rules/claims/claims-csv.ts";
import { claimFilesText, claimsText } from "#app/text/claims/claims.ts";
import { claimList } from "./claim-list.ts";
import { csvWords } from "./csv-words.ts";
import { errorsText } from "#app/text/frame/errors.ts";
import { FileError } from "#app/documents/file-error.tsx";
import { sendFile } from "#app/documents/file-route.ts";
import type { Route } from "./+types/claims-csv.ts";
import { fullName } from "#app/rules/member/member.ts";

/** The whole list under its filters as a file, in its order; invalid filters lead back to the list. */
const send = sendFile(async ({ url, context }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  const parsed = await claimList.parseValid(member, url);
  const list = await claimList.load(member.gateway, parsed.filters, parsed);
  const { notes, file } = claimFilesText;
  const patientOf = namePatients(parsed.members);
  return csvFile(context, claimsCsvName(parsed.filters, list, file), {
    notes: [
      ...(list.unreadMembers.length === 0 ? [] : [notes.missing(list.unreadMembers.map(fullName))]),
      ...(list.gap === "repeated" ? [claimsText.repeated] : []),
    ],
    columns: CLAIMS_CSV_COLUMNS.map((key) => ({ key, header: claimsText.columns[key] })),
    rows: list.claims.map((claim) => claimCsvRow(claim, patientOf(claim), csvWords)),
  });
});

// As every route of a file (docs/architecture.md, "Kits").
export const middleware: Route.MiddlewareFunction[] = [send];
export { refusePost as action, throwFault as loader } from "#app/documents/file-route.ts";
export { NoPage as default } from "#app/documents/file-error.tsx";

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FileError error={error} back={errorsText.backTo.claims} isFiltered />;
}
