import { expect, test } from "vitest";
import { faultsOf, FIVE } from "#server/brands/brands.fixture.ts";
import { findTokenClaims } from "#server/session/token-claims.ts";
import { CALLS } from "./contract.ts";
import { day } from "#server/gateway/wire/wire.ts";
import { BOUNDS, DAY_FORMS, DOMAINS, ROLES } from "./constants.ts";
import { openApi } from "./open-api.ts";
import { fieldsOf, sampleOf, type Schema } from "./sample.fixture.ts";
import { CODED_FIELDS, type CodedField } from "./coded-fields.ts";
import { readFileSync } from "node:fs";

type Response = { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> };
type Operation = {
  readonly "x-unauthorized": string;
  readonly responses: Readonly<Record<string, Response>>;
};
const document = openApi() as {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
const get = (path: string) => document.paths[`/${path}`]?.["get"];

/** The answer of a call with this text in the field. */
function answerWith(path: string, field: string, word: unknown): unknown {
  const content = Object.values(get(path)?.responses["200"]?.content ?? {})[0];
  if (field === "") return word;
  const schema = content?.schema.anyOf?.[0] ?? content?.schema ?? {};
  const answer = sampleOf(schema);
  if (field === "[]") return [word];
  const steps = field.replaceAll("[]", ".0").split(".");
  // The field belongs to the answer or to each entry of its list.
  let at = (Array.isArray(answer) ? answer[0] : answer) as Record<string, unknown>;
  if (!(steps[0] !== undefined && steps[0] in at)) {
    at = (at["content"] as Record<string, unknown>[])[0] ?? {};
  }
  for (const step of steps.slice(0, -1)) at = at[step] as Record<string, unknown>;
  expect(Object.keys(at)).toContain(steps.at(-1));
  at[steps.at(-1) ?? ""] = word;
  return answer;
}

const words = CODED_FIELDS.flatMap((word) =>
  word.calls.map((path): [string, string, CodedField] => [path, word.field, word]),
);

test.each(words)(
  "GET %s accepts each code of %s, and another one as its document says",
  (path, field, it) => {
    const call = CALLS.find((each) => each.method === "GET" && each.path === path);
    const takes = (word: unknown) => call?.answer.safeParse(answerWith(path, field, word)).success;
    const typed = (word: string) => (field === "id" ? Number(word) : word);
    for (const word of it.values) expect([word, takes(typed(word))]).toEqual([word, true]);
    expect(takes(field === "id" ? 4711 : "QUUX")).toBe(it.otherwise !== "error");
    expect(document.info.description).toContain(it.meaning);
  },
);

test("every form of a day in the document is read, and other forms are refused", () => {
  // One day in several forms.
  const read = DAY_FORMS.map((form) => day.safeParse(form).data);
  expect(read).toEqual(DAY_FORMS.map(() => "2026-01-31"));
  for (const form of DAY_FORMS) expect(document.info.description).toContain(`\`${form}\``);
  for (const text of ["2026-02-30", "31/01/2026", "20260131", "January 31, 2026"]) {
    expect([text, day.safeParse(text).success]).toEqual([text, false]);
  }
});

test("the document's domain ids are those that a partner brand may not have", () => {
  const { carrier, partner } = FIVE;
  const taken = [0, 1, 2, 3, 4, 5, 6].filter(
    (domainId) => faultsOf({ brands: { carrier, partner: { ...partner, domainId } } }).length > 0,
  );
  expect(Object.keys(DOMAINS).filter((name) => /^\d+$/.test(name))).toEqual(taken.map(String));
});

test("the document describes the token's claims, roles and longest length as the session reads them", () => {
  const { schemas } = openApi()["components"] as { readonly schemas: Record<string, Schema> };
  const claims = schemas["TokenClaims"] ?? {};
  expect(fieldsOf(claims)).toEqual([
    { path: ["memberKey"], optional: false, nullable: false },
    { path: ["role"], optional: true, nullable: true },
    { path: ["issuedByRole"], optional: true, nullable: true },
  ]);
  const part = Buffer.from(JSON.stringify(sampleOf(claims))).toString("base64url");
  const head = Buffer.from('{"alg":"RS256"}').toString("base64url");
  expect(findTokenClaims(`${head}.${part}.c2ln`)).toEqual(sampleOf(claims));
  for (const role of Object.keys(ROLES)) expect(document.info.description).toContain(role);
  expect(document.info.description).toContain(`${BOUNDS.longestToken} characters`);
});

test("the document says what a 401 of a call leads to, and which statuses refuse it", () => {
  expect(get("account")?.["x-unauthorized"]).toBe("login");
  expect(get("claims/{type}")?.["x-unauthorized"]).toBe("page");
  const statusesOf = (method: string, path: string) =>
    Object.keys(document.paths[`/${path}`]?.[method]?.responses ?? {});
  expect(statusesOf("post", "token")).toEqual(["200", "4XX", "default"]);
  expect(statusesOf("post", "login-as")).toEqual(["200", "400", "404", "default"]);
  const proof = ["200", "400", "401", "404", "409", "422", "default"];
  expect(statusesOf("post", "forgot-password/verify")).toEqual(proof);
  expect(statusesOf("get", "programs")).toEqual(["200", "default"]);
});

test("GW-86 docs/gateway.openapi.json is the document that npm run docs makes from the calls", () => {
  const file = new URL("../../docs/gateway.openapi.json", import.meta.url);
  const written: unknown = JSON.parse(readFileSync(file, "utf8"));
  expect(JSON.parse(JSON.stringify(openApi()))).toEqual(written);
});
