import { BRANDS } from "../browser/brands.ts";
import { expectNothingSticksOut, listTargets } from "../browser/layout.ts";
import { homePage, loginPage } from "../browser/pages.ts";
import { expect, test, WIDTHS } from "../browser/test.ts";

for (const { brand, persona, partner } of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test(`no screen of ${brand} scrolls sideways at 320 px`, async ({ page, enter, guard }) => {
      guard.expectStatus(400, 401, 500);
      await page.setViewportSize({ width: 320, height: 700 });
      const login = loginPage(page);
      await login.open();
      await expectNothingSticksOut(page);
      await login.button.click();
      await expect(login.summary).toBeVisible();
      await expectNothingSticksOut(page);
      await login.open();
      await login.logIn(persona, "wrong-1");
      await expect(login.refusal).toBeVisible();
      await expectNothingSticksOut(page);
      await enter(persona);
      await homePage(page).open();
      await expect(homePage(page).welcome).toBeVisible();
      await expectNothingSticksOut(page);
      await page.goto("/error/500");
      await expectNothingSticksOut(page);
      await page.goto("/logout");
      await expect(page).toHaveURL(partner ? "/logout" : "/login");
      await expectNothingSticksOut(page);
    });

    test(`targets of ${brand} are large enough for a finger at 390 px`, async ({
      page,
      enter,
      guard,
      javaScriptEnabled,
    }) => {
      guard.expectStatus(500);
      await page.setViewportSize({ width: 390, height: 800 });
      await enter(persona);
      const button = brand === "medicare" ? 48 : 44;
      for (const path of ["/login", "/home", "/error/500"]) {
        await page.goto(path);
        if (javaScriptEnabled && path !== "/error/500") {
          await expect(page.getByRole("button", { name: /^(Show|Copy)/ })).toBeVisible();
        }
        const targets = (await listTargets(page)).filter(({ inSentence }) => !inSentence);
        expect(targets.length).toBeGreaterThan(5);
        const small = targets.filter(({ width, height, isRowLink }) =>
          isRowLink ? height < 36 || width < 24 : height < button || width < 24,
        );
        expect.soft(small, path).toEqual([]);
      }
    });
  });
}

for (const persona of ["cop", "term", "noelig", "multi", "medgrp"]) {
  test(`home of ${persona} does not scroll sideways at 320 px`, async ({ page, enter }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await enter(persona);
    await homePage(page).open();
    await expect(homePage(page).welcome).toBeVisible();
    await expectNothingSticksOut(page);
  });
}

test("the pop-up does not scroll sideways at 320 px", async ({ page, enter }) => {
  await page.setViewportSize({ width: 320, height: 500 });
  await enter("sub");
  const downloaded = page.waitForEvent("download");
  await page.goto("/resource-download");
  await downloaded;
  await expectNothingSticksOut(page);
});

for (const { path, ready } of [
  { path: "/home", ready: /^Copy/ },
  { path: "/login", ready: /^Show/ },
]) {
  for (const width of WIDTHS) {
    test(`nothing moves while ${path} loads at ${width} px @js`, async ({ page, enter }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          // oxlint-disable-next-line no-unsafe-type-assertion -- the standard library lacks the type
          for (const it of list.getEntries()) shifts.push((it as { value?: number }).value ?? 0);
        }).observe({ type: "layout-shift", buffered: true });
      });
      await enter("sub");
      await page.goto(path);
      await expect(page.getByRole("button", { name: ready })).toBeVisible();
      const shifts = await page.evaluate(async () => {
        await document.fonts.ready;
        // Two frames later everything that was going to move has moved, and was reported.
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        return Reflect.get(globalThis, "shifts") as number[];
      });
      expect(shifts).toEqual([]);
    });
  }
}
