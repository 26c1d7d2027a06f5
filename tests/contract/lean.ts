import { readFileSync } from "node:fs";

type Schema = {
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};
type Operation = {
  readonly responses: {
    readonly "200": { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> };
  };
};

const file = new URL("../../docs/gateway.openapi.json", import.meta.url);
const { paths } = JSON.parse(readFileSync(file, "utf8")) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

/** Every operation of the document, with the schema of its JSON answer if it has one. */
export const SCHEMAS: ReadonlyMap<string, Schema> = new Map(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) => {
      const schema = responses["200"].content?.["application/json"]?.schema;
      return schema === undefined ? [] : [[`${method.toUpperCase()} ${path}`, schema] as const];
    }),
  ),
);

/** The answer without the fields that the document calls optional, except those named in `but`. */
export function lean(schema: Schema, answer: unknown, but: readonly string[]): unknown {
  const it = schema.anyOf?.find(({ properties, items }) => properties ?? items) ?? schema;
  const { items, properties } = it;
  if (Array.isArray(answer)) {
    return items === undefined ? answer : answer.map((each) => lean(items, each, but));
  }
  if (typeof answer !== "object" || answer === null || properties === undefined) return answer;
  const kept = Object.entries(answer).filter(
    ([name]) => it.required?.includes(name) === true || but.includes(name),
  );
  return Object.fromEntries(
    kept.map(([name, value]) => [name, lean(properties[name] ?? {}, value, but)]),
  );
}
