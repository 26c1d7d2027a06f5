import { beforeAll, expect, test } from "vitest";
import { useWorld } from "#tests/harness/world/use-world.ts";
import {
  brokenRules,
  bundlesOf,
  listOf,
  type Bundles,
  type Element,
  type Found,
} from "./check-fhir.ts";
import { ELEMENTS } from "./fhir-rules.ts";
import { download } from "./my-data-of.ts";
import { haveUnusualCare } from "./my-data-unusual.ts";

const world = useWorld();

/** The bundles of a family, and of a dependent with unusual claims and primary care. */
let bundles: Bundles;
/** Entries with an element that no earlier one has, each as a bundle of its own. */
let pieces: readonly Piece[];
beforeAll(async () => {
  const family = bundlesOf(await download(await world.enter("sub")), "family");
  await haveUnusualCare(world);
  const dependent = bundlesOf(await download(await world.enter("dep-adult")), "dependent");
  bundles = { ...family, ...dependent };
  pieces = piecesOf(bundles);
});

// my-data.test.ts proves that a download breaks none of the rules of check-fhir.ts; this file, that
// those rules find what is broken.

test("every element of the rules' table occurs in the bundles, and is reported when it is broken", () => {
  const survivors = Object.entries(ELEMENTS).flatMap(([type, rules]) =>
    Object.entries(rules).flatMap(([name, rule]) => {
      const mutants = mutantsOf(name, rule);
      return mutants
        .filter(([, mutate]) => brokenBy(type, name, mutate).length === 0)
        .map(([what]) => `${type}.${name}: ${what}`);
    }),
  );
  expect(survivors).toEqual([]);
});

const NOWHERE = "urn:uuid:00000000-0000-8000-8000-000000000000";

type Mutate = (element: Element) => Element;

test.each<[string, string, string, Mutate]>([
  ["Bundle", "entry", "bdl-7", ({ entry }) => ({ entry: twice(entry) })],
  ["Coding", "code", "of its system", () => ({ code: "denialreason" })],
  ["Coding", "system", "of its system", () => ({ system: "http://www.ada.org/cdt" })],
  ["Coding", "system", "of its system", () => ({ system: "urn:elsewhere" })],
  ["Extension", "valueString", "ext-1", ({ url }) => ({ url, valueString: undefined })],
  ["Organization", "name", "org-1", () => ({ name: undefined, identifier: undefined })],
  ["ContactPoint", "system", "cpt-2", () => ({ system: undefined })],
  ["ExplanationOfBenefit", "item", "number of its own", ({ item }) => ({ item: twice(item) })],
  ["ExplanationOfBenefit", "identifier", "one claim number", () => ({ identifier: undefined })],
  ["ExplanationOfBenefit", "patient", "leads to a", ({ insurer }) => ({ patient: insurer })],
  ["Adjudication", "amount", "an amount or a reason", () => ({ amount: undefined })],
  ["Answer", "valueString", "qrs-1", () => ({ valueBoolean: true })],
  ["Practitioner", "name", "practice", () => ({ name: [{ text: "Riverbend Pediatrics" }] })],
  ["Money", "value", "has none", () => ({ unit: "USD" })],
  ["CodeableConcept", "text", "ele-1", () => ({ text: undefined, coding: undefined })],
])("a %s whose %s breaks a rule is reported as %s", (type, name, rule, mutate) => {
  const broken = brokenBy(type, name, (it) => ({ ...it, ...mutate(it) }));
  expect(broken.join("\n")).toContain(rule);
});

const twice = (items: unknown): unknown[] => [listOf(items)[0], listOf(items)[0]];

/** Ways to break an element that a rule names. */
function mutantsOf(name: string, rule: string): readonly (readonly [what: string, Mutate])[] {
  const [card = "", kind = ""] = rule.split(" ");
  const isList = card === "*" || card === "1+";
  const isPart = kind in ELEMENTS || kind === "Resource";
  const set =
    (value: unknown): Mutate =>
    (it) => ({ ...it, [name]: isList ? [value] : value });
  const mutants: [what: string, mutate: Mutate, isFor: boolean][] = [
    ["of another type", set(isPart ? "text" : { is: "wrong" }), true],
    ["empty", set(kind === "boolean" || kind === "decimal" ? "" : {}), true],
    ["many for one", (it) => ({ ...it, [name]: [it[name]] }), !isList],
    ["one for many", (it) => ({ ...it, [name]: {} }), isList],
    [
      "missing",
      (it) => ({ ...it, [name]: undefined, [`_${name}`]: undefined }),
      card.startsWith("1"),
    ],
    ["of another code", set("nonsense"), kind === "code"],
    ["to nothing", set({ reference: NOWHERE }), kind === "Reference"],
  ];
  return mutants.flatMap(([what, mutate, isFor]) => (isFor ? [[what, mutate] as const] : []));
}

type Piece = { readonly bundle: Element; readonly elements: readonly Found[] };

function piecesOf(from: Bundles): readonly Piece[] {
  const seen = new Set<string>();
  return Object.values(from).flatMap((whole) =>
    listOf(whole["entry"]).flatMap((entry) => {
      const bundle = { ...whole, entry: [entry] };
      const elements: Found[] = [];
      brokenRules({ piece: bundle }, { within: from, elements });
      const before = seen.size;
      for (const { type, element } of elements) {
        for (const name of Object.keys(element)) seen.add(`${type}.${name.replace(/^_/, "")}`);
      }
      return seen.size > before ? [{ bundle, elements }] : [];
    }),
  );
}

/** The breaches reported after this change to the first entry with such an element. */
function brokenBy(type: string, name: string, mutate: Mutate): string[] {
  const has = (it: Found) => it.type === type && (name in it.element || `_${name}` in it.element);
  const piece = pieces.find(({ elements }) => elements.some(has));
  const target = piece?.elements.find(has)?.element;
  if (piece === undefined || target === undefined) throw new Error(`there is no ${type}.${name}`);
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== "object" || value === null) return value;
    const fields = Object.entries(value === target ? mutate(target) : value);
    return Object.fromEntries(
      fields.filter(([, field]) => field !== undefined).map(([key, field]) => [key, copy(field)]),
    );
  };
  return brokenRules({ piece: copy(piece.bundle) as Element }, { within: bundles });
}
