import { fileOf, type Files } from "./my-data-of.ts";

/** JSON of any form, read by path: "a.0.b". */
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

/** The resources of a bundle that are of this type; all without one. */
export function resourcesOf(files: Files, name: string, type?: string): Json[] {
  const bundle = jsonOf(JSON.parse(fileOf(files, `json/${name}.json`)));
  const parsed = JSON.parse(fileOf(files, `json/${name}.json`)) as {
    entry?: { resource: unknown }[];
  };
  if (bundle.at("resourceType") !== "Bundle") throw new Error(`${name} is no bundle`);
  const all = (parsed.entry ?? []).map(({ resource }) => jsonOf(resource));
  return all.filter((it) => type === undefined || it.at("resourceType") === type);
}
