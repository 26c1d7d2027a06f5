import type { Page } from "@playwright/test";
import { loginPage } from "#tests/browser/pages.ts";
import { expectScripted } from "#tests/browser/scripted.ts";
import { expect, PASSWORD, test } from "#tests/browser/test.ts";

const NOON = new Date("2026-11-21T12:00:00-08:00");
/** From here on only the test moves the clock. */
const LATER = new Date(NOON.getTime() + 60_000);

const summary = (page: Page) => page.getByRole("alert").filter({ hasText: "There's a problem" });

test("PREFS-12 an invalid submit scrolls to 600 px, where what is wrong is in sight and in focus @js", async ({
  page,
  enter,
  guard,
}) => {
  guard.expectStatus(400);
  await page.setViewportSize({ width: 390, height: 600 });
  await enter("nopref-ext");
  await page.goto("/update-preferences");
  await page.getByLabel("Email address").fill("abc");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(summary(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  const link = summary(page).getByRole("link", { name: "Invalid email address" });
  // A click by its place would scroll to what is out of sight.
  await link.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    if (document.elementFromPoint(x + 2, y + 2) !== element) throw new Error("out of sight");
  });
  await link.click();
  await expect(page.getByLabel("Email address")).toBeFocused();
  await page.getByLabel("Email address").evaluate((field) => {
    const { x, y } = field.getBoundingClientRect();
    if (document.elementFromPoint(x + 5, y + 5) !== field) throw new Error("covered");
  });
});

test("PREFS-26 PREFS-27 PREFS-28 what was saved is said for three seconds @js", async ({
  page,
  enter,
}) => {
  await page.clock.install({ time: NOON });
  await enter("nopref");
  await page.goto("/update-preferences");
  await page.getByLabel("Email address").fill("sage@members.example");
  await page.clock.pauseAt(LATER);
  await page.getByRole("button", { name: "Save" }).click();
  const said = page.getByText("Successfully updated preferences");
  await expect(page).toHaveURL("/home");
  await expect(said).toBeVisible();
  await page.mouse.move(0, 500);
  await page.clock.runFor(2500);
  await expect(said).toBeVisible();
  await page.clock.runFor(600);
  await expect(page.locator(".flash[data-leaving]")).toHaveCount(1);
  await page.clock.runFor(1100);
  await expect(said).toHaveCount(0);
});

test.describe("providence", () => {
  test.use({ brand: "providence" });

  test("POLICY-14 POLICY-15 POLICY-16 the welcome is said for five seconds @js", async ({
    page,
    enter,
  }) => {
    await page.clock.install({ time: NOON });
    await enter("prov-unsigned");
    await page.goto("/registration-policies");
    await page.getByLabel("I have read and acknowledged this.").check();
    await page.clock.pauseAt(LATER);
    await page.getByRole("button", { name: "Submit" }).click();
    const said = page.getByText("You're all set. Welcome to your dental Member Dashboard");
    await expect(page).toHaveURL("/home");
    await expect(said).toBeVisible();
    await page.mouse.move(0, 500);
    await page.clock.runFor(4500);
    await expect(said).toBeVisible();
    await page.clock.runFor(600);
    await expect(page.locator(".flash[data-leaving]")).toHaveCount(1);
    await page.clock.runFor(1100);
    await expect(said).toHaveCount(0);
  });
});

test("LOGINAS-19 LOGINAS-21 the message of a refusal goes away when the form changes @js", async ({
  page,
  enter,
  guard,
}) => {
  guard.expectStatus(400);
  await enter("emp");
  await page.goto("/login-as");
  await page.getByLabel("Subscriber ID").fill("000000000");
  await page.getByRole("button", { name: "Continue as subscriber" }).click();
  const refusal = page.getByRole("alert").filter({ hasText: "No member was found" });
  await expect(refusal).toBeVisible();
  await expect(page.getByLabel("Subscriber ID")).toHaveValue("");
  await page.getByLabel("Subscriber ID").pressSequentially("9");
  await expect(refusal).toHaveCount(0);
});

test("staff see on every page for whom they act, and end it by keyboard alone @js", async ({
  page,
  enter,
}) => {
  await enter("emp");
  await page.goto("/login-as");
  await page.getByLabel("Subscriber ID").fill("904417823");
  await page.getByLabel("Subscriber ID").press("Tab");
  await page.getByRole("button", { name: "Continue as subscriber" }).press("Enter");
  await expect(page).toHaveURL("/home");
  const banner = page.getByRole("region", { name: "Staff view" });
  await expect(banner).toContainText("You are viewing as staff on behalf of Jordan");
  await page.emulateMedia({ media: "print" });
  await expect(banner).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await banner.getByRole("button").press("Enter");
  await expect(page).toHaveURL("/login-as");
  await expect(banner).toHaveCount(0);
});

test("a form that came too late is shown again to the same member, and sent then @js", async ({
  page,
  context,
}) => {
  await loginPage(page).open();
  await loginPage(page).logIn("nopref", PASSWORD);
  await page.getByLabel("Email address").fill("late@members.example");
  // The member's way has ended in the meantime: only what tells whose it was is left.
  await context.clearCookies({ name: "temp_token" });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Your session has ended" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await loginPage(page).logIn("nopref", PASSWORD);
  await expect(page).toHaveURL("/update-preferences");
  await expect(page.getByLabel("Email address")).toHaveValue("late@members.example");
  await expect(page.getByText("Your session ended before this was sent.")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL("/home");
});

test.describe("a form with several mistakes", () => {
  const wrong = ["First name", "Last name", "Date of birth", "Member ID"];
  const invalid = (page: Page) => page.locator("main [aria-invalid]");

  test("an error goes when its field changes, the others stay, and the server is not asked @js", async ({
    page,
    guard,
  }) => {
    guard.expectStatus(400);
    await page.goto("/recovery/username");
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
    });
    await page.getByRole("button", { name: "Send username" }).click();
    await expect(summary(page)).toBeFocused();
    await expect(invalid(page)).toHaveCount(wrong.length);
    await page.getByLabel("Last name").pressSequentially("Li");
    await expect(page.getByLabel("Last name")).toBeFocused();
    await expect(page.getByLabel("Last name")).not.toHaveAttribute("aria-invalid");
    await expect(summary(page).getByRole("link")).toHaveText([
      "First name is a required field",
      "Date of birth is a required field",
      "Member ID is a required field",
    ]);
    expect(posts).toHaveLength(1);
  });

  test("what was typed before script took over is there, with its errors, and changes as ever @js", async ({
    page,
    guard,
  }) => {
    guard.expectStatus(400);
    await page.goto("/recovery/username");
    await page.getByLabel("First name").fill("Ola");
    // As a browser sends it whose script has not come yet: what comes back is a document.
    await page.locator("main form").evaluate((form: HTMLFormElement) => form.submit());
    await expect(summary(page)).toBeFocused();
    await expectScripted(page);
    await expect(page.getByLabel("First name")).toHaveValue("Ola");
    await expectScripted(page);
    await expect(invalid(page)).toHaveCount(wrong.length - 1);
    await page.getByLabel("Member ID").pressSequentially("9");
    await expect(invalid(page)).toHaveCount(wrong.length - 2);
    await expect(page.getByLabel("First name")).toHaveValue("Ola");
  });

  test("a refusal that is being read when script takes over keeps its place @js", async ({
    page,
    guard,
  }) => {
    guard.expectStatus(400);
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto("/recovery/username");
    let release = () => {};
    const scripts = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/*.js", async (route) => {
      await scripts;
      await route.continue();
    });
    await page.locator("main form").evaluate((form: HTMLFormElement) => form.submit());
    await expect(page.getByLabel("Member ID")).toHaveAttribute("aria-invalid", "true");
    await page.getByRole("button", { name: "Send username" }).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(100);
    release();
    await expectScripted(page);
    // Longer than the focus would take to go to the summary.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await page.evaluate(() => scrollY)).toBe(place);
    // The focus was there by itself, and nothing scrolled to it.
    await expect(summary(page)).toBeFocused();
  });
});

test("the links of a summary lead to their fields and leave the server's errors on the page @js", async ({
  page,
  guard,
}) => {
  guard.expectStatus(400);
  await page.goto("/registration");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(summary(page)).toBeFocused();
  for (const field of ["First name", "Last name"]) {
    await summary(page)
      .getByRole("link", { name: `${field} is a required field` })
      .click();
    await expect(page.getByLabel(field)).toBeFocused();
  }
  await expect(summary(page).getByRole("link")).toHaveCount(4);
  await expect(page).toHaveTitle(/^Error: /);
});
