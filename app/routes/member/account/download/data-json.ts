import { missingOutcome, type Fhir } from "#app/rules/account/my-data-fhir-parts.ts";

/** A FHIR Bundle of a collection, a part at a time: FHIR allows no list without an entry. */
export function bundleOf(asOf: Date) {
  let isEmpty = true;
  const entries = (resources: readonly Fhir[]): string =>
    resources
      .map((resource) => {
        const before = isEmpty ? ',"entry":[\n' : ",\n";
        isEmpty = false;
        return before + JSON.stringify({ resource });
      })
      .join("");
  return {
    head: () => `{"resourceType":"Bundle","type":"collection","timestamp":"${asOf.toISOString()}"`,
    entries,
    /** The end, with what the bundle leaves out. */
    tail: (missing: readonly string[]) =>
      entries(missing.length === 0 ? [] : [missingOutcome(missing)]) + (isEmpty ? "}" : "\n]}"),
  };
}
