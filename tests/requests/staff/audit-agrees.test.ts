import { expect, test } from "vitest";
import { actFor, asStaff, SUBSCRIBER } from "#tests/harness/world/acting.ts";
import { auditTrail } from "#tests/harness/world/audit-trail.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import type { Fault } from "#tests/harness/world/world.ts";
import { CONFIRM, END } from "../account/plan-benefits/plan-page.ts";

const world = resetting(useWorld());

/** Redirects for requests that did and showed nothing. */
test.each<[string, Fault, (browser: Visitor) => Promise<unknown>, string, string[]]>([
  [
    "ending a plan that has ended",
    { path: "plan-management/cancellation", status: 409, body: { errorType: "ALREADY_CANCELLED" } },
    async (browser) => browser.submit(await browser.open(`${CONFIRM}M`), END, asStaff()),
    "account/plan-benefits",
    ["view ok", "consent-on-behalf failed", "change failed", "view ok"],
  ],
  [
    "a file that cannot be read",
    { path: "eobs/pdf", status: 500 },
    (browser) => browser.send("/eobs/1/pdf"),
    "eobs/:documentId/pdf",
    ["view failed"],
  ],
  [
    "a page whose call answers 401",
    { path: "account/address", status: 401 },
    (browser) => browser.send("/account/member-information"),
    "account/member-information",
    ["view failed"],
  ],
])("audit lines of staff do not say ok for %s", async (_, fault, work, page, lines) => {
  const { browser } = await actFor(world, "emp", SUBSCRIBER.sub);
  await world.fault(fault);
  const trail = await auditTrail(world);
  await work(browser);
  const written = (await trail())
    .filter(({ pattern }) => pattern === page)
    .map(({ event, outcome }) => `${String(event)} ${String(outcome)}`);
  expect(written).toEqual(lines);
});
