import { expect, test } from "vitest";
import { useTurningWorld } from "#tests/harness/world/use-world.ts";
import { TODAY, type RecordedCall } from "#tests/harness/world/world.ts";
import { writing } from "../sign-in/pending-steps.ts";
import { headings, notices } from "./home-page.ts";

const world = useTurningWorld(TODAY);
/** Home at that moment, with its calls. */
async function homeAt(clock: string) {
  world.turnTo(clock);
  const browser = await world.enter("sub");
  return writing(world, () => browser.open("/home"));
}

const asOfDates = (calls: readonly RecordedCall[]) =>
  new Set(calls.flatMap(({ query }) => query["asOfDate"] ?? []));
const claimDates = (calls: readonly RecordedCall[]) =>
  calls
    .filter(({ path }) => path.startsWith("/claims/"))
    .map(({ query }) => `${query["startDate"]} ${query["endDate"]}`);

const UPDATE = "Primary care administrative update";

// Each pair lies seconds before and after midnight in the carrier's zone; in UTC it is one day.
test("T-05 T-51 HOME-06 HOME-19 HOME-20 HOME-21 HOME-22 CONST-18 the update banner ends with 31 March 2025", async () => {
  const { page } = await homeAt("2025-03-31T23:59:59-07:00");
  const banner = notices(page).find(({ title }) => title === UPDATE);
  expect([page.status, banner?.icon]).toEqual([200, "info"]);
  expect(banner?.text).toContain(
    "The dashboard now shows your primary care group instead of your primary care provider.",
  );
  expect(banner?.text).toContain(
    "If this group is right, or you already chose a provider, you don't have to do anything.",
  );
  expect(banner?.text).toContain("You can change it below.");
  const order = headings(page);
  expect(order.indexOf(UPDATE)).toBeLessThan(order.indexOf("Primary care"));
  await world.fault({ path: "pcp/eligibility", body: { eligible: false, members: [] } });
  const without = await homeAt("2025-03-31T23:59:59-07:00");
  await world.mend();
  const next = await homeAt("2025-04-01T00:00:01-07:00");
  for (const other of [without.page, next.page]) {
    expect([other.status, headings(other).includes(UPDATE)]).toEqual([200, false]);
  }
});

test("T-51 GW-02 HOME-54 asOfDate and the claims' two years change at midnight in the carrier's zone", async () => {
  const before = await homeAt("2026-11-21T23:59:59-08:00");
  expect(asOfDates(before.calls)).toEqual(new Set(["2026-11-21"]));
  expect(new Set(claimDates(before.calls))).toEqual(new Set(["2024-11-21 2026-11-21"]));
  const after = await homeAt("2026-11-22T00:00:01-08:00");
  expect(asOfDates(after.calls)).toEqual(new Set(["2026-11-22"]));
  expect(new Set(claimDates(after.calls))).toEqual(new Set(["2024-11-22 2026-11-22"]));
});
