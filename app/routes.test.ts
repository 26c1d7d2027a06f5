import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { placed } from "#scripts/contract/pages.ts";
import { findPageToRemember } from "./rules/sign-in/requested-page.ts";
import { sameSiteBounce } from "./sign-in/same-site-bounce.ts";

const folderOf = (file: string) => /^routes\/(\w+)\//.exec(file)?.[1];
const GUARDS: Record<string, string | null> = {
  public: null,
  token: "routes/token/guard.tsx",
  staff: "routes/staff/guard.tsx",
  member: "routes/member/guard.tsx",
  dev: "routes/dev/guard.tsx",
};

test("ROLE-06 every route file below a guarded folder has the guard of that folder above it", () => {
  for (const { file, above } of placed) {
    const folder = folderOf(file);
    expect(Object.keys(GUARDS), file).toContain(folder);
    const guard = GUARDS[folder ?? ""] ?? null;
    const guards = above.filter((parent) => parent.endsWith("/guard.tsx"));
    expect(guards, file).toEqual(guard === null || file === guard ? [] : [guard]);
  }
});

test("every guard is middleware beside a loader, so that client navigations pass it, too", async () => {
  for (const { file } of placed.filter((entry) => entry.file.endsWith("/guard.tsx"))) {
    const guard = (await import(`./${file}`)) as { middleware?: unknown[]; loader?: unknown };
    // A request from another site is bounced once, before any other decision.
    expect(guard.middleware?.[0], file).toBe(sameSiteBounce);
    expect(guard.middleware?.length, file).toBeGreaterThan(1);
    expect(guard.loader, file).toBeTypeOf("function");
  }
});

test("the last route takes all unknown paths, so that their requests pass the middleware", () => {
  expect(placed.at(-1)?.path).toBe("*");
});

test("ROLE-05 a pending sign-in opens four pages, and staff alone have /login-as and /login-as/end", () => {
  const pathsOf = (folder: string) =>
    placed.flatMap(({ file, path }) =>
      path !== undefined && folderOf(file) === folder ? [path] : [],
    );
  expect(new Set(pathsOf("token"))).toEqual(
    new Set(["sso-landing", "group-selection", "update-preferences", "registration-policies"]),
  );
  expect(new Set(pathsOf("staff"))).toEqual(new Set(["login-as", "login-as/end"]));
});

test("every file of a guarded folder with a page, loader or action is in the table of routes", () => {
  const inTable = new Set(placed.map(({ file }) => file));
  for (const folder of ["member", "staff", "token", "dev"]) {
    const screens = readdirSync(join(import.meta.dirname, "routes", folder), { recursive: true })
      .map((name) => `routes/${folder}/${String(name)}`)
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && isScreen(name));
    expect(screens.length, folder).toBeGreaterThan(2);
    expect(screens.filter((name) => !inTable.has(name))).toEqual([]);
  }
});

test("T-75 a log-in may return to every page in the members' frame, and to no other page", () => {
  const pages = placed.flatMap(({ file, path, above }) =>
    path === undefined || path === "*" || path === "home"
      ? []
      : [{ file, path: `/${path.replaceAll(/:\w+/g, "1")}`, above }],
  );
  for (const { file, path, above } of pages) {
    const expected = above.includes("routes/member/shell.tsx") ? path : undefined;
    expect([file, findPageToRemember(path)]).toEqual([file, expected]);
  }
});

/** Pieces of screens stand beside them; only what a request can reach must be in the table. */
function isScreen(file: string): boolean {
  const code = readFileSync(join(import.meta.dirname, file), "utf8");
  return /^export (?:\{|default\b|(?:async )?(?:const|function) (?:loader|action)\b)/m.test(code);
}
