import { afterEach, expect, test } from "vitest";
import { groupDetail } from "#server/gateway/calls/groups.ts";
import { changeAnswer } from "#tests/harness/gateway-answers.ts";
import { elementOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { textOf } from "#tests/harness/visitor.ts";

const world = useWorld();
afterEach(() => world.reset());

test("SHELL-04 the header's link to the groups says until when the group lasts", async () => {
  const linkIn = async () => {
    const page = await world.see("multi", "/select-group");
    return textOf(elementOf(page, 'header a[href="/select-group"]'));
  };
  const lasting = (startDate: string | null, endDate: string | null) =>
    changeAnswer(world, "multi", groupDetail, (answer) => ({
      ...answer,
      groups: answer.groups?.map((each) => ({ ...each, startDate, endDate })),
    }));
  await lasting("2023-11-01", "2027-06-30");
  expect(await linkIn()).toMatch(/11\/01\/2023.*06\/30\/2027/);
  await world.mend();
  await lasting(null, "2027-06-30");
  expect(await linkIn()).toContain("06/30/2027");
});
