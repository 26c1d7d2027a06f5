import type { Page } from "@playwright/test";
import { homePage, loginPage } from "#tests/browser/pages/pages.ts";
import { expect, PASSWORD, test as base } from "#tests/browser/test.ts";
import { overHttp } from "#tests/harness/network/over-http.ts";
import { brandsFile } from "#tests/harness/world/brands-file.ts";
import {
  providerBrands,
  startDeliveringProvider,
  trusting,
  type TestProvider,
} from "#tests/harness/world/provider-world.ts";
import { openRealWorld } from "#tests/harness/world/real-world.ts";

/** A dashboard whose main carrier has an identity provider, on another site of this machine. */
const test = base.extend<object, { readonly provider: TestProvider }>({
  world: [
    async ({ provider }, use) => {
      const world = await openRealWorld({
        env: {
          BRANDS_FILE: brandsFile(providerBrands(provider)),
          GATEWAY_TIMEOUT_MS: "100000",
        },
        sandbox: trusting(provider),
      });
      await provider.register(`http://localhost:${world.dashboard.port}`);
      await use(world);
      await world.close();
    },
    { scope: "worker" },
  ],
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
    async ({}, use) => {
      const { provider, deliverTo } = await startDeliveringProvider("http://localhost:1");
      deliverTo((request) => overHttp(Number(new URL(request.url).port))(request));
      await use(provider);
      provider.close();
    },
    { scope: "worker" },
  ],
});

async function logInThere(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Sandbox ID" })).toBeVisible();
  await page.getByLabel("User name").fill("sub");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
}

for (const mode of ["@no-js", "@js @long"]) {
  test(`OIDC-05 a member logs in with the provider, confirms a form by a fresh log-in there, and logs out ${mode}`, async ({
    page,
    guard,
    provider,
  }) => {
    guard.expectSite(provider.issuer);
    await test.step("the button leads to the provider, and its log-in to home", async () => {
      await loginPage(page).open();
      await page.getByRole("button", { name: "Log in with Sandbox ID" }).click();
      await logInThere(page);
      await expect(homePage(page).welcome).toHaveText("Welcome, Jordan");
      await expect(page).toHaveURL("/home");
    });
    await test.step("a form asks for a fresh log-in there, and comes back as it was typed", async () => {
      await page.goto("/account/settings?edit=preferences");
      await page.getByLabel("Email address").fill("jordan.new@example.test");
      await page.getByRole("button", { name: "Save preferences" }).click();
      await logInThere(page);
      await expect(page.getByText("Thank you, we know it's you. Check")).toBeVisible();
      await expect(page.getByLabel("Email address")).toHaveValue("jordan.new@example.test");
      await page.getByRole("button", { name: "Save preferences" }).click();
      await expect(page.getByText("Successfully updated preferences")).toBeVisible();
    });
    await test.step("log-out goes by the provider back to log-in", async () => {
      await page.goto("/home");
      await homePage(page).leave();
      await page.getByRole("button", { name: "Log out" }).click();
      await expect(page.getByText("You have logged out successfully.")).toBeVisible();
      await expect(page).toHaveURL("/login");
    });
  });
}
