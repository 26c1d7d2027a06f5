import type { Page } from "@playwright/test";
import { startClock, stopClock } from "#tests/browser/clock.ts";
import { hold } from "#tests/browser/hold.ts";
import { expectScripted } from "#tests/browser/scripted.ts";
import { expect, test } from "#tests/browser/test.ts";

const summary = (page: Page) => page.getByRole("alert").filter({ hasText: "There's a problem" });

/** A message after a save is shown for this long, and is gone a moment later. */
async function expectShownFor(page: Page, words: string, ms: number) {
  const said = page.getByText(words);
  await expect(page).toHaveURL("/home");
  await expect(said).toBeVisible();
  await page.mouse.move(0, 500);
  await page.clock.runFor(ms - 500);
  await expect(said).toBeVisible();
  await page.clock.runFor(600);
  // It leaves, or has left: how long that takes is the browser's own time.
  await expect(page.locator(".flash:not([data-leaving])")).toHaveCount(0);
  await page.clock.runFor(1100);
  await expect(said).toHaveCount(0);
}

test("PREFS-12 PREFS-27 errors scroll to 600 px and take the focus; the saved message stays 3 s @js", async ({
  page,
  enter,
  guard,
}) => {
  guard.expectStatus(400);
  await startClock(page);
  await page.setViewportSize({ width: 390, height: 600 });
  await enter("nopref-ext");
  await page.goto("/update-preferences");
  const email = page.getByLabel("Email address");
  await email.fill("abc");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(summary(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  const link = summary(page).getByRole("link", { name: "Invalid email address" });
  // A click by coordinates would scroll to an element that is out of view.
  await link.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    if (document.elementFromPoint(x + 2, y + 2) !== element) throw new Error("out of sight");
  });
  await link.click();
  await expect(email).toBeFocused();
  await email.evaluate((field) => {
    const { x, y } = field.getBoundingClientRect();
    if (document.elementFromPoint(x + 5, y + 5) !== field) throw new Error("covered");
  });

  await email.fill("sage@members.example");
  await stopClock(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expectShownFor(page, "Successfully updated preferences", 3000);
});

test.describe("providence", () => {
  test.use({ brand: "providence" });

  test("POLICY-15 the welcome message stays five seconds; a dentist search opens the directory @js", async ({
    page,
    enter,
    ebill,
    guard,
  }) => {
    guard.expectSite(ebill.origin);
    guard.expectStatus(400);
    await startClock(page);
    await enter("prov-unsigned");
    await page.goto("/registration-policies");
    await page.getByLabel("I have read and acknowledged this.").check();
    await stopClock(page);
    await page.getByRole("button", { name: "Submit" }).click();
    await expectShownFor(page, "You're all set. Welcome to your dental Member Dashboard", 5000);
    await page.clock.resume();
    await test.step("the directory gets the ZIP code, radius and words, and no cookie or referrer", async () => {
      ebill.forget();
      ebill.show("<h1>Dentists near you</h1>");
      await page.goto("/find-care/find-a-dentist");
      const zip = page.getByLabel("ZIP code");
      const words = page.getByLabel("Name, office or specialty");
      const search = page.getByRole("button", { name: "Search for dentists" });
      await zip.fill("abc");
      await words.fill("Oak & Elm");
      await search.click();
      await expect(page.locator("#zip-error")).toContainText("Enter a ZIP code of 5 digits");
      await expect(words).toHaveValue("Oak & Elm");
      await zip.fill("97204");
      await search.click();
      await expect(page.getByRole("heading", { name: "Dentists near you" })).toBeVisible();
      // It learns nothing else.
      const address = `${ebill.origin}/dentists?zip=97204&radius=10&search=Oak+%26+Elm`;
      expect(
        ebill.visits.map(({ method, url, referer, cookie }) => [method, url.href, referer, cookie]),
      ).toEqual([["GET", address, undefined, undefined]]);
    });
  });
});

test("LOGINAS-19 LOGINAS-21 a changed form clears its error; staff end a login-as by keyboard @js", async ({
  page,
  enter,
  guard,
}) => {
  guard.expectStatus(400);
  await enter("emp");
  await page.goto("/login-as");
  const subscriber = page.getByLabel("Subscriber ID");
  await subscriber.fill("000000000");
  await page.getByRole("button", { name: "Continue as subscriber" }).click();
  const refusal = page.getByRole("alert").filter({ hasText: "No member was found" });
  await expect(refusal).toBeVisible();
  await expect(subscriber).toHaveValue("");
  await subscriber.pressSequentially("9");
  await expect(refusal).toHaveCount(0);

  await subscriber.fill("904417823");
  await subscriber.press("Tab");
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

test("an error goes when its field changes; what was typed and scrolled before hydration stays @js", async ({
  page,
  guard,
}) => {
  guard.expectStatus(400);
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto("/recovery/username");
  await test.step("an error goes when its field changes, without a request", () => changeOne(page));
  await test.step("input and errors of a document survive hydration", () => typeBeforeScript(page));
  await test.step("hydration does not scroll the page", () => readBeforeScript(page));
});

const WRONG = ["First name", "Last name", "Date of birth", "Member ID"];
const invalid = (page: Page) => page.locator("main [aria-invalid]");

/** The others stay, their links lead to their fields, and the server is not asked. */
async function changeOne(page: Page) {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  await page.getByRole("button", { name: "Send username" }).click();
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(invalid(page)).toHaveCount(WRONG.length);
  for (const field of ["First name", "Member ID"]) {
    await summary(page)
      .getByRole("link", { name: `${field} is a required field` })
      .click();
    await expect(page.getByLabel(field)).toBeFocused();
  }
  await expect(summary(page).getByRole("link")).toHaveCount(WRONG.length);
  await page.getByLabel("Last name").pressSequentially("Li");
  await expect(page.getByLabel("Last name")).toBeFocused();
  await expect(page.getByLabel("Last name")).not.toHaveAttribute("aria-invalid");
  await expect(summary(page).getByRole("link")).toHaveText([
    "First name is a required field",
    "Date of birth is a required field",
    "Member ID is a required field",
  ]);
  expect(posts).toHaveLength(1);
}

/** As a browser sends it before script is loaded: the answer is a document. */
const sendAsDocument = (page: Page) =>
  page.locator("main form").evaluate((form: HTMLFormElement) => form.submit());

/** Input from before hydration is kept, with its errors, and can be changed as usual. */
async function typeBeforeScript(page: Page) {
  await page.getByLabel("First name").fill("Ola");
  await sendAsDocument(page);
  await expect(invalid(page)).toHaveCount(WRONG.length - 2);
  await expect(summary(page)).toBeFocused();
  await expectScripted(page);
  await expect(page.getByLabel("First name")).toHaveValue("Ola");
  await expect(invalid(page)).toHaveCount(WRONG.length - 2);
  await page.getByLabel("Member ID").pressSequentially("9");
  await expect(invalid(page)).toHaveCount(WRONG.length - 3);
  await expect(page.getByLabel("First name")).toHaveValue("Ola");
}

/** A refusal that is being read when script hydrates the page. */
async function readBeforeScript(page: Page) {
  const scripts = await hold(page, /\.js$/);
  await page.getByLabel("First name").fill("");
  await page.getByLabel("Member ID").fill("");
  await sendAsDocument(page);
  await expect(invalid(page)).toHaveCount(WRONG.length - 1);
  await page.getByRole("button", { name: "Send username" }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(100);
  await scripts.release();
  await expectScripted(page);
  // Longer than the focus would take to move to the summary.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await page.evaluate(() => scrollY)).toBe(place);
  // The focus was there without script, and nothing scrolled to it.
  await expect(summary(page)).toBeFocused();
}
