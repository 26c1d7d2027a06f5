import { expect, test } from "vitest";
import { timeLeft } from "./shell.ts";

test("the time left is told in rounded minutes", () => {
  expect(timeLeft(3)).toBe("about 3 minutes");
  expect(timeLeft(1)).toBe("about 1 minute");
  expect(timeLeft(0)).toBe("less than a minute");
  expect(timeLeft(-1)).toBe("less than a minute");
});
