/** The plan's payment for a service, as its text states it. */
export type PlanPays =
  /** The plan's share, from 0 to 100. */
  | { readonly kind: "percent"; readonly percent: number }
  /** Dollars that the plan pays. */
  | { readonly kind: "dollars"; readonly cents: number }
  /** Dollars that the member pays, where the plan calls them so. */
  | { readonly kind: "copay"; readonly cents: number }
  | { readonly kind: "full" }
  /** Anything else, in the plan's own words. */
  | { readonly kind: "words"; readonly words: string };

const NUMBER = /^-?\d+(\.\d+)?$/;
/** -1 stands for none, with or without a dollar sign. */
const MINUS_ONE = /^(-\$ ?|\$ ?-|-)1(\.0+)?$/;
const PERCENT = /^(\d{1,3}(?:\.\d+)?) ?%$/;
const DOLLARS = /^\$ ?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{2}))?$/;
const COPAY = /^(\$[\d,. ]+)co-?pay(ment)?$/i;
const IN_FULL = /^(paid|covered) in full$/i;

/**
 * The `amount` of a service (§3) as a fact; null for none, -1 and 0. "80%" and a bare number up to 100
 * are the plan's share, "$40.00" is what the plan pays, "$40 copay" a copay; any other text is kept,
 * never guessed at: "80% after 6 months", "0.8", "120", "$0.00".
 */
export function readPlanPays(amount: string | null): PlanPays | null {
  const words = statedAmount(amount);
  if (words === null) return null;
  const percent = Number(PERCENT.exec(words)?.[1] ?? Number.NaN);
  if (percent <= 100) return { kind: "percent", percent };
  const dollars = centsOf(words);
  if (dollars !== null && dollars > 0) return { kind: "dollars", cents: dollars };
  const copay = centsOf(COPAY.exec(words)?.[1]?.trim() ?? "");
  if (copay !== null) return { kind: "copay", cents: copay };
  return IN_FULL.test(words) ? { kind: "full" } : { kind: "words", words };
}

/** The text of an amount, "80" as "80%"; null if it says nothing (`statedWords`). */
export function statedAmount(amount: string | null): string | null {
  const words = statedWords(amount);
  if (words === null || !NUMBER.test(words)) return words;
  const number = Number(words);
  return number >= 1 && number <= 100 ? `${number}%` : words;
}

/** The plan's words, their spaces made single; null if they say nothing: none, -1 or 0 (§3). */
function statedWords(given: string | null): string | null {
  const words = (given ?? "").trim().replaceAll(/\s+/g, " ");
  const isZero = NUMBER.test(words) && Number(words) === 0;
  return words === "" || isZero || MINUS_ONE.test(words) ? null : words;
}

function centsOf(text: string): number | null {
  const parts = DOLLARS.exec(text);
  if (parts === null) return null;
  return Number((parts[1] ?? "").replaceAll(",", "")) * 100 + Number(parts[2] ?? 0);
}

/** A medical service as the plan words it; `price` is null if its words cannot be told apart. */
type PricedName = { readonly name: string; readonly price: string | null };

const PRICE = /\$ ?\d|\d ?%|^(no charge|not covered|(paid|covered) in full)\b/i;

/**
 * Name and price of a medical service, which the gateway gives in one text (§3 "pageDescription"):
 * "Office visits: $25 copay", parted at the last colon that a price follows.
 */
export function splitPrice(pageDescription: string): PricedName {
  const at = pageDescription.lastIndexOf(": ");
  const [name, price] = [pageDescription.slice(0, at).trim(), pageDescription.slice(at + 2).trim()];
  return at > 0 && name !== "" && PRICE.test(price)
    ? { name, price }
    : { name: pageDescription, price: null };
}
