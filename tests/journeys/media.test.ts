import type { Page } from "@playwright/test";
import { homePage } from "#tests/browser/pages/pages.ts";
import { expect, test } from "#tests/browser/test.ts";

test("home moves, and nothing does with reduced motion; dark is another look of the same page @js", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await homePage(page).open();
  await expect(homePage(page).download).toHaveCSS("transition-duration", "0.14s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const lasting = await page.evaluate(
    () =>
      [...document.querySelectorAll("*")]
        .map((it) => getComputedStyle(it))
        .filter(({ transitionDuration, animationName }) => {
          return !/^0s(, 0s)*$/.test(transitionDuration) || animationName !== "none";
        }).length,
  );
  expect(lasting).toBe(0);

  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const lightness = async () => Number(/oklch\(([\d.]+)/.exec(await ground())?.[1]);
  expect(await lightness()).toBeGreaterThan(0.9);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await lightness()).toBeLessThan(0.3);
  await test.step("a choice is kept against the device's", () => choose(page));
});

/** Light and dark by choice: parts with colors of their own keep them. */
async function choose(page: Page) {
  const form = page.locator("#appearance");
  for (const [choice, colorScheme] of [
    ["Light", "dark"],
    ["Dark", "light"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await form.getByRole("button", { name: choice }).click();
    await expect(page).toHaveURL("/home#appearance");
    await expect(form.getByRole("button", { pressed: true })).toHaveText(choice);
    await expect(page.locator("html")).toHaveCSS("color-scheme", choice.toLowerCase());
    // It leads back to the page of the choice, which then works by keyboard.
    await expect(form).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(form.getByRole("button").first()).toBeFocused();
    const { page: ground, within } = await page.evaluate(() => {
      const own = document.createElement("div");
      own.dataset["brand"] = document.documentElement.dataset["brand"] ?? "";
      own.className = "foot";
      document.body.append(own);
      const groundOf = (it: Element) => getComputedStyle(it).backgroundColor;
      const lightnessOf = (it: Element) => Number(/oklch\(([\d.]+)/.exec(groundOf(it))?.[1]);
      const within = ["scheme-light", "scheme-dark"].map((name) => {
        own.className = `foot ${name}`;
        return lightnessOf(own);
      });
      own.remove();
      return { page: lightnessOf(document.body), within };
    });
    if (choice === "Light") expect(ground).toBeGreaterThan(0.9);
    else expect(ground).toBeLessThan(0.3);
    expect(within[0]).toBeGreaterThan(0.9);
    expect(within[1]).toBeLessThan(0.3);
  }
  await form.getByRole("button", { name: "System" }).click();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light dark");
}
