import { expect, test } from "vitest";
import { elementOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import type { Page } from "#tests/harness/pages/visitor.ts";

/** Links from 11/21/2026 are opened on the next day, and a week and more later. */

const DAY_AFTER = "2026-11-22T00:01:00-08:00";

const world = useWorld({ clock: DAY_AFTER });

const daysIn = (page: Page) =>
  ["#from", "#to"].map((id) => elementOf(page, id).getAttribute("value"));

test.each([
  ["/claims?member=&from=2024-11-21&to=2026-11-21&status=", "/claims"],
  ["/claims?type=dental&from=2024-11-21&to=2026-11-21", "/claims?type=dental"],
  ["/eobs?member=&from=2024-11-21&to=2026-11-21", "/eobs"],
  ["/eobs?member=1&from=2024-11-15&to=2026-11-15", "/eobs?member=1"],
])("CLAIM-07 EOB-02 %s, whose days nobody typed, is %s the next day", async (kept, opened) => {
  const page = await world.see("sub", kept);
  expect([page.status, page.hops]).toEqual([200, [opened]]);
  expect(daysIn(page)).toEqual(["2024-11-22", "2026-11-22"]);
  expect(textsOf(page, ".chips a").filter((chip) => /From|To /.test(chip))).toEqual([]);
});

test.each(["/claims", "/eobs"])(
  "CLAIM-07 EOB-02 CONST-14 on %s a start before the earliest day is an error",
  async (list) => {
    const { browser, page: late } = await world.openAs(
      "sub",
      `${list}?from=2024-11-14&to=2026-11-14`,
    );
    expect(late.status).toBe(400);
    expect(late.text).toContain("Choose a start date on or after 11/22/2024");
    expect((await browser.open(`${list}?from=2024-11-21&to=2026-03-04`)).status).toBe(400);
    expect((await browser.open(`${list}?from=2023-11-22`)).status).toBe(400);
  },
);
