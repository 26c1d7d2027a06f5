import { expect, test } from "vitest";
import { returnPath } from "./return-path.ts";

test.each([
  ["/claims?page=2", "/claims?page=2"],
  ["/logouts", "/logouts"],
  ["/logout", "/"],
  ["/LOGOUT?x=1", "/"],
  ["/%6cogout", "/"],
  [undefined, "/"],
])("a form of the frame sent from %s leads back to %s", (from, to) => {
  expect(returnPath(from)).toBe(to);
});
