import type { Files } from "./my-data-of.ts";
import { CODES, ELEMENTS, OWN_CODES, PRIMITIVES } from "./fhir-rules.ts";

type Element = Readonly<Record<string, unknown>>;

/** The bundles of an archive by name, as JSON. */
type Bundles = Readonly<Record<string, Element>>;

/** The bundles of an archive. */
export const bundlesOf = (files: Files): Bundles =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => name.endsWith(".json"))
      .map(([name, text]) => [name, JSON.parse(text) as Element]),
  );

/**
 * Breaches of the rules of FHIR R4 and CARIN Blue Button in these bundles, one line each: the
 * place, and the rule. References lead into one of them.
 */
export function brokenRules(bundles: Bundles): string[] {
  const broken: string[] = [];
  const types = typesByUrl(bundles);
  for (const [name, bundle] of Object.entries(bundles)) {
    look({ broken, types }, "Bundle", bundle, name);
    const urls = entriesOf(bundle).map(({ fullUrl }) => fullUrl);
    if (new Set(urls).size < urls.length) broken.push(`${name}: bdl-7, one fullUrl twice`);
  }
  return broken;
}

type Looking = {
  readonly broken: string[];
  readonly types: ReadonlyMap<unknown, string>;
};

function look(it: Looking, type: string, element: Element, at: string): void {
  const rules = ELEMENTS[type];
  if (rules === undefined) return void it.broken.push(`${at}: no ${type} is known`);
  if (Object.keys(element).length === 0) it.broken.push(`${at}: ele-1, ${type} is empty`);
  for (const name of Object.keys(element)) {
    const isKnown = (name.startsWith("_") ? name.slice(1) : name) in rules;
    if (!isKnown && name !== "resourceType") it.broken.push(`${at}.${name}: ${type} has none`);
  }
  for (const [name, rule] of Object.entries(rules)) {
    const [card = "", kind = "", allowed = ""] = rule.split(" ");
    const value = element[name];
    const where = `${at}.${name}`;
    if (value === undefined) {
      const isSaidAbsent = element[`_${name}`] !== undefined;
      if (card.startsWith("1") && !isSaidAbsent) it.broken.push(`${where}: ${rule}, missing`);
      continue;
    }
    const isList = card === "*" || card === "1+";
    if (Array.isArray(value) !== isList || (Array.isArray(value) && value.length === 0)) {
      it.broken.push(`${where}: ${rule}, ${isList ? "no list" : "a list"}`);
      continue;
    }
    const values: unknown[] = Array.isArray(value) ? value : [value];
    for (const [index, each] of values.entries()) {
      lookAt(it, { kind, allowed: allowed.split("|"), value: each, at: `${where}.${index}` });
    }
  }
  for (const [rule, holds] of INVARIANTS[type] ?? []) {
    if (!holds(element)) it.broken.push(`${at}: ${rule}`);
  }
}

type Value = { kind: string; allowed: readonly string[]; value: unknown; at: string };

function lookAt(it: Looking, { kind, allowed, value, at }: Value): void {
  const isPrimitive = PRIMITIVES[kind];
  if (isPrimitive !== undefined) {
    if (!isPrimitive(value)) it.broken.push(`${at}: no ${kind}`);
    else if (kind === "code" && !allowed.includes(String(value)))
      it.broken.push(`${at}: ${String(value)} is not of ${allowed.join(", ")}`);
    return;
  }
  if (!isElement(value)) return void it.broken.push(`${at}: no ${kind}`);
  look(it, kind === "Resource" ? String(value["resourceType"]) : kind, value, at);
  const { reference } = value;
  if (kind !== "Reference" || reference === undefined) return;
  const found = it.types.get(reference);
  if (found === undefined) it.broken.push(`${at}: leads to nothing in the archive`);
  else if (!allowed.includes(found) && !allowed.includes("Any"))
    it.broken.push(`${at}: leads to a ${found}`);
}

type Invariant = readonly [rule: string, holds: (element: Element) => boolean];

/** Rules about more than one element. */
const INVARIANTS: Readonly<Record<string, readonly Invariant[]>> = {
  Coding: [["a code of its system", ({ system, code }) => isCodeOf(String(system), String(code))]],
  Extension: [["ext-1, a value", (it) => Object.keys(it).some((name) => name.startsWith("value"))]],
  Organization: [["org-1, a name or a number", (it) => "name" in it || "identifier" in it]],
  ContactPoint: [["cpt-2, a system", (it) => "system" in it || !("value" in it)]],
  ExplanationOfBenefit: [
    ["every line has a number of its own", (it) => areDistinct(listOf(it["item"]))],
    ["C4BB, one claim number", (it) => listOf(it["identifier"]).length === 1],
  ],
  Adjudication: [["an amount or a reason", (it) => "amount" in it || "reason" in it]],
  Answer: [["qrs-1, one value", (it) => Object.keys(it).length === 1]],
  Practitioner: [
    ["a practice is an Organization", (it) => !isPractice(JSON.stringify(it["name"]))],
  ],
};

const isCodeOf = (system: string, code: string): boolean =>
  CODES[system]?.test(code) ?? OWN_CODES.test(system);

const areDistinct = (items: readonly Element[]): boolean =>
  new Set(items.map(({ sequence }) => sequence)).size === items.length;

/** The practices of the sandbox, by their names. */
const isPractice = (name: string): boolean =>
  /Medicine|Pediatrics|Health|Clinic|Imaging|Hospital|Therapy|Dental|Vision/.test(name);

const isElement = (value: unknown): value is Element =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const listOf = (value: unknown): Element[] => (Array.isArray(value) ? value.filter(isElement) : []);

const entriesOf = (bundle: Element): Element[] => listOf(bundle["entry"]);

function typesByUrl(bundles: Bundles): ReadonlyMap<unknown, string> {
  const entries = Object.values(bundles).flatMap(entriesOf);
  return new Map(
    entries.map(({ fullUrl, resource }) => [
      fullUrl,
      isElement(resource) ? String(resource["resourceType"]) : "",
    ]),
  );
}
