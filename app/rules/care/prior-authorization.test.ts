import { expect, test } from "vitest";
import { priorAuthorizationKinds } from "./prior-authorization.ts";

const rowsOf = (...categories: ("medical" | "dental" | "vision" | "pharmacy")[]) =>
  categories.map((category) => ({ category }));

test("ROUTE-41 S-18 the examples are those of the coverage that a member has, in one order", () => {
  const shown = priorAuthorizationKinds(rowsOf("dental", "pharmacy", "medical", "dental"));
  expect(shown).toEqual(["medical", "pharmacy", "dental"]);
  expect(priorAuthorizationKinds(rowsOf("dental"))).toEqual(["dental"]);
  expect(priorAuthorizationKinds(rowsOf("vision"))).toEqual([]);
});
