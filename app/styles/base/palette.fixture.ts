import { readFileSync } from "node:fs";
import { blend, linearOf, type Rgb } from "#app/brand/colors.ts";

/* The palette is computed by the browser from two numbers a brand; here it is computed again, from
   the same files. */

export type Tokens = ReadonlyMap<string, string>;
export type Scheme = "light" | "dark";

/** Reads a style sheet of this folder. */
export const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
export const declarations = (css: string): [string, string][] =>
  Array.from(css.matchAll(/(--[\w-]+):\s*([^;]+);/g), (m) => [m[1] ?? "", m[2] ?? ""]);

const [base = ""] = /:root,\s*\[data-brand\] \{[^}]*\}/.exec(read("./tokens.css")) ?? [];
/** Tokens of each brand, with roles and ramps. */
export const brands: readonly [name: string, Tokens][] = Array.from(
  read("./brands.css").matchAll(/\n {2}\[data-brand="(\w+)"\] \{([^}]*)\}/g),
  ([, name = "", body = ""]): [string, Tokens] => [
    name,
    new Map([...declarations(base), ...declarations(body)]),
  ],
);

function resolve(value: string, tokens: Tokens, scheme: Scheme): string {
  const named = value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) =>
    resolve(tokens.get(name) ?? "", tokens, scheme),
  );
  return chosen(named.trim(), scheme).replaceAll(/calc\(([\d.]+) \* ([\d.]+)\)/g, (_, a, b) =>
    String(Number(a) * Number(b)),
  );
}

/** The value of a light-dark() in a scheme. */
function chosen(value: string, scheme: Scheme): string {
  const inner = /^light-dark\((.*)\)$/s.exec(value)?.[1];
  if (inner === undefined) return value;
  let depth = 0;
  const comma = Array.from(inner).findIndex((sign) => {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    return sign === "," && depth === 0;
  });
  return (scheme === "light" ? inner.slice(0, comma) : inner.slice(comma + 1)).trim();
}

/** A colour of a style sheet as linear sRGB. */
function linear(color: string): Rgb {
  const [, l = "", c = "", h = ""] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(color) ?? [];
  if (l === "") throw new Error(`not a colour: ${color}`);
  return linearOf(Number(l), Number(c), Number(h));
}

/** A role's colour; "b-500 22% over hero" composes two. */
export function colorOf(name: string, tokens: Tokens, scheme: Scheme): Rgb {
  if (name === "white") return [1, 1, 1];
  const [, top, share, ground] = /^(\S+) (\d+)% over (\S+)$/.exec(name) ?? [];
  if (top === undefined || ground === undefined) {
    return linear(resolve(`var(--${name})`, tokens, scheme));
  }
  const [above, below] = [colorOf(top, tokens, scheme), colorOf(ground, tokens, scheme)];
  return blend(above, Number(share) / 100, below);
}

/** Roles that `prefers-contrast: more` replaces. */
export const strongerTokens: readonly [string, string][] = declarations(
  /@media \(prefers-contrast: more\) \{[^}]*\}/.exec(read("./tokens.css"))?.[0] ?? "",
);
