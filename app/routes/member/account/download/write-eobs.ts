import { eobResource } from "#app/rules/account/my-data-fhir-people.ts";
import { eobRows } from "#app/rules/account/my-data-rows.ts";
import { isOptionalFailure } from "#app/frame/optional.ts";
import { createKeptText } from "#server/content/kept-text.ts";
import { csvOf } from "./data-csv.ts";
import { htmlRows, sectionHead, sectionTail } from "./data-html.ts";
import { bundleOf } from "./data-json.ts";
import type { OpenedData } from "./open-data.ts";
import type { DataFile } from "./write-data.ts";

/** The explanations of benefits in every form: one that explains two types of claims comes once. */
export function writeEobs(it: DataFile) {
  const csv = csvOf("eobs");
  const bundle = bundleOf("eobs", it.now, it.fhir.urlOf);
  const kept = { json: createKeptText(), html: createKeptText() };
  const seen = new Set<string>();
  let count = 0;

  async function* table() {
    yield csv.head();
    await kept.json.add(bundle.head());
    for await (const eobs of pagesOf(it.data)) {
      const documents = eobs.filter(isNew).map(eobRows);
      const entries = documents.map((rows, place) => ({
        fullUrl: it.fhir.urlOf("EOB", rows[0]?.documentId ?? count + place),
        resource: eobResource(it.fhir, rows),
      }));
      count += documents.length;
      await kept.json.add(bundle.entries(entries));
      await kept.html.add(htmlRows("eobs", documents.flat()));
      yield csv.rows(documents.flat());
    }
    yield csv.notes(it.notesOf("eobs"));
    await kept.json.add(bundle.tail(it.leftOut("eobs")));
  }

  function isNew({ documentId }: { readonly documentId: string | null }): boolean {
    if (documentId === null) return true;
    const unseen = !seen.has(documentId);
    seen.add(documentId);
    return unseen;
  }

  async function* html() {
    yield sectionHead("eobs");
    yield* kept.html.read();
    yield sectionTail(count, it.leftOut("eobs"));
  }

  return {
    tables: [{ name: "csv/eobs.csv", content: table() }],
    json: { name: "json/eobs.json", content: kept.json.read() },
    html,
  };
}

/** The pages of all lists; where none can be had, that is said to be missing. */
async function* pagesOf({ eobs }: OpenedData) {
  let hasAny = false;
  try {
    for await (const { rows } of eobs) {
      hasAny = true;
      yield rows;
    }
  } catch (failure) {
    // One that breaks off in the middle breaks the file: part of it is written.
    if (hasAny || !isOptionalFailure(failure)) throw failure;
  }
}
