import type { DataRow } from "./my-data-tables.ts";

/** A FHIR R4 element or resource, as JSON. */
export type Fhir = Readonly<Record<string, unknown>>;

/** A resource under the address by which others refer to it. */
export type FhirEntry = { readonly fullUrl: string; readonly resource: Fhir };

/** Address of a resource: its kind, and the values that tell it from others of its kind. */
export type FhirAddress = (kind: string, ...key: readonly (string | number | null)[]) => string;

/** Shared by all resources of a file. `carrier` is the brand's key, in the systems of its codes. */
export type FhirFile = {
  readonly insurer: string;
  readonly carrier: string;
  readonly urlOf: FhirAddress;
  readonly coverage: readonly DataRow<"eligibility">[];
};

const DATA_ABSENT = "http://hl7.org/fhir/StructureDefinition/data-absent-reason";

/** Names that name nothing elsewhere, for what neither FHIR nor CARIN has a name for. */
const OWN = "urn:x-member-download";

/**
 * The value without unknown parts: FHIR has no null and no empty elements. Undefined if nothing
 * is left.
 */
export function pruned(value: unknown): unknown {
  if (value === null || value === "") return undefined;
  if (typeof value !== "object") return value;
  if (Array.isArray(value)) {
    const items = value.map(pruned).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  const fields = Object.entries(value)
    .map(([name, field]) => [name, pruned(field)] as const)
    .filter(([, field]) => field !== undefined);
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

/** An element that FHIR requires and that is unknown here. */
export const absent = (valueCode: "unknown" | "not-applicable"): Fhir => ({
  extension: [{ url: DATA_ABSENT, valueCode }],
});

/** The element; an empty one says "unknown", for elements that FHIR requires. */
export const required = (element: Fhir): Fhir =>
  pruned(element) === undefined ? absent("unknown") : element;

/** A concept in words, and in a code where there is one. */
export const codeable = (
  text: string | null,
  coding: readonly [system: string, code: string] | null,
): Fhir => ({
  coding: coding === null ? [] : [{ system: coding[0], code: coding[1] }],
  text,
});

/** Cents as Money: FHIR has decimals. */
export const amountOf = (cents: number | null): Fhir | null =>
  cents === null ? null : { value: cents / 100, currency: "USD" };

/** The system of a carrier's own codes and numbers. */
export const ownSystem = ({ carrier }: FhirFile, of: string): string => `${OWN}:${carrier}:${of}`;

/** A number that the carrier gave. */
export const identifierOf = (
  file: FhirFile,
  of: string,
  value: string | null,
  type: Fhir | null = null,
): Fhir | null => (value === null ? null : { type, system: ownSystem(file, of), value });

/** Extensions of these files, for what FHIR has no element. */
export const ownText = (name: string, valueString: string | null): Fhir | null =>
  valueString === null ? null : { url: `${OWN}:${name}`, valueString };

/** A field of ours with an amount, from integer cents; null for an unknown one. */
export const ownMoney = (name: string, cents: number | null): Fhir | null =>
  cents === null ? null : { url: `${OWN}:${name}`, valueMoney: amountOf(cents) };

/** A reference to the member in members.json. */
export const patientRef = (
  { urlOf }: FhirFile,
  { memberSuffix }: { readonly memberSuffix: number | null },
  display: string | null,
): Fhir => ({
  reference: memberSuffix === null ? null : urlOf("Patient", memberSuffix),
  display,
});

/** The carrier, which is in eligibility.json. */
export const insurerRef = ({ urlOf, insurer }: FhirFile): Fhir => ({
  reference: urlOf("Insurer"),
  display: insurer,
});

type NamedProvider = { readonly providerId: string | null; readonly name: string | null };

/** Providers are the same if they have the same id, or without an id the same name. */
export const providerUrl = ({ urlOf }: FhirFile, { providerId, name }: NamedProvider): string =>
  urlOf("Provider", providerId, providerId === null ? name : null);

/** A reference to the provider in providers.json; an empty element where none is named. */
export const providerRef = (file: FhirFile, provider: NamedProvider): Fhir =>
  provider.providerId === null && provider.name === null
    ? {}
    : { reference: providerUrl(file, provider), display: provider.name };

/** The URL that names a row of coverage in the file. */
export const coverageUrl = ({ urlOf, coverage }: FhirFile, row: DataRow<"eligibility">): string =>
  urlOf("Coverage", row.memberSuffix, row.category, row.effectiveDate, coverage.indexOf(row));

type CoveredCategory = {
  readonly memberSuffix: number | null;
  readonly category: string | null;
  readonly day: string | null;
};

/** The member's coverage of this kind on that day, which is in eligibility.json; else only the member. */
export function coverageRef(
  file: FhirFile,
  { memberSuffix, category, day }: CoveredCategory,
): Fhir {
  const found = file.coverage.find(
    (row) =>
      row.memberSuffix === memberSuffix &&
      row.category === category &&
      day !== null &&
      row.effectiveDate !== null &&
      row.effectiveDate <= day &&
      (row.terminationDate === null || day < row.terminationDate),
  );
  return found === undefined
    ? { display: file.insurer }
    : { reference: coverageUrl(file, found), display: found.category };
}

/** The omissions of a bundle, in the words of its other files. */
export const missingOutcome = (sentences: readonly string[]): Fhir => ({
  resourceType: "OperationOutcome",
  issue: sentences.map((diagnostics) => ({ severity: "warning", code: "incomplete", diagnostics })),
});
