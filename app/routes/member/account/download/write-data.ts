import type { DataRow, DataTable } from "#app/rules/account/my-data-tables.ts";
import { isMissingIn } from "#app/rules/account/my-data-tables.ts";
import {
  accumulatorsResource,
  careResource,
  coverageResource,
  insurerResource,
  patientResource,
  preferencesResource,
  providerResource,
} from "#app/rules/account/my-data-fhir-people.ts";
import {
  coverageUrl,
  providerUrl,
  type FhirEntry,
  type FhirFile,
} from "#app/rules/account/my-data-fhir-parts.ts";
import { addProvider } from "#app/rules/account/my-data-rows.ts";
import { showDate } from "#app/text/format.ts";
import { myDataText } from "#app/text/my-data.ts";
import { formatCarrierTime } from "#app/rules/dates/carrier-time.ts";
import type { Brand } from "#app/brand/brand.ts";
import type { ZipEntry } from "#server/content/zip.ts";
import { csvOf } from "./data-csv.ts";
import { HTML_TAIL, htmlHead, htmlRows, sectionHead, SECTIONS, sectionTail } from "./data-html.ts";
import { addressesFor, bundleOf } from "./data-json.ts";
import type { OpenedData } from "./open-data.ts";
import { missingSentence } from "./show-cells.ts";
import { writeClaims } from "./write-claims.ts";
import { writeEobs } from "./write-eobs.ts";

const { file } = myDataText;

export type DataFileFacts = { readonly brand: Pick<Brand, "key" | "name">; readonly now: Date };

/** What the writers of all files share: as of when, and what is missing of a table by now. */
export type DataFile = DataFileFacts & {
  readonly data: OpenedData;
  readonly fhir: FhirFile;
  readonly providers: Map<string, DataRow<"providers">>;
  /** The sentences of a table: "Not included: …". */
  readonly leftOut: (table: DataTable) => readonly string[];
  readonly notesOf: (table: DataTable) => readonly string[];
};

/**
 * The files of "Download my data" in their order. Claims and explanations stream: their tables go out
 * as pages of them come, and what the same pages make of the other files is kept deflated until its
 * turn. The page for people is last, because only then it is known what is missing.
 */
export function dataFiles(data: OpenedData, facts: DataFileFacts): Iterable<ZipEntry> {
  const providers = new Map<string, DataRow<"providers">>();
  for (const provider of data.providers) addProvider(providers, provider);
  const asOf = formatCarrierTime(facts.now);
  const leftOut = (table: DataTable) =>
    data.missing
      .filter((each) => isMissingIn(table, each))
      .map((each) => file.missing(missingSentence(each)));
  const it: DataFile = {
    ...facts,
    data,
    fhir: fhirFile(data, facts),
    providers,
    leftOut,
    notesOf: (table) => [...leftOut(table), file.asOf(asOf)],
  };
  const claims = writeClaims(it);
  const eobs = writeEobs(it);
  return [
    ...claims.tables,
    ...eobs.tables,
    ...SMALL.map((table) => ({ name: `csv/${table}.csv`, content: smallCsv(it, table) })),
    claims.json,
    eobs.json,
    ...SMALL.map((table) => ({ name: `json/${table}.json`, content: smallJson(it, table) })),
    { name: "index.html", content: page(it, asOf, { claims: claims.html, eobs: eobs.html }) },
  ];
}

/** The tables that are held whole. */
const SMALL = [
  "members",
  "eligibility",
  "accumulators",
  "providers",
  "primary-care",
  "preferences",
] as const;

type Small = (typeof SMALL)[number];

const rowsOf = ({ data, providers }: DataFile, table: Small) =>
  ({
    members: data.members,
    eligibility: data.eligibility,
    accumulators: data.accumulators.flat(),
    providers: [...providers.values()],
    "primary-care": data.care,
    preferences: data.preferences,
  })[table];

/** Generators, because what is missing and which providers there are is known when they are read. */
function* smallCsv(it: DataFile, table: Small) {
  const csv = csvOf(table);
  yield csv.head() + csv.rows(rowsOf(it, table)) + csv.notes(it.notesOf(table));
}

function* smallJson(it: DataFile, table: Small) {
  const bundle = bundleOf(table, it.now, it.fhir.urlOf);
  yield bundle.head() + bundle.entries(entriesOf(it, table)) + bundle.tail(it.leftOut(table));
}

const fhirFile = ({ members, eligibility }: OpenedData, { brand }: DataFileFacts): FhirFile => ({
  insurer: brand.name,
  carrier: brand.key,
  coverage: eligibility,
  urlOf: addressesFor([brand.key, members[0]?.groupId ?? null, members[0]?.subscriberId ?? null]),
});

/** The tables that are held whole, as FHIR. */
const entriesOf = ({ data, providers, fhir, now }: DataFile, table: Small): FhirEntry[] =>
  ({
    members: () =>
      data.members.map((row) => ({
        fullUrl: fhir.urlOf("Patient", row.memberSuffix),
        resource: patientResource(fhir, row),
      })),
    eligibility: () => [
      { fullUrl: fhir.urlOf("Insurer"), resource: insurerResource(fhir) },
      ...data.eligibility.map((row) => {
        const member = data.members.find(({ memberSuffix }) => memberSuffix === row.memberSuffix);
        return { fullUrl: coverageUrl(fhir, row), resource: coverageResource(fhir, row, member) };
      }),
    ],
    accumulators: () =>
      data.accumulators
        .filter((rows) => rows.length > 0)
        .map((rows) => ({
          fullUrl: fhir.urlOf("Accumulators", rows[0]?.memberSuffix ?? null),
          resource: accumulatorsResource(fhir, rows, {
            created: now.toISOString(),
            today: data.window.endDate,
          }),
        })),
    providers: () =>
      [...providers.values()].map((row) => ({
        fullUrl: providerUrl(fhir, row),
        resource: providerResource(fhir, row),
      })),
    "primary-care": () =>
      data.care.map((row, place) => ({
        fullUrl: fhir.urlOf("Care", row.memberSuffix, row.providerId, row.beginDate, place),
        resource: careResource(fhir, row),
      })),
    preferences: () =>
      data.preferences.length === 0
        ? []
        : [
            {
              fullUrl: fhir.urlOf("Preferences"),
              resource: preferencesResource(data.preferences),
            },
          ],
  })[table]();

type Sections = Readonly<Record<"claims" | "eobs", () => AsyncIterable<string>>>;

/** The page for people. */
async function* page(it: DataFile, asOf: string, sections: Sections) {
  const { startDate, endDate } = it.data.window;
  yield htmlHead({
    brand: it.brand.name,
    asOf,
    from: showDate(startDate),
    to: showDate(endDate),
    missing: it.data.missing.map(missingSentence),
  });
  for (const table of SECTIONS) {
    if (table === "claims" || table === "eobs") yield* sections[table]();
    else yield section(it, table);
  }
  yield HTML_TAIL;
}

function section(it: DataFile, table: Small): string {
  const rows = rowsOf(it, table);
  const { length } = rows;
  return sectionHead(table) + htmlRows(table, rows) + sectionTail(length, it.leftOut(table));
}
