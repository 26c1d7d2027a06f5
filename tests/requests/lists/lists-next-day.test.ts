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
  ["/eobs?member=1&from=2024-11-15&to=2026-11-15", "/eobs?member=1"],
])(
  "CLAIM-07 EOB-02 %s, the default window of an earlier day, opens as %s",
  async (kept, opened) => {
    const page = await world.see("sub", kept);
    expect([page.status, page.hops]).toEqual([200, [opened]]);
    expect(daysIn(page)).toEqual(["2024-11-22", "2026-11-22"]);
    expect(textsOf(page, ".chips a").filter((chip) => /From|To /.test(chip))).toEqual([]);
  },
);

test.each(["/claims", "/eobs"])(
  "CLAIM-07 EOB-02 CONST-14 on %s a start before the earliest day is an error",
  async (list) => {
    const late = await world.see("sub", `${list}?from=2024-11-21&to=2026-03-04`);
    expect(late.status).toBe(400);
    expect(late.text).toContain("Choose a start date on or after 11/22/2024");
  },
);
