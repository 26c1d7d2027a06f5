import { homePage, loginPage } from "#tests/browser/pages.ts";
import { expect, PASSWORD, test } from "#tests/browser/test.ts";

test("LOGIN-10 LOGIN-11 LOGIN-12 a wrong password says how many attempts are left, until the account is locked @js", async ({
  page,
  guard,
}) => {
  guard.expectStatus(401);
  const login = loginPage(page);
  await login.open();
  await login.logIn("sub", "wrong-1");
  await expect(login.refusal).toHaveText(
    /^Username and\/or password unrecognized\. You have 4 attempt\(s\) remaining\. Try again or select forgot username or password\.$/,
  );
  await expect(login.refusal).toBeFocused();
  await expect(login.refusal.getByRole("link", { name: "forgot username" })).toHaveAttribute(
    "href",
    "/recovery/username",
  );
  await expect(login.refusal.getByRole("link", { name: "password", exact: true })).toHaveAttribute(
    "href",
    "/recovery/password",
  );
  await expect(page).toHaveTitle(/^Error: /);
  await expect(login.username).toHaveValue("sub");

  for (const left of [3, 2, 1]) {
    await login.logIn("sub", `wrong-${left}`);
    await expect(login.refusal).toContainText(`You have ${left} attempt(s) remaining.`);
  }
  // From now on to the right password as well.
  const locked = page.getByRole("alert").filter({ hasText: "locked" });
  for (const password of ["wrong-1", PASSWORD]) {
    await login.logIn("sub", password);
    await expect(locked).toHaveText(
      "Your account is locked due to too many login attempts. To unlock, please Contact Customer Service.",
    );
  }
  await expect(locked.getByRole("link")).toHaveAttribute("href", "/contact-us");
});

test("LOGIN-14 LOGIN-15 an empty form names both fields, in a summary that leads to them, and can be sent then", async ({
  page,
  guard,
}) => {
  guard.expectStatus(400);
  const login = loginPage(page);
  await login.open();
  await login.button.click();
  await expect(login.summary).toBeFocused();
  await expect(login.username).toHaveAccessibleDescription(/Username is a required field/);
  await expect(login.password).toHaveAccessibleDescription(/Password is a required field/);
  await expect(login.username).toHaveAttribute("aria-invalid", "true");
  await expect(login.password).toHaveAttribute("aria-invalid", "true");

  for (const field of ["Username", "Password"] as const) {
    await login.summary.getByRole("link", { name: `${field} is a required field` }).click();
    await expect(page.getByLabel(field, { exact: true })).toBeFocused();
    await expect(page.getByLabel(field, { exact: true })).toBeInViewport({ ratio: 1 });
  }
  await login.username.fill("sub");
  await login.password.fill(PASSWORD);
  await expect(login.button).toBeEnabled();
  await login.button.click();
  await expect(page).toHaveURL("/home");
});

test("LOGIN-01 ROUTE-01 ROUTE-04 ROUTING-20 the right password leads home", async ({ page }) => {
  const login = loginPage(page);
  await page.goto("/");
  await expect(page).toHaveURL("/login");
  await expect(login.heading).toBeVisible();
  await expect(login.loggedOut).toBeHidden();
  await login.logIn("sub", PASSWORD);
  await expect(page).toHaveURL("/home");
  await expect(homePage(page).welcome).toHaveText("Welcome, Jordan");
});

test("LOGIN-13 any other refusal asks to try again @js", async ({ page, guard, world }) => {
  guard.expectStatus(401);
  await world.fault({ path: "token", status: 401, body: { errorType: "SOMETHING_ELSE" } });
  const login = loginPage(page);
  await login.open();
  await login.logIn("sub", PASSWORD);
  await expect(login.refusal).toHaveText(
    "Username and/or password unrecognized. Please try again.",
  );
});
