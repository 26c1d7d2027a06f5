import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BRAND_KEYS } from "#app/brand/brand.ts";
import {
  colorDeclarations,
  leastContrast,
  MIN_TEXT_CONTRAST,
  type BrandColors,
  contrastOf,
  type Rgb,
} from "#app/brand/colors.ts";
import { MOST_CHROMA } from "#server/brands/look.ts";
import {
  brands,
  colorOf,
  declarations,
  read,
  strongerTokens,
  type Scheme,
  type Tokens,
} from "./palette.fixture.ts";

/* Every pair of colours that meets on a screen is held to WCAG 2.2 AA. */

/** How strongly the line art of a file covers what words stand on, in percent. */
function artOf(file: string): number {
  const [, opacity = ""] = /::(?:before|after) \{[^}]*opacity: ([\d.]+)/.exec(read(file)) ?? [];
  return Math.round(Number(opacity) * 100);
}

const [[, product] = ["", new Map()]] = brands;
const sky = `b-500 ${artOf("../frame/frame.css")}% over hero`;
const engraving = `b-300 ${artOf("../screens/id-card.css")}% over b-700`;
const veil = "canvas 82% over ink";
const bare = ["surface", "canvas", "inset", "hero", "tint"];
const plain = [...bare, sky];
const tinted = ["ok-bg", "warn-bg", "bad-bg", "info-bg"];

/** The snackbar is set off from the page in colours of its own. */
const [snackbar = ""] =
  /\.flash \{\s*--tone: light-dark[^}]*/.exec(read("../pieces/feedback.css")) ?? [];
const own = declarations(snackbar).map(([name, value]): [string, string] => [
  name.replace("--tone", "--snackbar"),
  value,
]);

type Pairs = readonly (readonly [front: string, grounds: readonly string[]])[];

const text: Pairs = [
  ["ink", [...plain, ...tinted, "tint-2", veil]],
  ["ink-2", [...plain, ...tinted]],
  ["primary", bare],
  ["on-primary", ["primary", "primary-2"]],
  ["on-tint", ["tint", "tint-2", "surface"]],
  ["ok", ["ok-bg", "surface", "canvas"]],
  ["warn", ["warn-bg", "surface", "canvas"]],
  ["bad", ["bad-bg", "surface", "canvas"]],
  ["info", ["info-bg", "surface", "canvas"]],
  ["white", ["b-700", "b-900", engraving]],
  ["b-100", ["b-700", "b-900", engraving]],
  ["b-800", ["white", "b-100"]],
  ["snackbar", ["snackbar-bg"]],
];

const shapes: Pairs = [
  ["line-strong", [...bare, "warn-bg"]],
  ["ink-2", ["surface", "inset"]],
  ["focus", [...plain, ...tinted, "tint-2"]],
  ["white", ["b-700", "b-900", engraving]],
  ["primary", [...bare, "tint-2"]],
  ["bad", ["surface", "canvas", "bad-bg"]],
  ["ok", ["surface", "canvas"]],
];

/** Hairlines only divide; with more contrast asked for they are to be seen as well as borders. */
const hairlines: Pairs = [["line", [...bare, ...tinted]]];

type Check = { readonly where: string; readonly value: number };

function check(
  pairs: Pairs,
  changed: readonly [string, string][] = [],
  of: typeof brands = brands,
): readonly Check[] {
  const schemes: Scheme[] = ["light", "dark"];
  return of.flatMap(([brand, set]) => {
    const tokens: Tokens = new Map([...set, ...own, ...changed]);
    return schemes.flatMap((scheme) => {
      const known = new Map<string, Rgb>();
      const color = (name: string) => {
        const found = known.get(name) ?? colorOf(name, tokens, scheme);
        known.set(name, found);
        return found;
      };
      return pairs.flatMap(([front, grounds]) =>
        grounds.map((ground) => ({
          where: `${brand} ${scheme}: ${front} on ${ground}`,
          value: contrastOf(color(front), color(ground)),
        })),
      );
    });
  });
}

const below = (checks: readonly Check[], least: number) =>
  checks.filter(({ value }) => value < least).map((it) => `${it.where} ${it.value.toFixed(2)}`);

const words = check(text);
const wordsMore = check(text, strongerTokens);
const lines = check(shapes);
const linesMore = check([...shapes, ...hairlines], strongerTokens);

test("the contrast tests read the colours of every brand", () => {
  expect(brands.map(([name]) => name)).toEqual(BRAND_KEYS);
  expect(own.map(([name]) => name)).toEqual(["--snackbar", "--snackbar-bg"]);
  expect(strongerTokens.map(([name]) => name)).toEqual(["--line", "--ink-2"]);
});

test(`text has a contrast of 4.5 to 1 in every brand, light and dark: ${words.length} checks`, () => {
  expect(below(words, 4.5)).toEqual([]);
});

test(`borders, focus rings, bars and icons have a contrast of 3 to 1: ${lines.length} checks`, () => {
  expect(below(lines, 3)).toEqual([]);
});

test(`with more contrast asked for, hairlines have 3 to 1: ${wordsMore.length + linesMore.length} checks`, () => {
  expect(below(wordsMore, 4.5)).toEqual([]);
  expect(below(linesMore, 3)).toEqual([]);
  const quiet = (checks: readonly Check[]) =>
    Math.min(...checks.filter(({ where }) => where.includes(": ink-2 on")).map((it) => it.value));
  expect(quiet(wordsMore)).toBeGreaterThan(7);
  expect(quiet(wordsMore)).toBeGreaterThan(quiet(words));
});

/** Hues all around, greys of any hue, and colours from none to the strongest that a file may name. */
const around = Array.from({ length: 24 }, (_, n) => 15 * n);
const nameable = [0, 0.1, 0.15, MOST_CHROMA].flatMap((chroma) =>
  around.flatMap((hue) =>
    around.filter((each) => each % 45 === 0).map((neutralHue) => ({ hue, chroma, neutralHue })),
  ),
);
const setOf = (colors: BrandColors): (typeof brands)[number] => {
  const look = colorDeclarations(colors);
  return [look, new Map([...product, ...declarations(`${look};`)])];
};

test("a brands file's colours are refused exactly where text would lack contrast", () => {
  const words = (colors: BrandColors) =>
    Math.min(...check(text, [], [setOf(colors)]).map(({ value }) => value));
  const [refused, taken] = [false, true].map((is) =>
    nameable.filter((each) => leastContrast(each).contrast >= MIN_TEXT_CONTRAST === is),
  );
  expect(refused?.length).toBeGreaterThan(100);
  expect(taken?.length).toBeGreaterThan(400);
  for (const each of refused ?? [])
    expect.soft(words(each)).toBeCloseTo(leastContrast(each).contrast, 9);
  const all = (taken ?? []).map(setOf);
  expect(below(check(text, [], all), MIN_TEXT_CONTRAST)).toEqual([]);
  expect(below(check(shapes, [], all), 3)).toEqual([]);
});

test("every pair of colours in the style sheets is among those checked", () => {
  const sheets = readdirSync(join(import.meta.dirname, ".."), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".css") && !/\b(tokens|brands|fonts|app)\.css$/.test(name));
  expect(sheets.length).toBeGreaterThan(30);
  const fronts = new Set([...text, ...shapes].map(([front]) => front));
  const met = new Set(text.flatMap(([front, grounds]) => grounds.map((it) => `${front} ${it}`)));
  const grounds = new Set(text.flatMap(([, each]) => each));
  const unknown = sheets.flatMap((sheet) =>
    rulesOf(read(`../${sheet}`)).flatMap(({ selector, body }) => {
      const front = roleIn(body, /(?<![-\w])color: ([^;]+)/);
      const ground = roleIn(body, /background(?:-color)?: ([^;]+)/);
      const both = front !== undefined && ground !== undefined;
      const faults = [
        front !== undefined && !fronts.has(front) && front,
        ground !== undefined && !grounds.has(ground) && ground,
        both && !met.has(`${front} ${ground}`) && `${front} on ${ground}`,
      ];
      return faults.filter((it) => it !== false).map((it) => `${sheet} ${selector}: ${it}`);
    }),
  );
  expect(sheets.length).toBeGreaterThan(15);
  expect(unknown).toEqual([]);
});

/** Brand art, which is drawn through a mask, is what lies behind colours and no pair of them. */
const rulesOf = (css: string) =>
  Array.from(
    css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{([^{}]*)\}/g),
    ([, selector = "", body = ""]) => ({ selector: selector.trim(), body }),
  ).filter(({ body }) => !body.includes("mask:"));

/** Roles of a tone are checked one by one, and what the system or the place gives needs none. */
function roleIn(body: string, declaration: RegExp): string | undefined {
  const value = declaration.exec(body)?.[1] ?? "";
  return value === "white" ? value : /^var\(--((?!tone)[\w-]+)\)$/.exec(value)?.[1];
}
