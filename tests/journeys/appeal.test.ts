import { expectFitsAt } from "#tests/browser/looks/layout.ts";
import { expect, test } from "#tests/browser/test.ts";

const WORDS = "My doctor wrote why I needed this scan, and asked for it twice. ".repeat(15);

test("HELP-01 HELP-06 from home to a denied claim's help in two presses; its letter is one page of paper @no-js", async ({
  page,
  enter,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await enter("denied");
  await page.goto("/home");
  const denied = page.locator(".claims > li").filter({ hasText: "Denied" }).first();
  await denied.getByRole("link", { name: /^Details/ }).click();
  await page.getByRole("link", { name: "What you can do" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What you can do");
  await expectFitsAt(page, [320, 390]);
  await page.getByLabel("Why the plan should pay").fill(WORDS.trim());
  await page.getByRole("button", { name: "Make my letter" }).click();
  await expect(page.getByRole("region", { name: "Your letter" }).first()).toContainText(
    WORDS.trim(),
  );
  for (const format of ["Letter", "A4"] as const) {
    const paper = (await page.pdf({ format })).toString("latin1");
    expect([format, paper.match(/\/Type\s*\/Page[^s]/g)?.length]).toEqual([format, 1]);
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".letter")).toBeVisible();
  for (const other of [page.locator("h1"), page.getByText("Your rights"), page.getByRole("banner")])
    await expect(other).toBeHidden();
});

test("HELP-06 with script the letter takes the focus, and a changed one takes its place @js", async ({
  page,
  enter,
}) => {
  await enter("denied");
  await page.goto("/claims/medical/26000530001/0/appeal");
  const letter = page.locator(".letter");
  for (const words of ["The first words.", "Other words."]) {
    await page.getByLabel("Why the plan should pay").fill(words);
    await page.getByRole("button", { name: "Make my letter" }).click();
    await expect(letter).toContainText(words);
    await expect(letter).toBeFocused();
  }
  await expect(page).toHaveURL("/claims/medical/26000530001/0/appeal");
});
