import { createHash } from "node:crypto";
import {
  missingOutcome,
  pruned,
  type FhirAddress,
  type FhirEntry,
} from "#app/rules/account/my-data-fhir-parts.ts";

/** A FHIR Bundle of a collection, a part at a time: FHIR allows no list without an entry. */
export function bundleOf(name: string, asOf: Date, urlOf: FhirAddress) {
  let isEmpty = true;
  const entries = (all: readonly FhirEntry[]): string =>
    all
      .map((entry) => {
        const before = isEmpty ? ',"entry":[\n' : ",\n";
        isEmpty = false;
        return before + JSON.stringify(pruned(entry));
      })
      .join("");
  return {
    head: () => `{"resourceType":"Bundle","type":"collection","timestamp":"${asOf.toISOString()}"`,
    entries,
    /** The end, with what the bundle leaves out. */
    tail(missing: readonly string[]) {
      const outcome = { fullUrl: urlOf("Missing", name), resource: missingOutcome(missing) };
      return entries(missing.length === 0 ? [] : [outcome]) + (isEmpty ? "}" : "\n]}");
    },
  };
}

/**
 * Addresses that lead nowhere, as resources without a server have them (UUID version 8). The same
 * thing has the same one in every download of the same account, and no other account has it.
 */
export const addressesFor =
  (account: readonly (string | null)[]): FhirAddress =>
  (kind, ...key) => {
    const hash = createHash("sha256")
      .update(JSON.stringify([account, kind, ...key]))
      .digest("hex");
    const parts = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hash) ?? [];
    return `urn:uuid:${parts[1]}-${parts[2]}-8${parts[3]}-8${parts[4]}-${parts[5]}`;
  };
