import { plainText, carrierText, type Words } from "#app/components/ui/text/CarrierText.tsx";
import { showClaimStatus } from "#app/frame/words/show-claim-status.ts";
import { showRelationship, showSex } from "#app/frame/words/show-person.ts";
import type { AnyRow, DataTable } from "#app/rules/account/my-data-tables.ts";
import { accumulatorKindOf } from "#app/rules/benefits/accumulator-kind.ts";
import { knownNetwork } from "#app/rules/benefits/tiers.ts";
import { findClaimType } from "#app/rules/claims/claim-type.ts";
import { CATEGORIES } from "#app/rules/member/eligibility.ts";
import { myDataText } from "#app/text/account/my-data.ts";
import { claimDetailText } from "#app/text/claims/claim.ts";
import { claimsText } from "#app/text/claims/claims.ts";
import { benefitCategoryText } from "#app/text/benefits/categories.ts";

const { file } = myDataText;

const inTable =
  (words: Readonly<Record<string, string>>) =>
  (code: string): Words =>
    words[code] ?? code;

function limitOf(name: string, { category }: AnyRow): Words {
  const kind = accumulatorKindOf(
    name,
    CATEGORIES.find((known) => known === category),
  );
  return kind === "other" ? carrierText(name) : file.limitInWords(kind, name);
}

/** A network by its label, another by its name. */
function networkOf(tier: string): Words {
  const network = knownNetwork(tier);
  return network === null ? tier : file.networkInWords(network, tier);
}

function typeOfClaims(word: string): Words {
  const type = findClaimType(word.trim());
  return type === undefined ? carrierText(word) : file.typeInWords(type, word);
}

type ValueFormat = (text: string, row: AnyRow) => Words;

/** How columns of texts are said that are neither names nor numbers: codes, and the gateway's words. */
const SAY: Readonly<Partial<Record<`${DataTable}.${string}`, ValueFormat>>> = {
  "members.relationship": showRelationship,
  "members.sex": showSex,
  "eligibility.category": inTable(file.categories),
  "eligibility.status": inTable(file.statuses),
  "accumulators.category": inTable(file.categories),
  "accumulators.coverageType": inTable(file.coverageTypes),
  "accumulators.limitType": limitOf,
  "accumulators.networkTier": networkOf,
  "claims.type": inTable(benefitCategoryText),
  "claims.status": showClaimStatus,
  "claims.standing": inTable(claimsText.standings),
  "claim-lines.status": showClaimStatus,
  "claim-lines.description": carrierText,
  "claim-lines.paidAs": carrierText,
  "claim-lines.category": carrierText,
  "claim-lines.surface": carrierText,
  "claim-lines.denialReason": carrierText,
  "claim-lines.standing": inTable({
    "takes-back": claimDetailText.lines.reversals["takes-back"](null),
    "taken-back": claimDetailText.lines.reversals["taken-back"](null),
  }),
  "eobs.typeOfClaims": typeOfClaims,
  "providers.title": carrierText,
  "primary-care.endReason": carrierText,
  "preferences.preference": inTable(file.preferences),
  "preferences.answer": inTable(file.answers),
};

/** A value of a row as people read it; null for one that is not known. */
export function valueInWords(table: DataTable, column: string, row: AnyRow): Words | null {
  const value = row[column] ?? null;
  if (value === null) return null;
  if (typeof value === "boolean") return value ? file.yes : file.no;
  const text = String(value);
  return SAY[`${table}.${column}`]?.(text, row) ?? text;
}

/** A value of a row as plain text, for spreadsheets; null for one that is not known. */
export function valueInPlainWords(table: DataTable, column: string, row: AnyRow): string | null {
  const words = valueInWords(table, column, row);
  return words === null ? null : plainText(words);
}
