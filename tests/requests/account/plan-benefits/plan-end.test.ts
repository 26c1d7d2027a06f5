import { expect, test } from "vitest";
import { alertsOf, linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { sectionOf, textOf } from "#tests/harness/pages/visitor.ts";
import {
  cancellationsDuring,
  changePlan,
  CONFIRM,
  END,
  fieldsOf,
  headingsOf,
  PLANS,
  post,
} from "./plan-page.ts";

const world = resetting(useWorld());

const CHANGED = "This changed after you opened this page. Check it before you cancel coverage.";
const ENDING = "Your medical and dental benefits end on 12/31/2026";
const MEDICAL_ENDING = "Your medical benefits end on 12/31/2026";

test("S-10 S-32 GW-57 a subscriber chooses what to end, sees the day and the members, and ends it once", async () => {
  const { browser, page: choices } = await world.openConfirmed("sub", PLANS);
  const sent = await cancellationsDuring(world, async () => {
    const confirm = await browser.submit(choices, "Continue", {
      "Cancel medical and dental": "on",
    });
    expect(`${confirm.url.pathname}${confirm.url.search}`).toBe(`${CONFIRM}D`);
    expect(textsOf(confirm, "h1")).toEqual(["Cancel medical and dental coverage?"]);
    expect(textsOf(confirm, "main form dl > div")).toEqual([
      "You choseCancel medical and dental",
      "Last day covered12/31/2026",
      "Jordan Testa-LindqvistMedical and dental",
      "Theo Testa-LindqvistMedical and dental",
      "Marisol Testa-LindqvistMedical and dental",
      "Robin Testa-LindqvistDental",
    ]);
    expect(confirm.text).toContain(
      "The last day covered is 12/31/2026. This coverage doesn't pay for care after that day.",
    );
    expect(linksOf(confirm)).toContainEqual(["Keep my plan", PLANS]);
    const done = await browser.submit(confirm, END);
    expect(done.hops).toEqual([PLANS]);
    expect(done.text).toContain("Your cancellation is saved");
    expect(headingsOf(done)[0]).toBe(ENDING);
    expect(done.document.querySelector("main form")).toBeNull();
    const dental = sectionOf(done.document, "Your plans")
      .querySelectorAll("tbody tr")
      .filter((row) => textOf(row).startsWith("Dental benefits"));
    expect(dental.length).toBeGreaterThan(0);
    expect(dental.map((row) => textOf(row.querySelector("td:last-child")))).toEqual(
      dental.map(() => "12/31/2026"),
    );
  });
  expect(sent).toEqual([{ cancellationStatusId: "D" }]);
  const home = await browser.open("/home");
  expect(home.text).toContain(ENDING);
  expect(home.text).not.toContain("Open enrollment ends on");
});

test.each([
  [
    "the last day",
    "M",
    { coverageEndDateUponCancellation: null },
    ["Last day coveredNot available. Call us before you confirm."],
    "12/31/2026",
  ],
  [
    "the option",
    "V",
    { directCancellationOptions: [{ id: "V", description: "Cancel <vision>" }] },
    [
      "Cancel this plan?",
      "We can't show who this affects. Call us before you confirm.",
      "<vision>",
    ],
    "Marisol",
  ],
])(
  "S-32 the confirmation step says that %s is not known",
  async (_what, id, change, says, absent) => {
    await changePlan(world, "sub", change);
    const confirm = await (await world.confirmed("sub")).open(`${CONFIRM}${id}`);
    for (const words of says) expect(confirm.text).toContain(words);
    expect(confirm.text).not.toContain(absent);
  },
);

test("S-10 a plan without cancellation options cannot be ended here", async () => {
  await changePlan(world, "sub", { directCancellationOptions: [] });
  const browser = await world.confirmed("sub");
  expect((await browser.open(PLANS)).text).toContain("You can't cancel this plan here.");
});

test("S-10 S-32 a plan whose last day would be past cannot be ended here, and nothing is sent", async () => {
  const browser = await world.confirmed("sub");
  const fields = fieldsOf(await browser.open(`${CONFIRM}M`));
  expect(fields.get("cancellationStatusId")).toBe("M");
  await changePlan(world, "sub", { coverageEndDateUponCancellation: "2026-10-31" });
  const { page } = await world.openConfirmed("sub", PLANS);
  expect(page.text).toContain("You can't cancel this plan here.");
  expect(page.text).not.toContain("10/31/2026");
  expect(await cancellationsDuring(world, () => post(browser, fields))).toEqual([]);
});

test("S-32 an unknown option, and terms that the member has not seen, are a 400 and not sent", async () => {
  const browser = await world.confirmed("sub");
  const fields = fieldsOf(await browser.open(`${CONFIRM}M`));
  const sent = await cancellationsDuring(world, async () => {
    for (const id of ["X", "", "<script>"]) {
      fields.set("cancellationStatusId", id);
      const refused = await post(browser, fields, PLANS);
      expect([refused.status, textsOf(refused, ".summary a").length]).toEqual([400, 1]);
      expect(refused.html).not.toContain("<script>alert");
    }
    // Nor without the version of the page: the terms are shown first.
    const unseen = await post(browser, new URLSearchParams({ cancellationStatusId: "M" }));
    expect([unseen.status, unseen.text.includes(CHANGED)]).toEqual([400, true]);
  });
  expect(sent).toEqual([]);
});

test("S-10 S-32 a cancelled plan is not cancelled again", async () => {
  const browser = await world.confirmed("medgrp");
  const sent = await cancellationsDuring(world, async () => {
    const body = new URLSearchParams({ cancellationStatusId: "D", seen: "any" });
    const page = await post(browser, body, PLANS);
    expect(page.hops).toEqual([PLANS]);
    expect(page.text).toContain("Your plan was already canceled. Nothing was changed.");
    expect(headingsOf(page)[0]).toContain("end on 12/31/2026");
  });
  expect(sent).toEqual([]);
});

test("S-10 S-32 a second tab shows the first tab's cancellation, and sends none", async () => {
  const browser = await world.confirmed("sub");
  const [one, two] = [await browser.open(`${CONFIRM}M`), await browser.open(`${CONFIRM}D`)];
  const sent = await cancellationsDuring(world, async () => {
    await browser.submit(one, END);
    const late = await browser.submit(two, END);
    expect(late.text).toContain("Your plan was already canceled. Nothing was changed.");
    expect(headingsOf(late)[0]).toBe(MEDICAL_ENDING);
  });
  expect(sent).toEqual([{ cancellationStatusId: "M" }]);
});

test("S-32 terms that changed after the page was opened are shown before anything is sent", async () => {
  const { browser, page } = await world.openConfirmed("sub", `${CONFIRM}M`);
  await changePlan(world, "sub", { coverageEndDateUponCancellation: "2026-11-30" });
  const sent = await cancellationsDuring(world, async () => {
    const stale = await browser.submit(page, END);
    expect(stale.status).toBe(400);
    expect(stale.text).toContain(CHANGED);
    expect(stale.text).not.toContain("save again");
    expect(textsOf(stale, "main h3")).toContain("What you would cancel now");
    expect(stale.text).toContain("11/30/2026");
    expect(stale.text).not.toContain("12/31/2026");
    const done = await browser.submit(stale, END);
    expect(done.hops).toEqual([PLANS]);
  });
  expect(sent).toEqual([{ cancellationStatusId: "M" }]);
});

test("S-10 ROLE-03 a dependent's cancellation is a 403 and not sent", async () => {
  const browser = await world.confirmed("dep-adult");
  const calls = await world.callsDuring(async () => {
    const body = new URLSearchParams({ cancellationStatusId: "M", seen: "any" });
    expect((await post(browser, body)).status).toBe(403);
  });
  expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
});

const POST = "plan-management/cancellation";

const confirming = () => world.openConfirmed("sub", `${CONFIRM}M`);

test("S-32 the refusal CANCELLATION_CLOSED is shown on the form, ALREADY_CANCELLED on the plans' page", async () => {
  const { browser, page } = await confirming();
  await world.fault({ path: POST, status: 409, body: { errorType: "CANCELLATION_CLOSED" } });
  const refused = await browser.submit(page, END);
  expect(refused.status).toBe(400);
  expect(alertsOf(refused)[0]).toContain("This plan can't be canceled online now.");
  await world.mend();
  await world.fault({ path: POST, status: 409, body: { errorType: "ALREADY_CANCELLED" } });
  const shown = await browser.submit(refused, END);
  expect(shown.hops).toEqual([PLANS]);
  expect(shown.text).toContain("Your plan was already canceled. Nothing was changed.");
});
