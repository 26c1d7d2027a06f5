import type { Address } from "#server/gateway/calls/member/address.ts";

const HOME_COUNTRY = /^(?:US|USA|United States)$/i;

/** Whether a country, by its code or name, is the one whose states and ZIP codes forms know. */
export const isHomeCountry = (country: FormDataEntryValue | null): boolean =>
  typeof country === "string" && HOME_COUNTRY.test(country.trim());

/**
 * An address (§3) as it stands on an envelope, a line each: "108 Sample Street", "Exampleville, OR
 * 97001". Missing parts (null) are left out; empty without a street, since nothing can be sent there.
 */
export function addressLines(address: Omit<Address, "phoneNumber">): string[] {
  const { addressLine1, addressLine2, city, state, zipCode, country } = address;
  if (addressLine1 === null) return [];
  const region = [state, zipCode].filter((part) => part !== null).join(" ");
  const place = [city, region].filter((part) => part !== null && part !== "").join(", ");
  const abroad = isHomeCountry(country) ? null : country;
  return [addressLine1, addressLine2, place, abroad].flatMap((line) => line || []);
}
