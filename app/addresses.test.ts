import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { placed } from "#scripts/contract/pages.ts";

// An address of the product is `href()` of its route, so that a route that moves is a fault of types.

/** The first part of every route's path. */
const FIRST = new Set(placed.flatMap(({ path }) => path?.split("/")[0] ?? []));

/** `useSubmenu` names its menu by a typed path. The rest ask for what is below a path, or for none of ours. */
const TYPED = new Set(["href", "useSubmenu"]);
const PREFIXES = new Set([
  "app/components/frame/nav-item.ts",
  "app/frame/errors/throw-error-page.ts",
  "app/rules/claims/claim-path.ts",
  "app/routes/member/benefits/day/load-history.ts",
]);

type Node = { readonly type: string };
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

/** What a literal or a template begins with; empty for other nodes. */
function beginOf(node: Node): string {
  if (node.type === "Literal" && "value" in node) return String(node.value);
  if (node.type !== "TemplateLiteral" || !("quasis" in node)) return "";
  const [first] = node.quasis as { value: { raw: string } }[];
  return first?.value.raw ?? "";
}

/** Whether a text holds a string that begins as an address of a route does. */
const mayHaveAddress = (source: string): boolean =>
  Array.from(source.matchAll(/["'`]\/([\w.-]+)/g)).some(([, first = ""]) => FIRST.has(first));

function addressesIn(node: Node): string[] {
  if (node.type === "TSLiteralType" || node.type === "ImportDeclaration") return [];
  if (node.type === "CallExpression" && "callee" in node) {
    const { callee } = node;
    if (isNode(callee) && "name" in callee && TYPED.has(String(callee.name))) return [];
  }
  const text = beginOf(node);
  const [, first] = /^\/([\w.-]+)(?=[/?#]|$)/.exec(text) ?? [];
  const own = first !== undefined && FIRST.has(first) ? [text] : [];
  const below = Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (node.type === "Property" && key === "key") return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(addressesIn);
  });
  return [...own, ...below];
}

test("no file writes the address of a route as a string: all use href()", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname })
    .map((file) => `app/${file}`)
    .filter((file) => !/\.(test|fixture)\.|^app\/routes\.ts$|^app\/routes\/dev\//.test(file));
  expect(files.length).toBeGreaterThan(400);
  const found = files
    .filter((file) => !PREFIXES.has(file))
    .flatMap((file) => {
      const source = readFileSync(join(import.meta.dirname, "..", file), "utf8");
      // Most files have no such string, and are not parsed.
      if (!mayHaveAddress(source)) return [];
      return addressesIn(parseSync(file, source).program as Node).map((text) => `${file} ${text}`);
    });
  expect(found, 'write href("…")').toEqual([]);
});
