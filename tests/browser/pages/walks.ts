import type { Page } from "@playwright/test";

/** A person of the sandbox without an account, by the labels of the form. */
const NEWCOMER = {
  "First name": "Wren",
  "Last name": "Newcomb-Sample",
  "Date of birth": "1988-03-09",
  "Member ID": "NC90447127",
};

const NEW_PASSWORD = "Walker-Pw-2026";

async function fillIn(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
}

const goOn = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();

/** The page is drawn: its address changes a moment before. */
async function arriveAt(page: Page, path: string, heading: string) {
  await page.waitForURL(`**${path}`);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}

/** Opens a new account's second step, the username. */
export async function openRegistrationAccount(page: Page): Promise<void> {
  await page.goto("/registration");
  await fillIn(page, NEWCOMER);
  await goOn(page, "Continue");
  await arriveAt(page, "/registration/account", "Choose a username and password");
}

/** Continues to its third step, the security questions. */
export async function goToRegistrationSecurity(page: Page): Promise<void> {
  await fillIn(page, { Username: "walker2026" });
  await page.getByLabel("Password", { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel("Repeat password").fill(NEW_PASSWORD);
  await goOn(page, "Continue");
  await arriveAt(page, "/registration/security", "Choose your security questions");
}

/** Requests a forgotten username, up to the page that says it was sent. */
export async function openRecoverySent(page: Page): Promise<void> {
  await page.goto("/recovery/username");
  await fillIn(page, NEWCOMER);
  await goOn(page, "Send username");
  await arriveAt(page, "/recovery/username/sent", "Check your email");
}

/** Opens the security questions of a forgotten password. */
export async function openRecoveryQuestions(page: Page, username: string): Promise<void> {
  await page.goto("/recovery/password");
  await fillIn(page, { Username: username });
  await goOn(page, "Continue");
  await arriveAt(page, "/recovery/password/questions", "Answer your security questions");
}

/** Answers them as every persona would, and continues to the new password. */
export async function goToNewPassword(page: Page): Promise<void> {
  for (const field of await page.getByRole("main").getByRole("textbox").all()) {
    await field.fill("sandbox");
  }
  await goOn(page, "Continue");
  await arriveAt(page, "/recovery/password/new", "Choose a new password");
}
