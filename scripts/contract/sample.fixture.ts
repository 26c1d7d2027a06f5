/** The part of JSON Schema that the contract's document uses. */
export type Schema = {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};

type Path = readonly (string | number)[];

/** A field of a schema: its path, and its description in the document. */
export type Field = { readonly path: Path; readonly optional: boolean; readonly nullable: boolean };

const typesOf = ({ type }: Schema): readonly string[] =>
  type === undefined ? [] : typeof type === "string" ? [type] : type;

export const isNullable = (schema: Schema): boolean =>
  typesOf(schema).includes("null") ||
  schema.anyOf?.some(isNullable) === true ||
  Object.keys(schema).every((key) => ["description", "title"].includes(key));

/** The first way in which a value may be written, and never null. */
function variantOf(schema: Schema): Schema {
  const first = schema.anyOf?.find((each) => typesOf(each).join() !== "null");
  return first === undefined ? schema : { description: schema.description ?? "", ...first };
}

/**
 * A valid value with every field that the document names, a text after its field; made from the
 * document alone.
 */
export function sampleOf(schema: Schema, name = "text"): unknown {
  const it = variantOf(schema);
  if (it.const !== undefined) return it.const;
  if (it.enum !== undefined) return it.enum[0];
  if (it.anyOf !== undefined) return sampleOf(it, name);
  switch (typesOf(it).find((type) => type !== "null")) {
    case "object":
      return Object.fromEntries(
        Object.entries(it.properties ?? {}).map(([field, each]) => [field, sampleOf(each, field)]),
      );
    case "array":
      return it.items === undefined ? [] : [sampleOf(it.items, name)];
    case "boolean":
      return true;
    case "integer":
    case "number":
      return 1;
    default:
      return it.description?.startsWith("a calendar day") === true ? "2026-01-31" : name;
  }
}

/** Every field of a schema; fields of lists through their first entry. */
export function fieldsOf(schema: Schema, path: Path = []): Field[] {
  const it = variantOf(schema);
  if (it.items !== undefined) return fieldsOf(it.items, [...path, 0]);
  return Object.entries(it.properties ?? {}).flatMap(([name, each]) => {
    const here = [...path, name];
    const optional = it.required?.includes(name) !== true;
    return [{ path: here, optional, nullable: isNullable(each) }, ...fieldsOf(each, here)];
  });
}

type Tree = Record<string | number, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

/**
 * The answer with another value in the field, or without the field; undefined if the field is not
 * in it.
 */
export function changed(
  answer: unknown,
  path: Path,
  change: { readonly to: unknown } | "left out",
): unknown {
  const copy = structuredClone(answer);
  let at: unknown = copy;
  for (const step of path.slice(0, -1)) at = isTree(at) ? at[step] : undefined;
  const name = path.at(-1) ?? "";
  if (!isTree(at) || !(name in at)) return undefined;
  if (change === "left out") delete at[name];
  else at[name] = change.to;
  return copy;
}
