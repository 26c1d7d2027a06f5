import { elementOf } from "#tests/harness/pages/page-parts.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import type { World } from "#tests/harness/world/world.ts";
import { writing } from "../../sign-in/pending-steps.ts";

export const PATH = "/account/ebill";
export const FORM = `${PATH}?edit=preferences`;
export const CARD = "How you get your bills";
export const INVOICE = "Email me when my invoice is available";
export const REMINDER = "Email me approximately 5 days before my invoice due date.";
export const ON_PAPER = { "Paper statements": "on", [INVOICE]: "" };
/** These choices on the wire. */
export const CHANGED = { discontinuePaperStatements: "N", emailWhenBillReady: "N" };

export async function openChoices(world: World) {
  const browser = await world.enter("sub");
  return { browser, page: await browser.open(FORM) };
}

/** Saves the card's form with these choices; returns the next page, and the write. */
export const save = (
  world: World,
  browser: Visitor,
  page: Page,
  choices: Readonly<Record<string, string>> = {},
) => writing(world, () => browser.submit(page, "Save", choices));

export const isTicked = (page: Page, id: string): boolean =>
  elementOf(page, `#${id}`).hasAttribute("checked");
