/** The lines of an address (§3 "Address"); null where it is not given. */
type Address = {
  readonly addressLine1: string | null;
  readonly addressLine2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipCode: string | null;
  readonly country: string | null;
};

/** Countries that a letter within the country does not name. */
const HOME_COUNTRY = /^(?:US|USA|United States)$/i;

/**
 * An address as it stands on an envelope, a line each: "108 Sample Street", "Exampleville, OR
 * 97001". Missing parts are left out; empty without a street, since nothing can be sent there.
 */
export function addressLines(address: Address): string[] {
  const { addressLine1, addressLine2, city, state, zipCode, country } = address;
  if (addressLine1 === null) return [];
  const region = [state, zipCode].filter((part) => part !== null).join(" ");
  const place = [city, region].filter((part) => part !== null && part !== "").join(", ");
  const abroad = country !== null && !HOME_COUNTRY.test(country) ? country : null;
  return [addressLine1, addressLine2, place, abroad].flatMap((line) => line || []);
}
