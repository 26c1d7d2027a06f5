import { expect, test } from "vitest";
import { initials, showDate, usd } from "./format.ts";

test("COMP-21 CONST-24 cents are dollars with two decimals, a day MM/DD/YYYY, a name its initials", () => {
  expect(usd(123450)).toBe("$1,234.50");
  expect(usd(0)).toBe("$0.00");
  expect(usd(5)).toBe("$0.05");
  expect(usd(-1250)).toBe("-$12.50");
  expect(usd(100000000)).toBe("$1,000,000.00");
  expect(showDate("2026-01-31")).toBe("01/31/2026");
  expect(initials("ana", "Field")).toBe("AF");
  expect(initials("Zoë", "")).toBe("Z");
  expect(initials(" élan ", "ørsted")).toBe("ÉØ");
});
