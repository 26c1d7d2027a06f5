import { expect, test } from "vitest";
import { claimPath } from "./claim-path.ts";

test.each([
  [{ claimType: "medical", id: "123", suffix: 0 }, "/claims/medical/123/0"],
  [{ claimType: "dental", id: "D-9", suffix: 12 }, "/claims/dental/D-9/12"],
  [{ claimType: "medical", id: "1/2?x#y", suffix: 0 }, "/claims/medical/1%2F2%3Fx%23y/0"],
  [{ claimType: "vision", id: "é", suffix: 1 }, "/claims/vision/%C3%A9/1"],
  [{ claimType: "medical", id: "\uD800", suffix: 0 }, "/claims/medical/%EF%BF%BD/0"],
] as const)("the claim %j has the path %s", (input, path) => {
  expect(claimPath(input)).toBe(path);
});
