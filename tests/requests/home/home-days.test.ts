import { expect, test } from "vitest";
import { seeDuring } from "#tests/harness/world/asking.ts";
import { claimAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { useTurningWorld } from "#tests/harness/world/use-world.ts";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { TODAY, type RecordedCall } from "#tests/harness/world/world.ts";
import { writing } from "../sign-in/pending-steps.ts";
import { claimRows, headings, notices } from "./home-page.ts";

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
    "No action is needed if you have already chosen a provider or the assigned group is fine.",
  );
  expect(banner?.text).toContain("You may change it below.");
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
  expect(claimDates(before.calls)).toEqual(["2024-11-21 2026-11-21", "2024-11-21 2026-11-21"]);
  const after = await homeAt("2026-11-22T00:00:01-08:00");
  expect(asOfDates(after.calls)).toEqual(new Set(["2026-11-22"]));
  expect(claimDates(after.calls)).toEqual(["2024-11-22 2026-11-22", "2024-11-22 2026-11-22"]);
});

test("T-26 ELIG-07 coverage holds from its first day and no longer on the day it ends", async () => {
  const row = (effectiveDate: string, termedDate: string | null) => ({
    memberKey: "410000100",
    suffix: 0,
    productCategory: "M",
    effectiveDate,
    termedDate,
  });
  world.turnTo("2026-11-21T23:59:59-08:00");
  const warned = async (...rows: ReturnType<typeof row>[]) => {
    const page = await seeDuring(world, { path: "eligibility/family", body: rows }, "/home");
    expect(page.status).toBe(200);
    return headings(page)[0] === "You are not currently enrolled in a plan";
  };
  expect(await warned(row("2026-11-21", null))).toBe(false);
  const ended = row("2020-01-01", "2026-11-21");
  expect(await warned(ended)).toBe(true);
  expect(await warned(ended, { ...row("2020-01-01", null), memberKey: "410000101" })).toBe(true);
  expect(await warned(ended, row("2027-01-01", null))).toBe(false);
});

test("T-51 T-60 days of the gateway are shown as they are written, even a second before midnight", async () => {
  world.turnTo("2026-11-21T23:59:59-08:00");
  const days = { serviceDateFrom: "2026-01-01", paidDate: "2026-01-31T00:00:00Z" };
  const fault = { path: "claims/medical", body: { content: [claimAnswer("1", days)] } };
  const page = await seeDuring(world, fault, "/home");
  expect(claimRows(page)[0]).toMatchObject({
    line: "Medical · 01/01/2026",
    status: "Paid on 01/31/2026",
  });
  expect(textOf(page.document.querySelector("footer"))).toContain("© 2026");
});

test("T-51 a clock with another zone's offset means the same day", async () => {
  const { calls } = await homeAt("2026-11-22T16:59:59+09:00");
  expect(asOfDates(calls)).toEqual(new Set(["2026-11-21"]));
});
