import { expectRoomForLargeText } from "#tests/browser/large-text.ts";
import { expectFitsAt, expectNothingSticksOut } from "#tests/browser/layout.ts";
import { expect, test } from "#tests/browser/test.ts";
import { lineAnswer, wholeClaim } from "#tests/harness/claim-answers.ts";

test("S-21 a claim in the list is a few lines that lead to it wherever they are pressed @no-js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter("sub");
  await page.goto("/claims?member=everyone");
  // All a list is sorted by stands in one line, each large enough.
  const boxes = await page
    .locator(".data-table thead a")
    .evaluateAll((all) =>
      all.map((it) => it.getBoundingClientRect()).map(({ y, height }) => ({ y, height })),
    );
  expect(boxes).toHaveLength(3);
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
  for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44);

  const row = page.locator(".claim-list tbody tr").first();
  expect((await row.boundingBox())?.height).toBeLessThan(120);
  await expect(row.getByRole("link")).toHaveCount(1);
  // The link lies over the words.
  await row.getByText(/^(Paid|In Process|Pended)/).click({ force: true });
  await expect(page).toHaveURL(/\/claims\/medical\/\d+\/\d\?member=everyone$/);

  // On a tablet each is two lines, in which nothing wraps.
  await page.goto("/claims?member=everyone");
  await page.setViewportSize({ width: 768, height: 900 });
  const wrapped = await page
    .locator(".claim-list tbody")
    .locator("th, time, .badge, [data-cell=member], [data-cell=owe] .num")
    .evaluateAll((all) =>
      all.filter((it) => it.getBoundingClientRect().height > 32).map((it) => it.textContent),
    );
  expect(wrapped).toEqual([]);
});

test("HOME-33 a recent claim leads to its page wherever it is pressed, but for its EOB @no-js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter("sub");
  await page.goto("/home");
  const row = page.locator(".claims > li").first();
  const eob = row.getByRole("button", { name: /^View EOB/ });
  await eob.scrollIntoViewIfNeeded();
  expect(
    await eob.evaluate((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  ).toBe(true);
  await row.locator(".owe").click({ force: true });
  await expect(page).toHaveURL(/\/claims\/medical\/\d+\/0$/);
});

test("what can be done with an ID card stands beside it where there is room, else below @no-js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await page.goto("/id-card");
  const card = page.locator(".cards__one").first();
  for (const { width, beside } of [
    { width: 390, beside: false },
    { width: 768, beside: false },
    { width: 1040, beside: true },
    { width: 1280, beside: true },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    const sides = await card.locator(".wallet").boundingBox();
    const acts = await card.locator(".cards__acts").boundingBox();
    if (sides === null || acts === null) throw new Error("nothing is shown");
    expect([width, acts.x >= sides.x + sides.width]).toEqual([width, beside]);
    expect([width, acts.y >= sides.y + sides.height]).toEqual([width, !beside]);
  }
});

test("the list for printing fits every width: rows are columns only where these have room @no-js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await page.goto("/claims/print");
  await expectFitsAt(page, [320, 390, 768, 860, 900, 1024, 1280]);
  await expect(page.getByRole("row").nth(1)).toHaveCSS("display", "table-row");
  await expectRoomForLargeText(page);
});

const LONG_NAME = "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft";

test("one long word in a name is broken rather than the page made to scroll; days stay whole @no-js", async ({
  page,
  enter,
  world,
}) => {
  await enter("sub");
  const provider = { providerId: "1", providerName: LONG_NAME };
  const line = lineAnswer({ serviceDescription: { description: LONG_NAME } });
  const claim = wholeClaim([line], { provider, patientLastName: LONG_NAME.slice(0, 50) });
  const other = { ...claim, id: "C2", patientLastName: "Other" };
  await world.fault({
    path: "claims/medical",
    body: { content: [claim, other], totalElements: 2 },
  });
  await world.fault({ path: "claims/{type}/{id}", body: claim });
  for (const path of ["/claims", "/claims/print", "/claims/medical/C1/0"]) {
    await page.goto(path);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, width, beyond]).toEqual([path, width, 0]);
      const heights = await page
        .locator(".data-table time")
        .evaluateAll((all) => all.map((day) => day.getClientRects().length));
      expect([path, width, new Set(heights)]).toEqual([path, width, new Set([1])]);
    }
  }
});

test("IDCARD-08 a refused e-mail has the focus on its alert, which names the phone @js", async ({
  page,
  enter,
  world,
  guard,
}) => {
  guard.expectStatus(400);
  await enter("sub");
  await world.fault({ method: "POST", path: "idCard/email", status: 400 });
  await page.goto("/id-card/0/M/email");
  await page.getByRole("button", { name: "Send card" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "couldn't send" });
  await expect(alert).toBeFocused();
  await expect(alert.getByRole("link", { name: /^Call / })).toBeVisible();
});

test("S-10 S-17 S-20 S-03 a word as wide as a phone breaks in row, trail, form and choice @no-js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await enter("sub");
  for (const [path, names] of [
    ["/documents", ".data-table tbody [scope=row] :is(a, span):not(:has(*))"],
    ["/find-care/primary-care/0/search", ".crumbs a, .sheet__intro p"],
    ["/id-card/0/M/email", ".sheet__intro p"],
    ["/account/plan-benefits", ".plan-end label"],
  ] as const) {
    await page.goto(path);
    await page.waitForLoadState();
    const count = await page.locator(names).evaluateAll((all) => {
      for (const it of all) it.textContent = "Pneumonoultramicroscopicsilicovolcanoconiosis";
      return all.length;
    });
    expect(count).toBeGreaterThan(0);
    await expectNothingSticksOut(page);
  }
});

test("phone numbers and notices have room for words twice as large @no-js", async ({
  page,
  enter,
}) => {
  for (const [persona, path] of [
    ["cop", "/home"],
    ["odd-sums", "/benefits/medical"],
    ["care", "/find-care/primary-care/4"],
  ] as const) {
    await enter(persona);
    await page.goto(path);
    await expectRoomForLargeText(page, { leastAlone: true });
  }
});
