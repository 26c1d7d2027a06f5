import { expect, test } from "vitest";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { eligibilityFamily } from "#server/gateway/calls/member/eligibility.ts";
import { CONFIRM } from "./plan-page.ts";

const world = useWorld();

test("S-32 whose coverage ends names members of the account alone, whoever else the gateway lists", async () => {
  const browser = await world.confirmed("sub");
  const losses = async () => textsOf(await browser.open(`${CONFIRM}D`), "main form dl > div");
  const own = await losses();
  expect(own.length).toBeGreaterThan(4);
  const rows = await answerOf(world, "sub", eligibilityFamily);
  const strangers = rows.map((row) => ({ ...row, memberKey: `99${String(row.memberKey)}` }));
  await world.fault({ path: eligibilityFamily.path, body: [...rows, ...strangers] });
  const other = await world.confirmed("sub");
  expect(textsOf(await other.open(`${CONFIRM}D`), "main form dl > div")).toEqual(own);
});
