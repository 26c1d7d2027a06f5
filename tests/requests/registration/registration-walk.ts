import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { createVisitor, type Page, type Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST, type World } from "#tests/harness/world/world.ts";

let addresses = 0;

/**
 * A fresh browser with its own network address, because a form that one address sends twice is
 * carried out once.
 */
export function somebody(world: World, host: string = HOST.carrier): Visitor {
  addresses += 1;
  const address = `2001:db8::${addresses.toString(16)}`;
  return createVisitor(world.handleFrom(address), `http://${host}:3000`);
}

/** Two members of the sandbox without an account, by the labels of the form. */
export const WREN = {
  "First name": "Wren",
  "Last name": "Newcomb-Sample",
  "Date of birth": "1988-03-09",
  "Member ID": "NC90447127",
};
/** The fields sent for the first one. */
export const WREN_SENT = {
  firstName: "Wren",
  lastName: "Newcomb-Sample",
  dateOfBirth: "1988-03-09",
  memberId: "NC90447127",
};
export const OLA = { ...WREN, "First name": "Ola", "Date of birth": "1987-10-27" };

export const OWN_PASSWORD = "Canary-Pw-2026";
export const OWN_ANSWER = "canary answer";

export const named = (username: string, password = OWN_PASSWORD) => ({
  Username: username,
  Password: password,
  "Repeat password": password,
});

export const ANSWERED = {
  "Security question 1": "What was the name of your first pet?",
  "Answer 1": OWN_ANSWER,
  "Security question 2": "In what city were you born?",
  "Answer 2": `${OWN_ANSWER} 2`,
  "Security question 3": "What was your first car?",
  "Answer 3": `${OWN_ANSWER} 3`,
};

/** The fields sent by the form of the questions. */
export const ANSWERS_SENT = {
  question1: "1",
  answer1: OWN_ANSWER,
  question2: "2",
  answer2: OWN_ANSWER,
  question3: "3",
  answer3: OWN_ANSWER,
};

/** The first of them with an e-mail address. */
export const WITH_EMAIL = { ...WREN, "Email address (optional)": "wren@mail.example" };

/** The identity, as the first step shows it again. */
export const personIn = (page: Page): (string | undefined)[] =>
  ["firstName", "lastName", "dateOfBirth", "memberId", "emailAddress"].map((id) =>
    elementOf(page, `#${id}`).getAttribute("value"),
  );

/** The fields sent by the form of the second step. */
export const NAME_SENT = {
  username: "wren1",
  password: OWN_PASSWORD,
  repeatPassword: OWN_PASSWORD,
};

type Person = Readonly<Record<string, string>>;

/** Fills in the first step; returns the page that follows. */
export async function submitIdentity(browser: Visitor, person: Person = WREN): Promise<Page> {
  return browser.submit(await browser.open("/registration"), "Continue", person);
}

/** The third step, for a user name that is free. */
export async function toQuestions(
  browser: Visitor,
  username: string,
  person: Person = WREN,
): Promise<Page> {
  const page = await browser.submit(
    await submitIdentity(browser, person),
    "Continue",
    named(username),
  );
  if (page.url.pathname !== "/registration/security") throw new Error(`not there: ${page.text}`);
  return page;
}

/** All steps; returns the last page. */
export async function register(
  browser: Visitor,
  username: string,
  person: Person = WREN,
): Promise<Page> {
  const page = await toQuestions(browser, username, person);
  return browser.submit(page, "Create account", ANSWERED);
}
