import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";
import type { Brand } from "#server/brands/brand.ts";
import { claimResource } from "#app/rules/account/my-data-fhir.ts";
import { eobResource } from "#app/rules/account/my-data-fhir-people.ts";
import {
  addProvider,
  claimDataRow,
  claimProviders,
  eobRows,
  lineRows,
  type DataClaim,
} from "#app/rules/account/my-data-rows.ts";
import { isMissingIn, type DataRow, type DataTable } from "#app/rules/account/my-data-tables.ts";
import { dayOf, timeOfDay } from "#app/rules/dates/plain-date.ts";
import { showDate, showMoment } from "#app/text/common/format.ts";
import { myDataText } from "#app/text/account/my-data.ts";
import type { OpenFile } from "#server/content/zip.ts";
import { addressesFor, bundleFile, csvFile, entriesOf } from "./data-files.ts";
import {
  HTML_TAIL,
  htmlClaim,
  htmlHead,
  htmlRows,
  missingSentence,
  sectionHead,
  SECTIONS,
  sectionTail,
} from "./data-html.ts";
import { createFirstSeenCheck, type ClaimsListKey, type OpenedData } from "./open-data.ts";

const { file: text } = myDataText;

/** Claims that are written at a time: other requests have their turn between. */
const AT_ONCE = 25;

const SMALL = SECTIONS.filter((table) => table !== "claims" && table !== "eobs");

/** The page for people waits for what is missing, so its long sections are kept in memory, deflated. */
const keep = promisify(deflateRaw);
const restore = promisify(inflateRaw);

type FileFacts = { readonly brand: Pick<Brand, "key" | "name">; readonly now: Date };

/**
 * Writes the files of "Download my data". Tables of claims and explanations go out as pages of them
 * come, and the other files as their turn comes. The page for people is last, because only then it is
 * known what is missing.
 */
export async function writeData(open: OpenFile, data: OpenedData, { brand, now }: FileFacts) {
  const asOf = showMoment(dayOf(now), timeOfDay(now));
  const { small, window } = data;
  const [first] = small.members;
  const urlOf = addressesFor([brand.key, first?.groupId ?? null, first?.subscriberId ?? null]);
  const fhir = { insurer: brand.name, carrier: brand.key, coverage: small.eligibility, urlOf };
  const leftOut = (table: DataTable): readonly string[] =>
    data.missing
      .filter((each) => isMissingIn(table, each))
      .map((each) => text.missing(missingSentence(each)));

  const csvOf = <Table extends DataTable>(table: Table) =>
    csvFile(open(`csv/${text.names[table]}.csv`), table, () => [
      ...leftOut(table),
      text.asOf(asOf),
    ]);
  const jsonOf = <Table extends DataTable>(table: Table) =>
    bundleFile(open(`json/${table}.json`), table, { now, urlOf, leftOut: () => leftOut(table) });
  const claimsCsv = csvOf("claims");
  const linesCsv = csvOf("claim-lines");
  const eobsCsv = csvOf("eobs");
  const smallCsv = SMALL.map(csvOf);
  const claimsJson = jsonOf("claims");
  const eobsJson = jsonOf("eobs");
  const smallJson = SMALL.map(jsonOf);
  const index = open("index.html");

  const providers = new Map<string, DataRow<"providers">>();
  for (const provider of small.providers) addProvider(providers, provider);
  const sections = { claims: new Array<Buffer>(), eobs: new Array<Buffer>() };
  const counts = { claims: 0, eobs: 0 };

  let numbered: { readonly list: ClaimsListKey | null; readonly times: Map<string, number> } = {
    list: null,
    times: new Map(),
  };
  /** Which one of its list with this number a claim is, from 0: claims may share one (T-86). */
  function placeOf(id: string, list: ClaimsListKey): number {
    if (numbered.list !== list) numbered = { list, times: new Map() };
    const place = numbered.times.get(id) ?? 0;
    numbered.times.set(id, place + 1);
    return place;
  }

  async function addClaims(claims: readonly DataClaim[], list: ClaimsListKey) {
    const { member, type } = list;
    counts.claims += claims.length;
    const parts = claims.map((claim) => {
      for (const provider of claimProviders(claim)) addProvider(providers, provider);
      return { row: claimDataRow(claim, member, window.endDate), lines: lineRows(claim) };
    });
    await linesCsv.add(parts.flatMap(({ lines }) => lines));
    await claimsJson.add(
      parts.map(({ row, lines }) => {
        const place = placeOf(row.claimId ?? "", list);
        // One claim may be in two lists.
        const key = ["Claim", member.memberSuffix, type, row.claimId] as const;
        return {
          fullUrl: place === 0 ? urlOf(...key) : urlOf(...key, place),
          resource: claimResource(fhir, row, lines),
        };
      }),
    );
    const html = parts.map(({ row, lines }) => htmlClaim(row, lines)).join("");
    sections.claims.push(await keep(html));
    await claimsCsv.add(parts.map(({ row }) => row));
  }

  for await (const { list, rows } of data.claims) {
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      await addClaims(rows.slice(at, at + AT_ONCE), list);
    }
  }
  for (const file of [claimsCsv, linesCsv, claimsJson]) await file.end();

  // One that explains two types of claims comes once.
  const isNew = createFirstSeenCheck();
  for await (const { rows } of data.eobs) {
    const fresh = rows.filter(({ documentId }) => isNew(documentId)).map(eobRows);
    await eobsJson.add(
      fresh.map((document, nth) => ({
        fullUrl: urlOf("EOB", document[0]?.documentId ?? counts.eobs + nth),
        resource: eobResource(fhir, document),
      })),
    );
    counts.eobs += fresh.length;
    sections.eobs.push(await keep(htmlRows("eobs", fresh.flat())));
    await eobsCsv.add(fresh.flat());
  }
  for (const file of [eobsCsv, eobsJson]) await file.end();

  const rows = { ...small, providers: [...providers.values()] };
  for (const csv of smallCsv) {
    await csv.add(rows[csv.table]);
    await csv.end();
  }
  const entries = entriesOf(fhir, rows, { now, today: window.endDate });
  for (const json of smallJson) {
    await json.add(entries[json.table]);
    await json.end();
  }

  const days = { from: showDate(window.startDate), to: showDate(window.endDate) };
  const missing = data.missing.map(missingSentence);
  await index.write(htmlHead({ brand: brand.name, asOf, ...days, missing }));
  for (const table of SECTIONS) {
    await index.write(sectionHead(table));
    if (table === "claims" || table === "eobs") {
      for (const part of sections[table]) await index.write(String(await restore(part)));
    } else {
      await index.write(htmlRows(table, rows[table]));
    }
    const count = table === "claims" || table === "eobs" ? counts[table] : rows[table].length;
    await index.write(sectionTail(count, leftOut(table)));
  }
  await index.write(HTML_TAIL);
  await index.end();
}
