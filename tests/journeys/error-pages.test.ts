import { expectNothingSticksOut } from "#tests/browser/layout.ts";
import { expect, test, WIDTHS } from "#tests/browser/test.ts";

type Entry = {
  readonly path: string;
  /** On the wire. */
  readonly status: number;
  readonly title: string;
  readonly description: string | null;
  readonly tips: boolean;
};

const GENERIC = "Sorry, it looks like there's a problem.";

const ENTRIES: readonly Entry[] = [
  entry("1", 503, GENERIC, "Temporarily unable to access resource. Please try again later.", false),
  entry("400", 400, GENERIC, "Error code: 400 Bad request", true),
  entry(
    "401",
    401,
    "Sorry, but we aren't able to authenticate you.",
    "Error code: 401 Unauthorized",
    false,
  ),
  entry(
    "403",
    403,
    "Sorry, it looks like you don't have access to this page.",
    "Error code: 403 Forbidden",
    false,
  ),
  entry(
    "404",
    404,
    "Sorry, it looks like we can't find that page.",
    "Error code: 404 Not found",
    false,
  ),
  entry(
    "408",
    504,
    "Sorry, this is taking longer than expected.",
    "Error code: 408 Request time-out",
    true,
  ),
  entry(
    "500",
    500,
    "Sorry, we're having a problem with our system. We'll get this fixed soon.",
    "Error code: 500 Internal server error",
    true,
  ),
  entry("502", 502, "Sorry, something went wrong.", "Error code: 502 Bad gateway", true),
  entry(
    "503",
    503,
    "Sorry, we're unable to handle your request at this time.",
    "Error code: 503 Service unavailable",
    true,
  ),
  entry("418", 500, GENERIC, null, true),
  entry("abc", 500, GENERIC, null, true),
];

function entry(
  number: string,
  status: number,
  title: string,
  description: string | null,
  tips: boolean,
): Entry {
  return { path: `/error/${number}`, status, title, description, tips };
}

test("ROUTE-57 ERR-01 ERR-02 ERR-03 ERR-04 ERR-05 ERR-15 ERR-16 ERR-20 ERR-21 ERR-22 ERR-26 ERR-27 ERR-28 ERR-29 ERR-30 ERR-31 ERR-32 ERR-33 every entry has its page, for anybody", async ({
  page,
  guard,
}) => {
  for (const { path, status, title, description, tips } of ENTRIES) {
    guard.expectStatus(status);
    const response = await page.goto(path);
    expect.soft(response?.status(), path).toBe(status);
    await expect.soft(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const main = page.getByRole("main");
    if (description !== null) await expect.soft(main).toContainText(description);
    else await expect.soft(main).not.toContainText("Error code");
    const ideas = main.getByRole("heading", { name: "Here are some ideas that might help:" });
    await expect.soft(ideas, path).toHaveCount(tips ? 1 : 0);
    await expect
      .soft(main.getByRole("heading", { name: "Here are some links that might help:" }))
      .toBeVisible();
    await expect
      .soft(main.getByRole("link", { name: "Customer service" }))
      .toHaveAttribute("href", "/contact-us");
    await expect.soft(main).toContainText(/Reference number: [0-9a-f-]{36}/);
  }
});

for (const width of WIDTHS) {
  test(`ERR-17 ERR-18 ERR-19 the generic page fits ${width} px and has three tips`, async ({
    page,
    guard,
  }) => {
    guard.expectStatus(500);
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/error/999");
    const tips = page.getByRole("main").locator(".tips").getByRole("listitem");
    await expect(tips).toHaveText([/reload/i, /log out.*in again/i, /come back later/i]);
    await expectNothingSticksOut(page);
  });
}

test("ROUTE-65 an unknown path leads to the page that says so", async ({ page, guard }) => {
  guard.expectStatus(404);
  await page.goto("/nowhere/at/all?x=1");
  await expect(page).toHaveURL("/error/404");
  await expect(page.getByText("Error code: 404 Not found")).toBeVisible();
});

test("ERR-06 ERR-07 a member gets a way home and to customer service", async ({
  page,
  enter,
  guard,
}) => {
  guard.expectStatus(500);
  await enter("sub");
  await page.goto("/error/500");
  const links = page.getByRole("main").getByRole("link");
  await expect(links).toHaveText(["Home", "Customer service"]);
  await expect(links.nth(1)).toHaveAttribute("href", "/support/customer-service");
  await links.nth(0).click();
  await expect(page).toHaveURL("/home");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Jordan");
});
