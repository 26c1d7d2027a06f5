import type { Page } from "@playwright/test";
import { homePage, loginPage } from "#tests/browser/pages.ts";
import { expect, PASSWORD, test } from "#tests/browser/test.ts";

/** What the page posts from now on. */
function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  return posts;
}

/** Script has taken over: what only script can do is there. */
async function hydrated(page: Page) {
  await expect(page.getByRole("button", { name: "Show password" })).toBeVisible();
}

test("LOGIN-14 LOGIN-15 COMP-15 an empty form names both fields, unsent, until they are filled @js", async ({
  page,
}) => {
  const login = loginPage(page);
  await login.open();
  await hydrated(page);
  const posts = postsOf(page);
  await expect(login.button).toBeEnabled();
  await expect(login.username).not.toHaveAttribute("aria-invalid");
  await login.button.click();
  await expect(login.username).toHaveAttribute("aria-invalid", "true");
  await expect(login.username).toHaveAccessibleDescription(/Username is a required field/);
  await expect(login.password).toHaveAccessibleDescription(/Password is a required field/);
  await expect(login.summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  expect(posts).toEqual([]);

  // From now on it is out of use while the form lacks something.
  await expect(login.button).toBeDisabled();
  // It stays within reach: a press says again what is missing.
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
  await login.logIn("sub", PASSWORD);
  await expect(homePage(page).welcome).toBeVisible();
});

test("LOGIN-16 the server's refusal goes when either field changes @js", async ({
  page,
  guard,
}) => {
  guard.expectStatus(401);
  const login = loginPage(page);
  await login.open();
  await hydrated(page);
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

test("COMP-14 the password shows and hides itself, keeping what was typed @js", async ({
  page,
}) => {
  const login = loginPage(page);
  await login.open();
  await expect(login.password).toHaveAttribute("type", "password");
  await login.password.fill("secret-1");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(login.password).toHaveAttribute("type", "text");
  await expect(login.password).toHaveValue("secret-1");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(login.password).toHaveAttribute("type", "password");
  await expect(page.getByRole("button", { name: "Show password" })).toBeVisible();
});

test("COMP-14 without script there is no dead button beside the password @no-js", async ({
  page,
}) => {
  await loginPage(page).open();
  await expect(loginPage(page).password).toHaveAttribute("type", "password");
  await expect(page.getByRole("main").getByRole("button")).toHaveText(["Log in"]);
});

test("LOGIN-09 an impatient second click does not sign in twice @js", async ({ page, world }) => {
  const login = loginPage(page);
  await login.open();
  await hydrated(page);
  await world.fault({ path: "token", delayMs: 500, times: 1 });
  await login.username.fill("sub");
  await login.password.fill(PASSWORD);
  await login.button.dblclick();
  await expect(homePage(page).welcome).toBeVisible();
  const asked = (await world.calls()).filter(({ path }) => path === "/token");
  expect(asked.map(({ body }) => body)).toEqual([
    { username: "sub", password: PASSWORD, domainId: 1 },
  ]);
});
