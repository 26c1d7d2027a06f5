import { homePage, loginPage } from "#tests/browser/pages.ts";
import { expect, PASSWORD, test } from "#tests/browser/test.ts";

test("LOGIN-14 LOGIN-15 an empty form's summary leads to both fields, and it is sent then @no-js", async ({
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

test("LOGIN-01 ROUTE-01 ROUTE-04 ROUTING-20 the right password leads home @no-js", async ({
  page,
}) => {
  const login = loginPage(page);
  await page.goto("/");
  await expect(page).toHaveURL("/login");
  await expect(login.heading).toBeVisible();
  await expect(login.loggedOut).toBeHidden();
  await login.logIn("sub", PASSWORD);
  await expect(page).toHaveURL("/home");
  await expect(homePage(page).welcome).toHaveText("Welcome, Jordan");
});
