import { expect, test } from "vitest";
import { realClaim } from "#tests/harness/gateway/real-claims.ts";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { checkBill, verdictOf } from "./bill-page.ts";
import { pageWith } from "./claim-page.ts";
import { rowsOf, seeWith } from "./claims-page.ts";

// Claims that nobody has decided, by their own status or by that of one of their lines.

const world = useWorld();

const PAID = { billed: 100, discount: 20, paid: 60, copay: 20 };
const halfDecided = realClaim("R50", [
  [PAID, { status: "Paid" }],
  [{ billed: 50 }, { status: "In Process" }],
]);
const onHold = realClaim("R51", [[{ billed: 90 }, { status: "Pended" }]], {
  claimStatusDescription: "Adjusted",
});
/** Its amounts are known and add up, and may still change. */
const estimated = realClaim("R53", [[PAID]], { claimStatusDescription: "In Process" });

test.each([
  ["Paid", halfDecided],
  ["Adjusted", onHold],
])(
  "T-74 T-88 the page of a claim with a line under way says that it is not final, though it is %s",
  async (_status, claim) => {
    const page = await pageWith(world, claim);
    expect(page.text).toContain("This claim isn't final yet.");
    expect(page.text).toContain("We're working on this claim. Amounts may still change.");
    expect(page.document.querySelector(".limit__big")).toBeNull();
    expect(page.text).not.toMatch(/may have paid it|has processed this claim|Paid on/);
  },
);

test("T-74 YEAR-01 a claim that is, or has a line, under way is pending in the list, on home and in its year", async () => {
  const content = [halfDecided, onHold, estimated];
  const list = await seeWith(world, content);
  expect(rowsOf(list).map(({ owe }) => owe)).toEqual(["Pending", "Pending", "Pending"]);
  const home = await seeWith(world, content, "/home");
  expect(textOf(home.document.querySelector(".claims-card")).split("Pending")).toHaveLength(4);
  const year = await seeWith(world, content, "/claims/year/2026");
  expect(year.text).toMatch(/claims are still pending/);
  expect(year.text).toContain("Medical$0.00$0.00$0.00$0.00");
});

test("BILL-02 no bill is right while a line of its claim is under way", async () => {
  const browser = await world.enter("dep-adult");
  await world.fault({ path: "claims/medical", body: { content: [halfDecided], last: true } });
  const page = await checkBill(browser, "Example Clinic", "10/28/2026", "20");
  expect(verdictOf(page)).toBe("Wait until your claim is final");
});
