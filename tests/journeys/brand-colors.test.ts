import { expect, test } from "#tests/browser/test.ts";
import { lookOf } from "#server/brands/look.ts";

const { sheet } = lookOf("carrier", { hue: 300, chroma: 0.1, neutralHue: 300 });

test("a brand's own colors win over the product's, in light and dark @no-js", async ({ page }) => {
  // The style sheet that a brands' file with colors adds to a page, before all others.
  await page.route(/\/login$/, async (route) => {
    const response = await route.fetch();
    const link = `<link rel="stylesheet" href="${sheet?.href}">`;
    const body = (await response.text()).replace("<head>", `<head>${link}`);
    await route.fulfill({ response, body });
  });
  await page.route(/\/brand\.css\?/, (route) =>
    route.fulfill({ contentType: "text/css", body: sheet?.css ?? "" }),
  );
  await page.goto("/login");
  const button = page.getByRole("button", { name: "Log in", exact: true });
  for (const [colorScheme, color] of [
    ["light", "oklch(0.415 0.1 300)"],
    ["dark", "oklch(0.81 0.085 300)"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(button).toHaveCSS("background-color", color);
  }
});
