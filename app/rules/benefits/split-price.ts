/** A medical service as the plan words it; `price` is null where its words cannot be told apart. */
export type PricedName = { readonly name: string; readonly price: string | null };

const PRICE = /\$ ?\d|\d ?%|^(no charge|not covered|(paid|covered) in full)\b/i;

/**
 * Name and price of a medical service, which the gateway gives in one text (§3 "pageDescription"):
 * "Office visits: $25 copay". They are parted at the last colon that a price follows; any other text
 * is a name as a whole.
 */
export function splitPrice(pageDescription: string): PricedName {
  const at = pageDescription.lastIndexOf(": ");
  const [name, price] = [pageDescription.slice(0, at).trim(), pageDescription.slice(at + 2).trim()];
  return at > 0 && name !== "" && PRICE.test(price)
    ? { name, price }
    : { name: pageDescription, price: null };
}
