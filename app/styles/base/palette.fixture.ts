import { readFileSync } from "node:fs";

/* The palette is computed by the browser from two numbers a brand; here it is computed again, from
   the same files. */

export type Tokens = ReadonlyMap<string, string>;
export type Scheme = "light" | "dark";
export type Rgb = readonly [number, number, number];

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

const cut = (value: number) => Math.min(1, Math.max(0, value));

/** OKLCH to linear sRGB, clipped to the gamut. */
function linear(color: string): Rgb {
  const [, l = "", c = "", h = ""] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(color) ?? [];
  if (l === "") throw new Error(`not a colour: ${color}`);
  const angle = (Number(h) * Math.PI) / 180;
  const [a, b] = [Number(c) * Math.cos(angle), Number(c) * Math.sin(angle)];
  const long = (Number(l) + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (Number(l) - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (Number(l) - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    cut(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    cut(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    cut(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

const encoded = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
const decoded = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/** A colour as style sheets and browsers' settings write it. */
export const hexOf = (color: Rgb): string =>
  `#${color
    .map((part) =>
      Math.round(encoded(part) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** Contrast of two colours, 1 to 21, as WCAG 2.2 defines it. */
export function ratio(one: Rgb, other: Rgb): number {
  const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** A role's colour; "b-500 22% over hero" composes two. */
export function colorOf(name: string, tokens: Tokens, scheme: Scheme): Rgb {
  if (name === "white") return [1, 1, 1];
  const [, top, share, ground] = /^(\S+) (\d+)% over (\S+)$/.exec(name) ?? [];
  if (top === undefined || ground === undefined) {
    return linear(resolve(`var(--${name})`, tokens, scheme));
  }
  const above = colorOf(top, tokens, scheme).map(encoded);
  const below = colorOf(ground, tokens, scheme).map(encoded);
  const mix = (i: number) => {
    const part = Number(share) / 100;
    return decoded((above[i] ?? 0) * part + (below[i] ?? 0) * (1 - part));
  };
  return [mix(0), mix(1), mix(2)];
}

/** Roles that `prefers-contrast: more` replaces. */
export const strongerTokens: readonly [string, string][] = declarations(
  /@media \(prefers-contrast: more\) \{[^}]*\}/.exec(read("./tokens.css"))?.[0] ?? "",
);
