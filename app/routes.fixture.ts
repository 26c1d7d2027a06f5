import type { RouteConfigEntry } from "@react-router/dev/routes";

// The route table is read the way the build reads it.
(globalThis as { __reactRouterAppDirectory?: string }).__reactRouterAppDirectory =
  import.meta.dirname;
const { default: table } = await import("./routes.ts");
const entries: readonly RouteConfigEntry[] = await Promise.resolve(table);

/** A route's file, its path, and the files of the layouts above it. */
export type Placed = { file: string; path: string | undefined; above: string[] };

function place(list: readonly RouteConfigEntry[], above: string[]): Placed[] {
  return list.flatMap((entry) => [
    { file: entry.file, path: entry.path, above },
    ...place(entry.children ?? [], [...above, entry.file]),
  ]);
}

/** Every route of the table, with those above it. */
export const placed = place(entries, []);
