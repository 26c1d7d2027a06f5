import type { Page } from "@playwright/test";
import { BRANDS } from "../browser/brands.ts";
import { homePage } from "../browser/pages.ts";
import { SCREENS } from "../browser/screens.ts";
import { expect, test } from "../browser/test.ts";

/** Paper: as narrow as a Letter sheet between its margins, and whatever the screen's colours are. */
async function toPaper(page: Page) {
  await page.setViewportSize({ width: 710, height: 900 });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
}

/** What only a screen can do, and yet is seen on the paper. */
function listScreenOnly(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "nav, button:not(.tile), .btn, .skip, .tipbtn, [popover], .appearance *",
      ),
    ]
      .filter((it) => it.checkVisibility())
      .map((it) => `${it.tagName}.${it.className}: ${it.textContent}`),
  );
}

for (const { path, persona, status } of SCREENS) {
  test(`${path} on paper has its content and drops what only a screen can do @js`, async ({
    page,
    enter,
    guard,
  }) => {
    if (status !== 200) guard.expectStatus(status);
    await toPaper(page);
    if (persona !== null) await enter(persona);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner").locator(".logo")).toBeVisible();
    await expect(page.locator(".paper")).toContainText("11/21/2026, 12:00 PM PT");
    expect(await listScreenOnly(page)).toEqual([]);
    const { ground, ink, wide } = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return {
        ground: backgroundColor,
        ink: Number(/oklch\(([\d.]+)/.exec(color)?.[1]),
        wide: document.documentElement.scrollWidth,
      };
    });
    expect(ground).toBe("rgba(0, 0, 0, 0)");
    expect(ink).toBeLessThan(0.3);
    expect(wide).toBe(710);
  });
}

for (const { brand, name, persona, firstName } of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test(`paper of ${brand} says whose page it is, of when, and whom to ring`, async ({
      page,
      enter,
    }) => {
      await toPaper(page);
      await enter(persona);
      await homePage(page).open();
      await expect(page.getByRole("banner").locator(".logo")).toContainText(name);
      const paper = page.locator(".paper");
      await expect(paper.locator("div")).toHaveText([
        new RegExp(`^Member${firstName} `),
        /^Plan\S+/,
        "As of11/21/2026, 12:00 PM PT",
        /^Customer service.*555-01\d\d/,
      ]);
      await page.emulateMedia({ media: "screen" });
      await expect(paper).toBeHidden();
    });
  });
}

test("home fits on two sheets, its card in colour and nothing cut in two", async ({
  page,
  enter,
}) => {
  await enter("sub");
  await homePage(page).open();
  expect(await sheetsOf(page)).toBe(2);
  await toPaper(page);
  await expect(homePage(page).idCard).toHaveCSS("print-color-adjust", "exact");
  for (const whole of await page.locator(".card, .id-card, .tile, .claims > li").all()) {
    await expect(whole).toHaveCSS("break-inside", "avoid");
  }
});

test("a form and an error page take one sheet each, and no empty one after it", async ({
  page,
  guard,
}) => {
  guard.expectStatus(404);
  for (const path of ["/login", "/error/404"]) {
    await page.goto(path);
    expect([path, await sheetsOf(page)]).toEqual([path, 1]);
  }
});

/** How many sheets a printer would take. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "Letter" });
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}

test("the log-in page keeps its words on paper, and no dark ground to waste ink on", async ({
  page,
}) => {
  await toPaper(page);
  await page.goto("/login");
  await expect(page.locator(".panel")).toHaveCSS("background-image", "none");
  await expect(page.getByRole("link", { name: "Create an account" })).toBeVisible();
  const username = page.getByLabel("Username", { exact: true });
  await expect(username).toHaveCSS("border-top-style", "solid");
});

test.describe("partner", () => {
  test.use({ brand: "partner" });

  test("where a link leaves the product, paper says where to", async ({ page, guard }) => {
    guard.expectStatus(401);
    await toPaper(page);
    await page.goto("/error/401");
    const link = page.getByRole("main").getByRole("link", { name: /partner dashboard/ });
    await expect(link).toBeVisible();
    const said = await link.evaluate((it) => getComputedStyle(it, "::after").content);
    expect(said).toContain("https://partner.example.test/dashboard");
    const own = page.getByRole("main").getByRole("link", { name: /customer service/i });
    expect(await own.evaluate((it) => getComputedStyle(it, "::after").content)).toBe("none");
  });
});
