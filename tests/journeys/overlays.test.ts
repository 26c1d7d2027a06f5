import type { Page } from "@playwright/test";
import { expectNoBarriers } from "#tests/browser/looks/axe.ts";
import { expect, test } from "#tests/browser/test.ts";

// Components of later pages, tested on the page of components.
const GALLERY = "/dev/components";

const dialog = (page: Page) => page.getByRole("dialog", { name: "End your coverage?" });
const opener = (page: Page) => page.getByRole("link", { name: "Open the warning dialog" });
const told = (page: Page) => page.getByText(/^Told, with script/);
const isModal = (page: Page) => dialog(page).evaluate((it) => it.matches(":modal"));

const tipButton = (page: Page) => page.getByRole("button", { name: "About the deductible" });
const tip = (page: Page) =>
  page.getByText("What you pay yourself each year before your plan pays.");

const WAYS = [
  { role: "button", name: "End coverage", event: "primary" },
  { role: "button", name: "End dental alone", event: "secondary" },
  { role: "link", name: "Keep everything", event: "cancel" },
  { role: "link", name: "Close", event: "close" },
] as const;

test("COMP-10 COMP-11 COMP-12 COMP-18 dialog, edit card and tooltip keep the focus @js", async ({
  page,
}) => {
  await page.clock.install();
  await test.step("COMP-10 a dialog of the page's address becomes modal", async () => {
    await page.goto(`${GALLERY}?dialog=sample-warning#dialog`);
    await expect.poll(() => isModal(page)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });
  await page.goto(GALLERY);
  await test.step("COMP-10 COMP-11 a dialog keeps the focus until Esc", () =>
    expectFocusKept(page));
  await test.step("COMP-11 each button and link of a dialog emits its event once", () =>
    goEachWay(page));
  await test.step("COMP-12 Edit and Cancel of a card move the focus", () => editCard(page));
  await test.step("COMP-18 a resting pointer opens the tooltip", () => restOnTip(page));
});

async function expectFocusKept(page: Page) {
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => isModal(page)).toBe(true);
  await expect(dialog(page).getByRole("heading")).toBeFocused();
  await expect(dialog(page)).toHaveAccessibleDescription(/Your coverage ends/);
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest("dialog"),
    );
    expect(inside).toBeTruthy();
  }
  await expectNoBarriers(page, { within: "dialog" });

  // Esc closes, once each time, and the focus is back where it was.
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(told(page)).toHaveText("Told, with script: close.");
  await expect(opener(page)).toBeFocused();
  await expect.poll(() => page.url()).not.toContain("dialog=");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(told(page)).toHaveText("Told, with script: close, close.");
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
}

async function goEachWay(page: Page) {
  const events = ["close", "close"];
  for (const { role, name, event } of WAYS) {
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole(role, { name }).click();
    events.push(event);
    await expect(dialog(page)).toHaveCount(0);
    await expect(told(page)).toHaveText(`Told, with script: ${events.join(", ")}.`);
    await expect.poll(() => new URL(page.url()).searchParams.get("dialog")).toBeNull();
    const answer = new URL(page.url()).searchParams.get("answer");
    expect(answer).toBe(role === "button" ? event : null);
    if (role === "link") await expect(opener(page)).toBeFocused();
  }
}

/** The focus follows a card's Edit and Cancel. */
async function editCard(page: Page) {
  const edit = page.getByRole("link", { name: "Edit Mailing address" });
  await edit.focus();
  await page.keyboard.press("Enter");
  const card = page.getByRole("region", { name: "Mailing address" });
  await expect(card.getByLabel("City")).toHaveValue("Sampleton");
  await expect(card.getByRole("heading", { name: "Mailing address" })).toBeFocused();
  await card.getByRole("link", { name: "Cancel" }).click();
  await expect(card.getByLabel("City")).toHaveCount(0);
  await expect(edit).toBeFocused();
}

async function restOnTip(page: Page) {
  const button = tipButton(page);
  const restFor = async (ms: number, shown: boolean) => {
    await page.clock.runFor(ms);
    await expect(tip(page)).toBeVisible({ visible: shown });
  };
  // Passing over it opens nothing.
  await button.hover();
  await page.mouse.move(5, 5);
  await restFor(2000, false);
  await button.hover();
  await restFor(1000, true);
  // The pointer may move into it.
  await tip(page).hover();
  await restFor(2000, true);
  await page.mouse.move(5, 5);
  await restFor(2000, false);
  // A click keeps open what the pointer had opened.
  await button.hover();
  await restFor(1000, true);
  await button.click();
  await page.mouse.move(5, 5);
  await restFor(2000, true);
  await page.keyboard.press("Escape");
  await expect(tip(page)).toBeHidden();
}
