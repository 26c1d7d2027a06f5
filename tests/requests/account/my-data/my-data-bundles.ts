import type { DataTable } from "#app/rules/account/my-data-tables.ts";
import { fileOf, type Files } from "./my-data-of.ts";

/** JSON of any shape, read by path: "a.0.b". */
export type Json = {
  readonly at: (path: string) => string | undefined;
  readonly all: (path: string) => Json[];
};

export function jsonOf(value: unknown): Json {
  const find = (path: string): unknown =>
    path.split(".").reduce<unknown>((inside, name) => {
      if (typeof inside !== "object" || inside === null) return undefined;
      return Object.entries(inside).find(([key]) => key === name)?.[1];
    }, value);
  return {
    at(path) {
      const found = find(path);
      if (typeof found === "string") return found;
      return typeof found === "number" || typeof found === "boolean" ? `${found}` : undefined;
    },
    all(path) {
      const found = find(path);
      return Array.isArray(found) ? found.map(jsonOf) : [];
    },
  };
}

type Entry = { readonly resource: unknown };

/** The entries of a bundle. */
function entriesOf(files: Files, name: string): readonly Entry[] {
  const bundle = JSON.parse(fileOf(files, name)) as { resourceType: string; entry?: Entry[] };
  if (bundle.resourceType !== "Bundle") throw new Error(`${name} is no bundle`);
  return bundle.entry ?? [];
}

/** The resources of a bundle with this type; all without one. */
export const resourcesOf = (files: Files, name: string, type?: string): Json[] =>
  entriesOf(files, `json/${name}.json`)
    .map(({ resource }) => jsonOf(resource))
    .filter((it) => type === undefined || it.at("resourceType") === type);

/** How many rows of each table the bundles hold, and the ids of the claims. */
export function rowsInJson(files: Files): {
  counts: Record<DataTable, number>;
  claimIds: string[];
} {
  const of = (table: DataTable, type?: string) => resourcesOf(files, table, type);
  const partsOf = (all: readonly Json[], path: string) => all.flatMap((it) => it.all(path));
  const claims = of("claims", "ExplanationOfBenefit");
  const limits = partsOf(of("accumulators", "CoverageEligibilityResponse"), "insurance");
  const documents = of("eobs", "DocumentReference");
  const answers = partsOf(of("preferences", "QuestionnaireResponse"), "item");
  const counts = {
    members: of("members", "Patient").length,
    eligibility: of("eligibility", "Coverage").length,
    accumulators: partsOf(limits, "item").length,
    claims: claims.length,
    "claim-lines": partsOf(claims, "item").length,
    // An explanation has a row for each of its claims, and one where it names none.
    eobs: documents.reduce((sum, it) => sum + Math.max(1, it.all("context.related").length), 0),
    providers: of("providers").length - of("providers", "OperationOutcome").length,
    "primary-care": of("primary-care", "CareTeam").length,
    preferences: answers.length,
  };
  return { counts, claimIds: claims.map((it) => it.at("identifier.0.value") ?? "").toSorted() };
}

/** The sentences of a bundle about what it leaves out. */
export const leftOutOf = (files: Files, table: DataTable): (string | undefined)[] =>
  resourcesOf(files, table === "claim-lines" ? "claims" : table, "OperationOutcome").flatMap((it) =>
    it.all("issue").map((issue) => issue.at("diagnostics")),
  );
