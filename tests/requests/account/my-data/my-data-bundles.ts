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

type Entry = { readonly fullUrl: string; readonly resource: unknown };

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

/** Finds the target of a reference, in any file of the archive. */
export function resolverOf(files: Files): (reference: string | undefined) => Json | undefined {
  const all = new Map(
    Object.keys(files)
      .filter((name) => name.endsWith(".json"))
      .flatMap((name) => entriesOf(files, name))
      .map(({ fullUrl, resource }) => [fullUrl, jsonOf(resource)] as const),
  );
  return (reference) => all.get(reference ?? "");
}
