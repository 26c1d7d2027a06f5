import type { Visitor } from "#tests/harness/pages/visitor.ts";
import type { RealWorld } from "#tests/harness/world/real-world.ts";
import { BORN, MAIL, NAME, NUMBER, SECRET_ANSWER } from "./canary-people.ts";
import {
  confirmationOn,
  enter,
  expectAt,
  post,
  throughFaults,
  type Visit,
} from "./canary-steps.ts";

/** Input of the forms that must reach the gateway. */
export const ACCOUNT_WRITES = [
  "PUT /account/address",
  "PUT /account/security-answers",
  "POST /account/security-answers-changed",
  "PUT /account/preferences",
  "POST /account/email-changed",
  "POST /plan-management/cancellation",
];

type Fields = Readonly<Record<string, string>>;

/** The pages of the account: read, filled in with others' data, and failing. */
export async function accountPages(world: RealWorld, visit: Visit): Promise<void> {
  const browser = await enter(visit, "sub");
  for (const path of ["/account", "/account/summary", "/account/download"]) {
    await expectAt(browser.open(path), path);
  }
  await throughFaults(world, "eligibility/family", () => browser.open("/account/summary"));
  await address(world, browser);
  await questions(world, browser);
  await preferences(world, browser);
  await bills(world, browser);
  await plan(world, visit);
}

/**
 * Sends a freshly opened form; otherwise the second would be refused because of what the first
 * saved.
 */
const sender = (browser: Visitor, form: string, button: string) => async (fields: Fields) => {
  const page = await expectAt(browser.open(form), form.split("?", 1)[0] ?? "");
  return browser.submit(page, button, { ...fields, ...confirmationOn(page) });
};

async function address(world: RealWorld, browser: Visitor): Promise<void> {
  const path = "/account/member-information";
  await expectAt(browser.open(path), path);
  await browser.open(`${path}?member=${NUMBER}&edit=${NAME}`);
  const send = sender(browser, `${path}?edit=address`, "Save address");
  const fields = (count: number) => ({
    "Street address": `${NAME} ${count}`,
    "Apartment, suite or unit": NAME,
    City: NAME,
    "ZIP or postal code": "97204",
    "Phone number": "503-555-0144",
  });
  let sent = 0;
  await send({ ...fields(sent), "ZIP or postal code": NUMBER });
  await send({ ...fields(sent), "Phone number": NAME });
  for (const call of ["account/address", "idCard/eligible"]) {
    await throughFaults(world, call, () => browser.open(path));
  }
  await throughFaults(world, "account/address", () => send(fields((sent += 1))), "PUT");
  await expectAt(send(fields((sent += 1))), path);
}

async function questions(world: RealWorld, browser: Visitor): Promise<void> {
  const path = "/account/settings";
  const form = `${path}?edit=questions`;
  await expectAt(browser.open(path), path);
  const page = await expectAt(browser.open(form), path);
  const options = page.document
    .querySelectorAll("#question1 option")
    .map((option) => option.getAttribute("value") ?? "")
    .filter((value) => value !== "");
  const send = sender(browser, form, "Save questions");
  const fields = (count: number) => ({
    "Security question 1": options[0] ?? "",
    "Answer 1": SECRET_ANSWER,
    "Security question 2": options[1] ?? "",
    "Answer 2": `${SECRET_ANSWER} 2`,
    "Security question 3": options[2] ?? "",
    "Answer 3": `${SECRET_ANSWER} ${count}`,
  });
  let sent = 10;
  await throughFaults(world, "account/security-answers", () => send(fields((sent += 1))), "PUT");
  await expectAt(send(fields((sent += 1))), path);
}

async function preferences(world: RealWorld, browser: Visitor): Promise<void> {
  const path = "/account/settings";
  const send = sender(browser, `${path}?edit=preferences`, "Save preferences");
  let sent = 0;
  const sendMail = () => send({ "Email address": `${(sent += 1)}.${MAIL}` });
  await send({ "Email address": NAME });
  await send({ "Email address": `${NUMBER} ${BORN}` });
  await throughFaults(world, "account/preferences", sendMail, "PUT");
  // Each of these is saved; the message to the old address fails.
  await throughFaults(world, "account/email-changed", sendMail);
  await expectAt(sendMail(), path);
}

async function bills(world: RealWorld, browser: Visitor): Promise<void> {
  const path = "/account/ebill";
  const send = sender(browser, `${path}?edit=preferences`, "Save");
  await throughFaults(
    world,
    "account/preferences",
    () => send({ "Paper statements": "on", "Email me when my invoice is available": "" }),
    "PUT",
  );
  const edit = `${path}?edit=preferences`;
  await post(browser, edit, { rendered: NAME, discontinuePaperStatements: NUMBER, seen: BORN });
  await post(browser, path, { intent: NAME, emailAddress: MAIL });
  for (const call of ["ebill/hasEbill", "ebill/showEbillAlert", "token/userkey"]) {
    await throughFaults(world, call, () => post(browser, path, { intent: "ebill" }));
  }
}

async function plan(world: RealWorld, visit: Visit): Promise<void> {
  const path = "/account/plan-benefits";
  const browser = await enter(visit, "sub");
  await expectAt(browser.open(path), path);
  const confirm = `${path}?step=confirm&cancellationStatusId=`;
  await browser.open(`${confirm}${NAME}`);
  await post(browser, `${confirm}${NAME}`, { cancellationStatusId: NUMBER, seen: BORN });
  await throughFaults(world, "plan-management/details", () => browser.open(path));
  const end = sender(browser, `${confirm}M`, "Cancel coverage");
  await throughFaults(world, "plan-management/cancellation", () => end({}));
}
