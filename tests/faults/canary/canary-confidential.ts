import type { RealWorld } from "#tests/harness/world/real-world.ts";
import { BORN, MAIL, NAME, NUMBER } from "./canary-people.ts";
import { confirmationOn, enter, expectAt, throughFaults, type Visit } from "./canary-steps.ts";

/** Confidential communication: requested with mistakes, through faults, and ended. */
export async function confidential(world: RealWorld, visit: Visit): Promise<void> {
  const browser = await enter(visit, "dep-minor");
  const path = "/account/confidential";
  const page = await expectAt(browser.open(path), path);
  const fields = {
    "Your email address": MAIL,
    "Street address": NAME,
    City: NAME,
    State: "WA",
    "ZIP or postal code": "98001",
    "Only some care": "on",
    "What care is this about?": `${NAME} ${BORN}`,
  };
  await browser.submit(page, "Send request", {
    ...fields,
    ...confirmationOn(page),
    "ZIP or postal code": NUMBER,
  });
  await throughFaults(world, "account/confidential-communication", () =>
    browser.submit(page, "Send request", { ...fields, ...confirmationOn(page) }),
  );
  await throughFaults(world, "account/confidential-communication", () => browser.open(path));
  await expectAt(
    browser.submit(await browser.open(`${path}?do=change`), "Send request", fields),
    path,
  );
  const ending = await browser.open(`${path}?do=end`);
  await expectAt(browser.submit(ending, "Cancel my request"), path);
}
