import { expect, test } from "../browser/test.ts";

test("on a phone of 390 px all a list is sorted by stands in one line, each large enough", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter("sub");
  await page.goto("/claims");
  const boxes = await page
    .locator(".data-table thead a")
    .evaluateAll((all) =>
      all.map((it) => it.getBoundingClientRect()).map(({ y, height }) => ({ y, height })),
    );
  expect(boxes).toHaveLength(3);
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
  for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44);
});

test("what can be done with an ID card stands beside it where there is room, else below", async ({
  page,
  enter,
}) => {
  await enter("sub");
  const card = page.locator(".cards__one").first();
  for (const { width, beside } of [
    { width: 390, beside: false },
    { width: 768, beside: false },
    { width: 1040, beside: true },
    { width: 1280, beside: true },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/id-card");
    const sides = await card.locator(".wallet").boundingBox();
    const acts = await card.locator(".cards__acts").boundingBox();
    if (sides === null || acts === null) throw new Error("nothing is shown");
    expect([width, acts.x >= sides.x + sides.width]).toEqual([width, beside]);
    expect([width, acts.y >= sides.y + sides.height]).toEqual([width, !beside]);
  }
});
