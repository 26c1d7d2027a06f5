import { expect, test } from "vitest";
import { priorAuthorizationKinds } from "./prior-authorization.ts";

const rowsOf = (...categories: ("medical" | "dental" | "vision" | "pharmacy")[]) =>
  categories.map((category) => ({ category }));

test("ROUTE-41 S-18 prior authorization has examples of a member's categories, each once, in a fixed order", () => {
  const shown = priorAuthorizationKinds(rowsOf("dental", "pharmacy", "medical", "dental"));
  expect(shown).toEqual(["medical", "pharmacy", "dental"]);
  expect(priorAuthorizationKinds(rowsOf("dental"))).toEqual(["dental"]);
  expect(priorAuthorizationKinds(rowsOf("vision"))).toEqual([]);
});
