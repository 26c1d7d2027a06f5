import type { Page } from "@playwright/test";
import { expectRoomForLargeText } from "#tests/browser/looks/large-text.ts";
import {
  expectFitsAt,
  expectNothingSticksOut,
  expectTablesInCards,
  listTargets,
} from "#tests/browser/looks/layout.ts";
import { listClipped } from "#tests/browser/looks/look.ts";
import { expect, test } from "#tests/browser/test.ts";
import { lineAnswer, wholeClaim } from "#tests/harness/gateway/claim-answers.ts";
import { programAnswer } from "#tests/harness/gateway/gateway-answers.ts";

test("claims and ID cards open where they are pressed, and fit phone and desktop @no-js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter("sub");
  await test.step("a listed claim opens wherever it is pressed", () => expectRow(page));
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step("a recent claim opens wherever it is pressed", () => pressRecentClaim(page));
  await test.step("an ID card's controls are large and beside it where there is room", () =>
    expectCard(page));
  await test.step("the current tab is scrolled into view", async () => {
    await page.goto("/benefits/compare");
    const tabs = page.getByRole("navigation", { name: "Your benefits" });
    await expect(tabs.getByRole("link", { name: "What changed" })).toBeInViewport();
  });
});

test("the printable list of claims fits every width, in columns where they have room @no-js @long", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await expectPrintable(page);
});

/** A few lines that open the record wherever they are pressed. */
async function expectRow(page: Page) {
  await page.goto("/claims?member=everyone");
  // The fields a list is sorted by are in one line, each large enough.
  const boxes = await page
    .locator(".data-table thead a")
    .evaluateAll((all) =>
      all.map((it) => it.getBoundingClientRect()).map(({ y, height }) => ({ y, height })),
    );
  expect(boxes).toHaveLength(3);
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
  for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44);

  const row = page.locator(".filtered-list tbody tr").first();
  expect((await row.boundingBox())?.height).toBeLessThan(120);
  await expect(row.getByRole("link")).toHaveCount(1);
  // The link covers the text.
  await row.getByText(/^(Paid|In Process|Pended)/).click({ force: true });
  await expect(page).toHaveURL(/\/claims\/medical\/\d+\/\d\?member=everyone$/);

  // On a tablet each is two lines, in which nothing wraps.
  await page.goto("/claims?member=everyone");
  await page.setViewportSize({ width: 768, height: 900 });
  const wrapped = await page
    .locator(".filtered-list tbody")
    .locator("th, time, .badge, [data-cell=member], [data-cell=owe] .num")
    .evaluateAll((all) =>
      all.filter((it) => it.getBoundingClientRect().height > 32).map((it) => it.textContent),
    );
  expect(wrapped).toEqual([]);
}

/** Opens its page wherever it is pressed, except on its EOB. */
async function pressRecentClaim(page: Page) {
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
}

/** Controls are large enough; actions are beside the record if there is room, else below it. */
async function expectCard(page: Page) {
  await page.goto("/id-card");
  const small = (await listTargets(page)).filter(
    ({ height, inSentence, what }) => !inSentence && height < (what.includes("btn") ? 44 : 24),
  );
  expect(small).toEqual([]);
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
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: /^Show large for Jordan/ }).click();
  await expect(page).toHaveURL("/id-card/0/M");
  // The address may change a moment before the page: the list has a start page for each member.
  const front = page.getByRole("group", { name: "Front" });
  await expect(front).toHaveCount(1);
  expect(await front.evaluate((it) => parseFloat(getComputedStyle(it).fontSize))).toBeGreaterThan(
    17,
  );
  // Nothing but the card, which lies along an upright screen and across one that was turned.
  await expect(page.getByRole("banner")).toBeHidden();
  const upright = await front.boundingBox();
  expect(upright?.height).toBeGreaterThan(550);
  expect(upright?.width).toBeGreaterThan(350);
  await page.setViewportSize({ width: 844, height: 390 });
  const across = await front.boundingBox();
  expect(across?.width).toBeGreaterThan(450);
  expect((across?.y ?? 0) + (across?.height ?? 0)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 390, height: 844 });
  // The back, with the numbers to call, is on this page of a phone alone.
  for (const phone of await page.locator(".wallet a").all()) {
    expect((await phone.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
  expect(await listClipped(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
}

/** Rows are columns only where these have room. */
async function expectPrintable(page: Page) {
  await page.goto("/claims/print");
  await expectFitsAt(page, [320, 390, 768, 860, 900, 1024, 1280]);
  await expect(page.getByRole("row").nth(1)).toHaveCSS("display", "table-row");
  await expectRoomForLargeText(page, { leastAlone: true });
  // Everyone's claims have the most columns. At these widths rows have just become columns.
  await page.goto("/claims/print?member=everyone");
  await expectTablesInCards(page, [930, 960]);
  await page.goto("/claims?member=everyone");
  await expectTablesInCards(page, [790, 820, 1140, 1160]);
}

test("one long word never widens the page, and a day stays in one line @no-js @long", async ({
  page,
  enter,
  world,
}) => {
  await enter("sub");
  await world.fault(...longNames());
  for (const path of ["/claims", "/claims/print", "/claims/medical/C1/0"]) {
    await page.goto(path);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, width, beyond]).toEqual([path, width, 0]);
      const heights = await page
        .locator(".data-table time:visible")
        .evaluateAll((all) => all.map((day) => day.getClientRects().length));
      expect([path, width, new Set(heights)]).toEqual([path, width, new Set([1])]);
    }
  }
  for (const path of ["/benefits/programs", "/benefits/programs/60"]) {
    await page.goto(path);
    await expectFitsAt(page, [320, 768, 1280]);
  }
  await world.mend();
  await page.setViewportSize({ width: 320, height: 844 });
  for (const [path, names] of [
    ["/documents", ".data-table tbody [scope=row] :is(a, span):not(:has(*))"],
    ["/find-care/primary-care/0/search", ".crumbs a, .sheet__intro p"],
    ["/id-card/0/M/email", ".sheet__intro p"],
    ["/account/plan-benefits", ".plan-end label"],
  ] as const) {
    await page.goto(path);
    await page.waitForLoadState();
    const count = await page.locator(names).evaluateAll((all) => {
      for (const it of all) {
        it.closest("details")?.setAttribute("open", "");
        it.textContent = "Pneumonoultramicroscopicsilicovolcanoconiosis";
      }
      return all.length;
    });
    expect(count).toBeGreaterThan(0);
    await expectNothingSticksOut(page);
  }
});

/** Answers of the gateway with names that have no place to break. */
function longNames() {
  const name = "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft";
  const provider = { providerId: "1", providerName: name };
  const line = lineAnswer({ serviceDescription: { description: name } });
  const claim = wholeClaim([line], { provider, patientLastName: name.slice(0, 50) });
  const other = { ...claim, id: "C2", patientLastName: "Other" };
  const long = "Pneumonoultramicroscopicsilicovolcanoconiosis_".repeat(3);
  const program = programAnswer(60, {
    name: long,
    categories: [long],
    childResourceIds: [61],
    url: `https://${"a".repeat(60)}.example.test/`,
    urlDocumentType: "PDF",
  });
  const content = {
    id: 60,
    description: `<p>${long}</p>`,
    phoneNumber: long,
    documents: [{ title: long, url: "https://documents.example.test/a.pdf" }],
  };
  return [
    { path: "claims/medical", body: { content: [claim, other], totalElements: 2 } },
    { path: "claims/{type}/{id}", body: claim },
    { path: "programs", body: [program, programAnswer(61, { name: long })] },
    { path: "programs/sitecore", body: [content] },
  ];
}

test("phone numbers and notices fit at twice the text size @no-js @long", async ({
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
