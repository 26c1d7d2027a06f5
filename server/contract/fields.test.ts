import { expect, test } from "vitest";
import { z } from "zod";
import { openSandbox } from "#server/sandbox/sandbox.fixture.ts";
import type { Call } from "#server/gateway/transport/call.ts";
import { addressOf } from "./asked.fixture.ts";
import { CALLS } from "./contract.ts";
import { openApi } from "./open-api.ts";
import { changed, fieldsOf, isNullable, sampleOf, type Schema } from "./sample.fixture.ts";

type Operation = {
  readonly responses: {
    readonly "200": { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  };
};
const paths = openApi()["paths"] as Record<string, Record<string, Operation>>;

/** The document's answer to this call; if several calls share a path, the one with its title. */
function schemaOf({ method, path, summary }: Call): Schema {
  const schema =
    paths[`/${path}`]?.[method.toLowerCase()]?.responses["200"].content["application/json"]?.schema;
  return schema?.anyOf?.find(({ title }) => title === summary) ?? schema ?? {};
}

const answered = CALLS.filter(({ as }) => as === "json").map((call) => ({
  name: `${call.method} ${call.path} (${Object.keys(call.parameters).length})`,
  call,
  schema: schemaOf(call),
}));

/** A tier in an unknown form is reported as unreadable. */
const unreadable = z.object({ unreadable: z.array(z.unknown()).nonempty() });
function accepts({ answer }: Call, value: unknown): boolean {
  const { success, data } = answer.safeParse(value);
  return success && !unreadable.safeParse(data).success;
}

/** How the schemas treat each field that is missing or null, beside what the document says. */
function compare(call: Call, schema: Schema, answer: unknown) {
  const told: unknown[] = [];
  const found: unknown[] = [];
  for (const { path, optional, nullable } of fieldsOf(schema)) {
    const without = changed(answer, path, "left out");
    if (without === undefined) continue;
    const name = path.join(".");
    told.push({ name, optional, nullable });
    found.push({
      name,
      optional: accepts(call, without),
      nullable: accepts(call, changed(answer, path, { to: null })),
    });
  }
  return { told, found };
}

test.each(answered)("$name: an answer made from the document is taken", ({ call, schema }) => {
  expect(call.answer.safeParse(sampleOf(schema)).error?.issues).toBeUndefined();
});

test.each(answered)(
  "$name: just the fields that the document calls so may be missing or null",
  ({ call, schema }) => {
    const { told, found } = compare(call, schema, sampleOf(schema));
    expect(found).toEqual(told);
    expect(accepts(call, null)).toBe(isNullable(schema));
  },
);

test("the document names fields of every call that answers with some", () => {
  const fields = answered.flatMap(({ schema }) => fieldsOf(schema));
  expect(fields.length).toBeGreaterThan(200);
  expect(fields.filter(({ optional }) => !optional).length).toBeGreaterThan(50);
  const page = answered.find(({ call }) => call.path === "v2/eobs" && "page" in call.parameters);
  expect(page?.schema.required).toContain("totalElements");
});

test("of what the sandbox answers just those fields may be missing or null, too", async () => {
  const { sandbox, get, tokenOf } = openSandbox();
  const token = await tokenOf("sub");
  let compared = 0;
  for (const { call, schema } of answered) {
    const noFields = fieldsOf(schema).length === 0;
    if (call.method !== "GET" || noFields || "claimId" in call.parameters) continue;
    // Only a registration under way has them.
    if (call.path === "account/registration/details") continue;
    const response = await get(addressOf(call), token);
    expect([call.path, response.status]).toEqual([call.path, 200]);
    const answer: unknown = await response.json();
    expect([call.path, accepts(call, answer)]).toEqual([call.path, true]);
    const { told, found } = compare(call, schema, answer);
    expect([call.path, found]).toEqual([call.path, told]);
    compared += found.length;
  }
  expect(compared).toBeGreaterThan(200);
  sandbox.close();
});
