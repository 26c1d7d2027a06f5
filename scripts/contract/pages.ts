import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type Register } from "react-router";

// The register of pages: what app/routes.ts says, read the way the build reads it.
(globalThis as { __reactRouterAppDirectory?: string }).__reactRouterAppDirectory = new URL(
  "../../app",
  import.meta.url,
).pathname;
const { default: table } = await import("#app/routes.ts");
const entries: readonly RouteConfigEntry[] = await Promise.resolve(table);

/** The path of a page or file as app/routes.ts has it: "/eobs/:documentId". */
export type PagePath = keyof Register["pages"];

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

const paths = placed.flatMap(({ path }) => (path === undefined ? [] : [`/${path}`]));
/** The types are generated from the same table. */
const isPagePath = (path: string | undefined): path is PagePath =>
  path !== undefined && paths.includes(path);

const below = (layout: string): readonly PagePath[] =>
  placed
    .flatMap(({ path, above }) => (above.includes(layout) ? [`/${path}`] : []))
    .filter(isPagePath);

/** What only members are answered: pages and files. */
export const MEMBER_PATHS = below("routes/member/guard.tsx");

/** Every page of a member inside the shell, whose menus ask what members have. */
export const PAGES_WITH_MENUS = below("routes/member/shell.tsx");

/** Pages without a member's session: public pages, those between sign-in and home, and those of staff. */
export const OTHER_PATHS = [
  ...below("routes/token/guard.tsx"),
  ...below("routes/staff/guard.tsx"),
  ...below("routes/public/frame.tsx"),
].filter((path) => !MEMBER_PATHS.includes(path));

const routes = paths.map((path) => ({ path }));

/** The page that the router chooses for an address, whose query does not count. */
export function pageOf(address: string): PagePath | undefined {
  const path = matchRoutes(routes, address.split("?")[0] ?? "")?.at(-1)?.route.path;
  return isPagePath(path) ? path : undefined;
}
