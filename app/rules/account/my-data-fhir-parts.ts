/** A FHIR R4 element or resource, as JSON. */
export type Fhir = Readonly<Record<string, unknown>>;

const DATA_ABSENT = "http://hl7.org/fhir/StructureDefinition/data-absent-reason";

/** The element without what is unknown: FHIR has neither null nor empty lists. */
export const backbone = (element: Fhir): Fhir =>
  Object.fromEntries(
    Object.entries(element).filter(
      ([, value]) =>
        value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );

/** An element that FHIR wants and nobody here knows. */
export const absent = (valueCode: "unknown" | "not-applicable"): Fhir => ({
  extension: [{ url: DATA_ABSENT, valueCode }],
});

/** A concept in words, and in a code where there is one; null for a code without a known system. */
export const codeable = (
  text: string | null,
  coding: readonly [system: string | null, code: string] | null,
): Fhir =>
  backbone({
    coding: coding === null ? [] : [backbone({ system: coding[0], code: coding[1] })],
    text,
  });

/** Cents as Money: FHIR has decimals. */
export const amountOf = (cents: number | null): Fhir | null =>
  cents === null ? null : { value: cents / 100, currency: "USD" };

/** The id of a member's Patient in these files. */
export const patientId = (suffix: number | null): string => `member-${suffix ?? "unknown"}`;

export const patientRef = ({ memberSuffix }: { readonly memberSuffix: number | null }): Fhir => ({
  reference: `Patient/${patientId(memberSuffix)}`,
});

/** Extensions of these files, for what FHIR has no element: an URN that names nothing elsewhere. */
export const ownExtension = (name: string, value: Fhir): Fhir => ({
  url: `urn:x-member-download:${name}`,
  ...value,
});

/** What is left out of a bundle, in the words of its other files. */
export const missingOutcome = (sentences: readonly string[]): Fhir => ({
  resourceType: "OperationOutcome",
  issue: sentences.map((diagnostics) => ({ severity: "warning", code: "incomplete", diagnostics })),
});
