import { account } from "#server/gateway/calls/member/account.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import type { World } from "#tests/harness/world/world.ts";

/** Every persona's answer to every question. */
export const ANSWER = "sandbox";
export const NEW_PASSWORD = "Canary-New-2026";

type Fields = Readonly<Record<string, string>>;

/** The data of a persona's person, as entered in the form. */
export async function personOf(world: World, persona: string): Promise<Fields> {
  const { subscriberId, members } = await answerOf(world, persona, account);
  const first = members[0];
  if (first === undefined) throw new Error(`${persona} is nobody`);
  return {
    "First name": first.firstName,
    "Last name": first.lastName,
    "Date of birth": first.dateOfBirth,
    "Member ID": String(subscriberId),
  };
}

/** Requests a username; returns the page that follows. */
export async function askForUsername(browser: Visitor, person: Fields): Promise<Page> {
  return browser.submit(await browser.open("/recovery/username"), "Send username", person);
}

/** Enters the username; returns the page that follows. */
export async function submitUsername(browser: Visitor, username: string): Promise<Page> {
  const page = await browser.open("/recovery/password");
  return browser.submit(page, "Continue", { Username: username });
}

/** Gives this answer to both questions of the page. */
export function answerBoth(browser: Visitor, page: Page, answer = ANSWER): Promise<Page> {
  return browser.openPost(page.url, { answer1: answer, answer2: answer });
}

/** The page for the new password of a persona. */
export async function toNewPassword(browser: Visitor, persona: string): Promise<Page> {
  const page = await answerBoth(browser, await submitUsername(browser, persona));
  if (page.url.pathname !== "/recovery/password/new") throw new Error(`not there: ${page.text}`);
  return page;
}

/** Saves the new password; returns the page that follows. */
export function saveNew(browser: Visitor, page: Page, password = NEW_PASSWORD): Promise<Page> {
  return browser.submit(page, "Save new password", {
    "New password": password,
    "Repeat new password": password,
  });
}
