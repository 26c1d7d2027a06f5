import { UnsecuredJWT } from "jose";
import { describe, expect, test } from "vitest";
import { findTokenClaims } from "./claims.ts";

describe("token claims", () => {
  const token = (payload: Record<string, unknown>) => new UnsecuredJWT(payload).encode();

  test("DATA-02 memberKey, role and issuedByRole are read from the token", () => {
    const payload = { memberKey: "M1", role: "logInAsAnyone", issuedByRole: "x", more: 1 };
    expect(findTokenClaims(token(payload))).toEqual({
      memberKey: "M1",
      role: "logInAsAnyone",
      issuedByRole: "x",
    });
    expect(findTokenClaims(token({ memberKey: 12 }))).toEqual({
      memberKey: "12",
      role: null,
      issuedByRole: null,
    });
  });

  test("what is no token of the contract has no claims", () => {
    for (const junk of ["", "abc", "a.b.c", token({ role: "x" }), token({ memberKey: "" })]) {
      expect(findTokenClaims(junk)).toBeNull();
    }
  });
});
