import type { Address } from "#server/gateway/calls/member/address.ts";

/** Countries that a letter within the country does not name. */
const HOME_COUNTRY = /^(?:US|USA|United States)$/i;

/**
 * An address (§3) as it stands on an envelope, a line each: "108 Sample Street", "Exampleville, OR
 * 97001". Missing parts (null) are left out; empty without a street, since nothing can be sent there.
 */
export function addressLines(address: Omit<Address, "phoneNumber">): string[] {
  const { addressLine1, addressLine2, city, state, zipCode, country } = address;
  if (addressLine1 === null) return [];
  const region = [state, zipCode].filter((part) => part !== null).join(" ");
  const place = [city, region].filter((part) => part !== null && part !== "").join(", ");
  const abroad = country !== null && !HOME_COUNTRY.test(country) ? country : null;
  return [addressLine1, addressLine2, place, abroad].flatMap((line) => line || []);
}
