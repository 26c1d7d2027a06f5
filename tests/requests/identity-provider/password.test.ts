import { expect, test } from "vitest";
import { providerText } from "#app/text/sign-in/login.ts";
import { settingsText } from "#app/text/account/settings.ts";
import { openProviderWorld, signInThere } from "#tests/harness/world/provider-world.ts";
import { use } from "#tests/harness/world/use-world.ts";

const world = use(() => openProviderWorld());
const SETTINGS = "/account/settings";
const QUESTIONS = "/account/settings?edit=questions";
const CHANGE = "/account/settings/change-password";
const there = providerText.passwordThere("Sandbox ID");

test("OIDC-04 settings lead who came from the provider there to change the password, and nowhere here", async () => {
  const browser = world.visitor();
  const home = await signInThere(world, browser);
  const settings = await browser.open(SETTINGS);
  expect(settings.text).toContain(there);
  expect(settings.text).not.toContain(settingsText.signIn.otherSite);
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

test("OIDC-04 who came from the provider is offered no security questions, and sets none with a form", async () => {
  const browser = world.visitor();
  await signInThere(world, browser);
  const settings = await browser.open(SETTINGS);
  const edited = await browser.open(QUESTIONS);
  for (const page of [settings, edited]) {
    expect(page.status).toBe(200);
    expect(page.text).toContain(settingsText.preferences.title);
    expect(page.text).not.toContain(settingsText.questions.title);
    expect(page.html).not.toMatch(/edit=questions#|name="answer/);
  }
  expect((await browser.open("/account")).text).not.toMatch(/security question/i);
  const fields = Object.fromEntries(
    [1, 2, 3].flatMap((at) => [
      [`question${at}`, String(at)],
      [`answer${at}`, "Blue lake"],
    ]),
  );
  const calls = await world.callsDuring(async () => {
    const sent = await browser.post(QUESTIONS, fields);
    expect([sent.status, sent.headers.get("location")]).toEqual([303, SETTINGS]);
  });
  expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
});

test("OIDC-04 a member who signed in by password changes it here, also where the brand has a provider", async () => {
  const { browser } = await world.signIn("sub");
  const settings = await browser.open(SETTINGS);
  expect(settings.html).toContain(CHANGE);
  expect(settings.text).toContain(settingsText.questions.title);
  expect((await browser.open(QUESTIONS)).html).toContain('name="answer');
  expect(settings.text).not.toContain(there);
  expect((await browser.open(CHANGE)).url.pathname).toBe(CHANGE);
});
