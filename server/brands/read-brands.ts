import { z } from "zod";
import { BRAND_KEYS, type BrandKey } from "#app/brand/brand.ts";
import { FLAGS, type Brand } from "./brand.ts";
import { listLacking } from "./language-help.ts";
import { lookOf } from "./look.ts";
import { brandSchemas, brandsFile, type BrandsFile } from "./schema.ts";

/** The brands of a process without a file. */
const MAIN_CARRIER_ALONE: BrandsFile = { brands: { carrier: { name: "Main Carrier" } } };
/** The gateway's own ids (§1); those of partner brands are the carrier's (T-19). */
const DOMAIN_IDS: Partial<Record<BrandKey, number>> = { carrier: 1, summit: 2, providence: 5 };

type Outcome = { readonly brands: readonly Brand[]; readonly problems: readonly string[] };

/**
 * The brands of a file's text, the main carrier first; or all of its problems with their places.
 */
export function readBrands(text: string | null): Outcome {
  const json = text === null ? { value: MAIN_CARRIER_ALONE } : parse(text);
  if ("problem" in json) return { brands: [], problems: [json.problem] };
  const result = brandsFile.safeParse(json.value);
  const problems = [
    ...(result.error?.issues ?? []).map(({ path, message }) =>
      [z.core.toDotPath(path), message].filter((part) => part !== "").join(": "),
    ),
    ...listConflicts(json.value),
  ];
  if (!result.success || problems.length > 0) return { brands: [], problems };
  const { alerts } = result.data;
  const given = loose.parse(json.value);
  const brands = BRAND_KEYS.flatMap((key): Brand[] => {
    const own = given.brands[key];
    if (own === undefined) return [];
    // Both parts are valid, so their merge by field is valid, too.
    const { colors, ...fields } = brandSchemas[key].parse(merge(given.shared, own));
    const domainId = DOMAIN_IDS[key] ?? z.number().parse(own["domainId"]);
    const shown = alerts.filter((alert) => alert.brands.length === 0 || alert.brands.includes(key));
    const look = lookOf(key, colors);
    return [{ ...fields, key, domainId, flags: FLAGS[key], look, alerts: shown }];
  });
  const lacking = brands.flatMap((brand) =>
    listLacking(brand).map((lack) => `brands.${brand.key}.languageHelp: ${lack}`),
  );
  return lacking.length > 0 ? { brands: [], problems: lacking } : { brands, problems };
}

const record = z.record(z.string(), z.unknown());
const loose = z.object({
  shared: record.catch({}),
  brands: z.record(z.string(), record.catch({})).catch({}),
});
const claims = z.object({
  hosts: z.array(z.string().catch("")).catch([]),
  domainId: z.number().optional().catch(undefined),
});

/**
 * Hosts and ids that two brands share. Parsed loosely, so that they are listed along with all other
 * problems.
 */
function listConflicts(value: unknown): string[] {
  const { brands } = loose.catch({ shared: {}, brands: {} }).parse(value);
  const taken = new Map<string, string>([1, 2, 5].map((id) => [`domain id ${id}`, "the gateway"]));
  return Object.entries(brands).flatMap(([key, given]) => {
    const { hosts, domainId } = claims.parse(given);
    const names = hosts.map((host, n): [string, string] => [
      `brands.${key}.hosts[${n}]`,
      `host ${host.toLowerCase().replace(/\.$/, "")}`,
    ]);
    const id = `domain id ${domainId}`;
    const all =
      domainId === undefined ? names : [...names, [`brands.${key}.domainId`, id] as const];
    return all.flatMap(([place, claim]) => {
      const owner = taken.get(claim);
      taken.set(claim, owner ?? place);
      return owner === undefined ? [] : [`${place}: ${owner} has it, too`];
    });
  });
}

function parse(text: string): { readonly value: unknown } | { readonly problem: string } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: `is not JSON, line ${lineOfFault(text)}` };
  }
}

/** The line on which JSON parsing fails for a reason other than missing text. */
function lineOfFault(text: string): number {
  const lines = text.split("\n");
  const line = lines.findIndex((_, n) => !isUnfinished(`${lines.slice(0, n + 1).join("\n")}\n`));
  return line === -1 ? lines.length : line + 1;
}

function isUnfinished(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const [, at] = /at position (\d+)/.exec(String(error)) ?? [];
    return at === undefined ? /end of JSON/.test(String(error)) : Number(at) >= text.length;
  }
}

/** Deep-merges `over` into `under`; a list is replaced as a whole. */
export function merge(under: object, over: object): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const before = merged[key];
    merged[key] = isObject(before) && isObject(value) ? merge(before, value) : value;
  }
  return merged;
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
