import { createHash } from "node:crypto";
import {
  coverageUrl,
  missingOutcome,
  providerUrl,
  pruned,
  type Fhir,
  type FhirAddress,
  type FhirEntry,
  type FhirFile,
} from "#app/rules/account/my-data-fhir-parts.ts";
import {
  accumulatorsResource,
  careResource,
  coverageResource,
  insurerResource,
  patientResource,
  preferencesResource,
  providerResource,
} from "#app/rules/account/my-data-fhir-people.ts";
import { columnsOf, type AnyRow, type DataTable } from "#app/rules/account/my-data-tables.ts";
import type { PlainDate } from "#app/rules/dates/plain-date.ts";
import { writeCsvPart } from "#server/content/csv.ts";
import type { ZipFile } from "#server/content/zip.ts";
import { headingOf } from "./data-html.ts";
import { valueInPlainWords } from "./data-words.ts";
import type { OpenedData } from "./open-data.ts";

/** A table for spreadsheets; its last lines say as of when it is, and what it leaves out. */
export function csvFile<Table extends DataTable>(
  file: ZipFile,
  table: Table,
  notesOf: () => readonly string[],
) {
  const kinds = columnsOf(table);
  const columns = kinds.map(([key]) => ({ key, header: headingOf(key) }));
  const cellsOf = (row: AnyRow) =>
    Object.fromEntries(
      kinds.map(([key, kind]) => {
        const value = row[key] ?? null;
        if (value === null) return [key, null] as const;
        return [
          key,
          kind === "money" ? { cents: Number(value) } : valueInPlainWords(table, key, row),
        ] as const;
      }),
    );
  let first = true;
  async function write(rows: readonly AnyRow[], notes: readonly string[] = []) {
    const part = writeCsvPart(columns, rows.map(cellsOf), { notes, first });
    first = false;
    await file.write(part);
  }
  return {
    table,
    add: (rows: readonly AnyRow[]) => write(rows),
    async end() {
      await write([], notesOf());
      await file.end();
    },
  };
}

type BundleFacts = {
  readonly now: Date;
  readonly urlOf: FhirAddress;
  readonly leftOut: () => readonly string[];
};

/** A FHIR Bundle of a collection: FHIR allows no list without an entry. Its end says what it leaves out. */
export function bundleFile<Table extends DataTable>(
  file: ZipFile,
  table: Table,
  { now, urlOf, leftOut }: BundleFacts,
) {
  let text = `{"resourceType":"Bundle","type":"collection","timestamp":"${now.toISOString()}"`;
  let isEmpty = true;
  async function add(entries: readonly FhirEntry[]) {
    for (const entry of entries) {
      text += (isEmpty ? ',"entry":[\n' : ",\n") + JSON.stringify(pruned(entry));
      isEmpty = false;
    }
    await file.write(text);
    text = "";
  }
  return {
    table,
    add,
    async end() {
      const missing = leftOut();
      const resource = missingOutcome(missing);
      await add(missing.length === 0 ? [] : [{ fullUrl: urlOf("Missing", table), resource }]);
      await file.write(isEmpty ? "}" : "\n]}");
      await file.end();
    },
  };
}

/**
 * Addresses that lead nowhere, as resources without a server have them (UUID version 8). The same
 * thing has the same one in every download of the same account, and no other account has it.
 */
export const addressesFor =
  (account: readonly (string | null)[]): FhirAddress =>
  (kind, ...key) => {
    const hash = createHash("sha256")
      .update(JSON.stringify([account, kind, ...key]))
      .digest("hex");
    const parts = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hash) ?? [];
    return `urn:uuid:${parts[1]}-${parts[2]}-8${parts[3]}-8${parts[4]}-${parts[5]}`;
  };

/** The tables that are held whole, as FHIR; `today` is the day of the accumulators. */
export function entriesOf(
  file: FhirFile,
  rows: OpenedData["small"],
  { now, today }: { readonly now: Date; readonly today: PlainDate },
) {
  const { urlOf } = file;
  const about = { created: now.toISOString(), today };
  const memberOf = (suffix: number | null) =>
    rows.members.find(({ memberSuffix }) => memberSuffix === suffix);
  const byMember = Map.groupBy(rows.accumulators, ({ memberSuffix }) => memberSuffix);
  return {
    members: rows.members.map((row) =>
      entry(urlOf("Patient", row.memberSuffix), patientResource(file, row)),
    ),
    eligibility: [
      entry(urlOf("Insurer"), insurerResource(file)),
      ...rows.eligibility.map((row) =>
        entry(coverageUrl(file, row), coverageResource(file, row, memberOf(row.memberSuffix))),
      ),
    ],
    accumulators: [...byMember].map(([suffix, its]) =>
      entry(urlOf("Accumulators", suffix), accumulatorsResource(file, its, about)),
    ),
    providers: rows.providers.map((row) =>
      entry(providerUrl(file, row), providerResource(file, row)),
    ),
    "primary-care": rows["primary-care"].map((row, index) =>
      entry(
        urlOf("Care", row.memberSuffix, row.providerId, row.beginDate, index),
        careResource(file, row),
      ),
    ),
    preferences:
      rows.preferences.length === 0
        ? []
        : [entry(urlOf("Preferences"), preferencesResource(rows.preferences))],
  };
}

const entry = (fullUrl: string, resource: Fhir): FhirEntry => ({ fullUrl, resource });
