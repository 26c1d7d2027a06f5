import { homePage, loginPage } from "#tests/browser/pages/pages.ts";
import { expect, PASSWORD, test } from "#tests/browser/test.ts";

test("LOGIN-01 LOGIN-14 LOGIN-15 ROUTE-01 ROUTE-04 ROUTING-20 from an empty form to home @no-js", async ({
  page,
  guard,
}) => {
  guard.expectStatus(400);
  const login = loginPage(page);
  await page.goto("/");
  await expect(page).toHaveURL("/login");
  await expect(login.heading).toBeVisible();
  await expect(login.loggedOut).toBeHidden();
  // There is no dead button beside the password (COMP-14).
  await expect(login.password).toHaveAttribute("type", "password");
  await expect(page.getByRole("main").getByRole("button")).toHaveText([
    "Log in",
    "Seguir en español",
  ]);

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
  await login.logIn("sub", PASSWORD);
  await expect(page).toHaveURL("/home");
  await expect(homePage(page).welcome).toHaveText("Welcome, Jordan");
});

test("LOGIN-14 LOGIN-15 LOGIN-16 COMP-15 script names what is missing, unsent, until it is there @js", async ({
  page,
  guard,
  world,
}) => {
  guard.expectStatus(401);
  const login = loginPage(page);
  await login.open();
  const posts: string[] = [];
  page.on("request", (it) => {
    if (it.method() === "POST") posts.push(new URL(it.url()).pathname);
  });
  await expect(login.button).toBeEnabled();
  await expect(login.username).not.toHaveAttribute("aria-invalid");
  await login.button.click();
  await expect(login.username).toHaveAttribute("aria-invalid", "true");
  await expect(login.username).toHaveAccessibleDescription(/Username is a required field/);
  await expect(login.password).toHaveAccessibleDescription(/Password is a required field/);
  await expect(login.summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  expect(posts).toEqual([]);

  // From now on it is disabled while the form lacks input.
  await expect(login.button).toBeDisabled();
  // It stays focusable: a press shows again what is missing.
  await login.button.focus();
  await page.keyboard.press("Enter");
  await expect(login.summary).toBeFocused();
  await login.username.pressSequentially("s");
  await expect(login.button).toBeDisabled();
  await login.password.pressSequentially("x");
  await expect(login.button).toBeEnabled();
  await expect(login.summary).toBeHidden();
  await login.username.fill("");
  await expect(login.button).toBeDisabled();

  await test.step("LOGIN-16 the server's refusal goes when either field changes", async () => {
    for (const field of ["username", "password"] as const) {
      await login.logIn("sub", "wrong-1");
      await expect(login.refusal).toBeFocused();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(login.username).toHaveValue("sub");
      await login[field].press("End");
      await expect(login.refusal).toBeVisible();
      await login[field].pressSequentially("x");
      await expect(login.refusal).toHaveCount(0);
      await expect(login.button).toBeEnabled();
    }
  });

  await test.step("COMP-14 the password shows and hides itself, keeping what was typed", async () => {
    await login.password.fill(PASSWORD);
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(login.password).toHaveAttribute("type", "text");
    await expect(login.password).toHaveValue(PASSWORD);
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(login.password).toHaveAttribute("type", "password");
    await expect(page.getByRole("button", { name: "Show password" })).toBeVisible();
  });

  await test.step("LOGIN-09 an impatient second click does not sign in twice", async () => {
    await world.fault({ path: "token", delayMs: 500, times: 1 });
    await login.username.fill("sub");
    const before = (await world.calls()).length;
    await login.button.dblclick();
    await expect(homePage(page).welcome).toBeVisible();
    const asked = (await world.calls()).slice(before).filter(({ path }) => path === "/token");
    expect(asked.map(({ body }) => body)).toEqual([
      { username: "sub", password: PASSWORD, domainId: 1 },
    ]);
  });
});
