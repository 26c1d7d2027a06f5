import { expect, test } from "vitest";
import { alertsOf } from "#tests/harness/pages/page-parts.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { accountEmployeeId } from "#server/gateway/calls/member/account.ts";

const world = useWorld();

test.each([
  ["suffix=0&category=M", 200],
  ["suffix=0&category=M&category=D", 404],
  ["suffix=0&suffix=1&category=M", 404],
  ["suffix=0", 404],
])("ROUTE-56 a download that asks for ?%s answers %i", async (query, status) => {
  expect((await world.see("sub", `/resource-download?${query}`)).status).toBe(status);
});

test.each([true, false, null])(
  "IDCARD-06 an employee ID stands on the cards as such for local 598 alone: %s",
  async (local598) => {
    const answer = await answerOf(world, "l598", accountEmployeeId);
    await world.fault({ path: accountEmployeeId.path, body: { ...answer, local598 } });
    const page = await world.see("l598", "/id-card");
    expect([page.status, page.text.includes("Employee ID")]).toEqual([200, local598 === true]);
  },
);

test("IDCARD-09 the gateway's answer to an order by mail is shown to the member who ordered alone", async () => {
  const browser = await world.enter("sub");
  await browser.post("/id-card", { category: "D" });
  const other = await world.enter("dep-adult");
  const words = "Your ID card will arrive in 7 to 10 business days.";
  expect(alertsOf(await other.open("/id-card"))).not.toContain(words);
  expect(alertsOf(await browser.open("/id-card"))).toEqual([words]);
});
