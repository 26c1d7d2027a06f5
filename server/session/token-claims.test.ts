import { UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import { findTokenClaims, readTokenClaims } from "./token-claims.ts";

const token = (payload: Record<string, unknown>) => new UnsecuredJWT(payload).encode();

test("DATA-02 memberKey, role and issuedByRole are read from the token", () => {
  const payload = { memberKey: "M1", role: "logInAsAnyone", issuedByRole: "x", more: 1 };
  const expected = { memberKey: "M1", role: "logInAsAnyone", issuedByRole: "x" };
  expect(findTokenClaims(token(payload))).toEqual(expected);
  const shown = findTokenClaims(token({ memberKey: 12 }));
  expect(shown).toEqual({ memberKey: "12", role: null, issuedByRole: null });
});

test("a text that is no token of the contract has no claims", () => {
  for (const junk of ["", "abc", "a.b.c", token({ role: "x" }), token({ memberKey: "" })]) {
    expect(findTokenClaims(junk)).toBeNull();
  }
});

test.each([
  [token({ role: "x" }), "memberKey"],
  [token({ memberKey: "" }), "memberKey"],
  [token({ memberKey: "M1", role: 5 }), "role"],
  [token({ memberKey: "M1", issuedByRole: {} }), "issuedByRole"],
  ["abc", "claims"],
  ["e30.e30.e30", "memberKey"],
  // The signature is not checked, but a header must be able to carry it.
  [`${token({ memberKey: "M1" })}\r\nX-Other: 1`, "claims"],
  [`${token({ memberKey: "M1" })} `, "claims"],
  [`${token({ memberKey: "M1" })}\u00e9`, "claims"],
])("the token %j is refused with the name of what is missing: %s", (text, missing) => {
  expect(readTokenClaims(text)).toEqual({ ok: false, missing });
});
