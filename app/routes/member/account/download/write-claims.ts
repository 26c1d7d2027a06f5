import { claimProviders, claimRow, lineRows } from "#app/rules/account/my-data-claims.ts";
import { claimResource } from "#app/rules/account/my-data-fhir.ts";
import { addProvider } from "#app/rules/account/my-data-rows.ts";
import { createKeptText } from "#server/content/kept-text.ts";
import { csvOf } from "./data-csv.ts";
import { htmlClaim, sectionHead, sectionTail } from "./data-html.ts";
import { bundleOf } from "./data-json.ts";
import type { OpenedData } from "./open-data.ts";
import type { DataFile } from "./write-data.ts";

/** Claims that are written at a time: other requests have their turn between. */
const AT_ONCE = 25;

type Claims = Extract<OpenedData["firstClaims"], { done?: false }>["value"];

/** The claims in every form: their table as they come, the rest kept until its turn. */
export function writeClaims(it: DataFile) {
  const csv = { claims: csvOf("claims"), lines: csvOf("claim-lines") };
  const bundle = bundleOf("claims", it.now, it.fhir.urlOf);
  const kept = { lines: createKeptText(), json: createKeptText(), html: createKeptText() };
  let count = 0;

  async function* table() {
    yield csv.claims.head();
    await kept.lines.add(csv.lines.head());
    await kept.json.add(bundle.head());
    for await (const { list, rows } of claimsOf(it.data)) {
      for (let at = 0; at < rows.length; at += AT_ONCE) {
        yield await writePart(rows.slice(at, at + AT_ONCE), list);
      }
    }
    yield csv.claims.notes(it.notesOf("claims"));
    await kept.lines.add(csv.lines.notes(it.notesOf("claim-lines")));
    await kept.json.add(bundle.tail(it.leftOut("claims")));
  }

  async function writePart(claims: Claims["rows"], { member, type }: Claims["list"]) {
    count += claims.length;
    const parts = claims.map((claim) => {
      for (const provider of claimProviders(claim)) addProvider(it.providers, provider);
      return { row: claimRow(claim, member), lines: lineRows(claim) };
    });
    await kept.lines.add(csv.lines.rows(parts.flatMap(({ lines }) => lines)));
    const entries = parts.map(({ row, lines }) => ({
      // One claim may be in two lists.
      fullUrl: it.fhir.urlOf("Claim", member.memberSuffix, type, row.claimId),
      resource: claimResource(it.fhir, row, lines),
    }));
    await kept.json.add(bundle.entries(entries));
    await kept.html.add(parts.map(({ row, lines }) => htmlClaim(row, lines)).join(""));
    return csv.claims.rows(parts.map(({ row }) => row));
  }

  async function* html() {
    yield sectionHead("claims");
    yield* kept.html.read();
    yield sectionTail(count, it.leftOut("claims"));
  }

  return {
    tables: [
      { name: "csv/claims.csv", content: table() },
      { name: "csv/claim-lines.csv", content: kept.lines.read() },
    ],
    json: { name: "json/claims.json", content: kept.json.read() },
    html,
  };
}

/** All claims; the first were read before anything was sent. */
async function* claimsOf({ firstClaims, claims }: OpenedData) {
  if (firstClaims.done === true) return;
  yield firstClaims.value;
  yield* claims;
}
