import { hold } from "#tests/browser/hold.ts";
import { expectNoBarriers } from "#tests/browser/looks/axe.ts";
import { homePage, loginPage } from "#tests/browser/pages/pages.ts";
import { expect, PASSWORD, test } from "#tests/browser/test.ts";

test("LOGIN-15 the log-in button is disabled while a sent form lacks input @js", async ({
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
  await expectNoBarriers(page);

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

  await test.step("LOGIN-16 the server's error goes when either field changes", async () => {
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

  await test.step("COMP-14 the button shows and hides the typed password", async () => {
    await login.password.fill(PASSWORD);
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(login.password).toHaveAttribute("type", "text");
    await expect(login.password).toHaveValue(PASSWORD);
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(login.password).toHaveAttribute("type", "password");
    await expect(page.getByRole("button", { name: "Show password" })).toBeVisible();
  });

  await test.step("LOGIN-09 a double click signs in once", async () => {
    await login.username.fill("sub");
    const before = (await world.calls()).length;
    const post = await hold(page, /\/login/);
    await login.button.dblclick();
    await expect.poll(post.count).toBe(1);
    await post.release();
    await expect(homePage(page).welcome).toBeVisible();
    const asked = (await world.calls()).slice(before).filter(({ path }) => path === "/token");
    expect(asked.map(({ body }) => body)).toEqual([
      { username: "sub", password: PASSWORD, domainId: 1 },
    ]);
  });
});
