import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";

// The route table is read the way the build reads it.
(globalThis as { __reactRouterAppDirectory?: string }).__reactRouterAppDirectory = join(
  import.meta.dirname,
);
const { default: table } = await import("./routes.ts");
const entries: readonly RouteConfigEntry[] = await Promise.resolve(table);

type Placed = { file: string; path: string | undefined; above: string[] };

function place(list: readonly RouteConfigEntry[], above: string[]): Placed[] {
  return list.flatMap((entry) => [
    { file: entry.file, path: entry.path, above },
    ...place(entry.children ?? [], [...above, entry.file]),
  ]);
}
const placed = place(entries, []);
const folderOf = (file: string) => /^routes\/(\w+)\//.exec(file)?.[1];
const GUARDS: Record<string, string | null> = {
  public: null,
  token: "routes/token/guard.tsx",
  staff: "routes/staff/guard.tsx",
  member: "routes/member/guard.tsx",
};

test("ROLE-06 every screen stands in a folder whose guard stands above it", () => {
  for (const { file, above } of placed) {
    const folder = folderOf(file);
    expect(Object.keys(GUARDS), file).toContain(folder);
    const guard = GUARDS[folder ?? ""] ?? null;
    const guards = above.filter((parent) => parent.endsWith("/guard.tsx"));
    expect(guards, file).toEqual(guard === null || file === guard ? [] : [guard]);
  }
});

test("a guard is middleware with a loader beside it, so that client navigations pass it too", async () => {
  for (const { file } of placed.filter((entry) => entry.file.endsWith("/guard.tsx"))) {
    const guard = (await import(`./${file}`)) as { middleware?: unknown[]; loader?: unknown };
    expect(guard.middleware, file).toHaveLength(1);
    expect(guard.loader, file).toBeTypeOf("function");
  }
});

test("unknown paths have a route, or their requests would pass no middleware", () => {
  expect(placed.at(-1)?.path).toBe("*");
});

test("no file of a guarded folder is left out of the table by mistake as a screen", () => {
  const inTable = new Set(placed.map(({ file }) => file));
  const screens = readdirSync(join(import.meta.dirname, "routes/member"), { recursive: true })
    .map((name) => `routes/member/${String(name)}`)
    .filter((name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx"));
  expect(screens.filter((name) => !inTable.has(name))).toEqual([]);
});
