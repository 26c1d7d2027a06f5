import { expect, test } from "vitest";
import { CENSOR, permittedFields, permittedPhrase } from "./log-fields.ts";

test.each([
  ["a name", "Ada Example"],
  ["a query", "/claims?member=1"],
  ["an address", "ada@example.com"],
  ["several lines", "SIGTERM\nname"],
  ["too much", "a".repeat(121)],
  ["nothing", ""],
])("a word of our own with %s in it is censored, and seen to be", (_what, reason) => {
  const expected = { method: CENSOR, pattern: CENSOR, reason: CENSOR };
  expect(permittedFields({ reason, pattern: reason, method: reason })).toEqual(expected);
});

test("words of our own stay, an id in them does not", () => {
  const fields = { pattern: "claims/{type}/12345678", reason: "HPE_INVALID_METHOD", method: "GET" };
  expect(permittedFields(fields)).toEqual({ ...fields, pattern: "claims/{type}/#" });
});

test("a number is a number, and only what has a name is written", () => {
  const odd = { ms: Number.NaN, bytes: 7, status: null, aborted: false, member: "Ada" };
  expect(permittedFields(odd)).toEqual({ ms: null, bytes: 7, status: null, aborted: false });
  expect(permittedFields({ requestId: "ada@example.com" })).toEqual({ requestId: CENSOR });
});

test("a message is a fixed phrase or nothing", () => {
  expect(permittedPhrase("gateway fault")).toBe("gateway fault");
  for (const said of ["Ada was here", "claim 26", "", "a b c d e f g h i j k"]) {
    expect(permittedPhrase(said)).toBe(CENSOR);
  }
});
