import { expect, test } from "vitest";
import { providerText } from "#app/text/sign-in/provider.ts";
import { settingsText } from "#app/text/account/settings.ts";
import { openProviderWorld, signInThere } from "#tests/harness/world/provider-world.ts";
import { use } from "#tests/harness/world/use-world.ts";

const world = use(() => openProviderWorld());
const SETTINGS = "/account/settings";
const CHANGE = "/account/settings/change-password";
const there = providerText.passwordThere("Sandbox ID");

test("OIDC-04 settings lead who came from the provider there to change the password, and nowhere here", async () => {
  const browser = world.visitor();
  const home = await signInThere(world, browser);
  const settings = await browser.open(SETTINGS);
  expect(settings.text).toContain(there);
  expect(settings.text).not.toContain(settingsText.signIn.elsewhere);
  for (const page of [home, settings]) expect(page.html).not.toContain(CHANGE);
});

test("OIDC-04 who came from the provider finds no form for a password, and changes none with one", async () => {
  const browser = world.visitor();
  await signInThere(world, browser);
  expect((await browser.open(CHANGE)).url.pathname).toBe(SETTINGS);
  const fields = { currentPassword: "Sandbox-2026", newPassword: "Another-2026" };
  const calls = await world.callsDuring(async () => {
    const sent = await browser.post(CHANGE, { ...fields, repeatPassword: "Another-2026" });
    expect(sent.headers.get("location")).toBe(SETTINGS);
  });
  expect(calls.map(({ method }) => method).filter((method) => method !== "GET")).toEqual([]);
});

test("OIDC-04 who came with a password at the same brand changes it here as ever", async () => {
  const { browser } = await world.signIn("sub");
  const settings = await browser.open(SETTINGS);
  expect(settings.html).toContain(CHANGE);
  expect(settings.text).not.toContain(there);
  expect((await browser.open(CHANGE)).url.pathname).toBe(CHANGE);
});
