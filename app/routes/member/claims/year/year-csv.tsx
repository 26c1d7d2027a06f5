import { memberContext } from "#server/middleware/member.ts";
import { csvFile } from "#app/documents/csv-file.ts";
import { FileError } from "#app/documents/file-error.tsx";
import { sendFile } from "#app/documents/file-route.ts";
import { claimCsvRow, YEAR_CSV_COLUMNS, yearCsvName } from "#app/rules/claims/claims-csv.ts";
import { countAcross } from "#app/rules/claims/year/year-sums.ts";
import { namePatients } from "#app/frame/words/name-members.ts";
import { claimFilesText, claimsText } from "#app/text/claims/claims.ts";
import { yearText } from "#app/text/claims/year.ts";
import { errorsText } from "#app/text/frame/errors.ts";
import { csvWords } from "../list/csv-words.ts";
import { loadYear } from "./load-year.ts";
import { listYear, sayAcross, viewGap } from "./view-year.ts";
import type { Route } from "./+types/year-csv.ts";

/** A year's list as a file, in the order of its page (YEAR-03). */
const send = sendFile(async ({ context, params }: Route.LoaderArgs) => {
  const data = await loadYear(context.get(memberContext), params.year);
  const gaps = data.lists.flatMap(viewGap);
  const { columns } = claimsText;
  const patientOf = namePatients(data.members);
  return csvFile(context, yearCsvName(data.year, gaps.length === 0, claimFilesText.file), {
    notes: [
      ...gaps,
      ...sayAcross(countAcross(data.lists, data.year), data.year),
      yearText.file.notPaid,
    ],
    columns: YEAR_CSV_COLUMNS.map((key) => ({ key, header: columns[key] })),
    rows: listYear(data).map((claim) => claimCsvRow(claim, patientOf(claim), csvWords)),
  });
});

export const middleware: Route.MiddlewareFunction[] = [send];
export { refusePost as action, throwFault as loader } from "#app/documents/file-route.ts";
export { NoPage as default } from "#app/documents/file-error.tsx";

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FileError error={error} back={errorsText.backTo.claims} />;
}
