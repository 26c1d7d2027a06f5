import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { HOST, type World } from "#tests/harness/world/world.ts";
import { writing } from "../../sign-in/pending-steps.ts";

export const PATH = "/account/member-information";
export const FORM = `${PATH}?edit=address`;
export const SAVE = "Save address";
export const SAVED = "Your address and phone are saved";

/** A new home, by the labels of its fields. */
export const NEW_HOME = {
  "Street address": "7 Invented Lane",
  "Apartment, suite or unit": "Unit 4",
  City: "Mocksville",
  State: "Washington",
  "ZIP or postal code": "98001",
  "Phone number": "360-555-0144",
};

/** The same as it is sent. */
export const NEW_ADDRESS = {
  addressLine1: "7 Invented Lane",
  addressLine2: "Unit 4",
  city: "Mocksville",
  state: "WA",
  zipCode: "98001",
  country: "US",
  phoneNumber: "360-555-0144",
};

/** The form of the address, for its subscriber, whose password was just confirmed. */
export async function openForm(world: World, persona = "sub", host: string = HOST.carrier) {
  const browser = await world.confirmed(persona, host);
  return { browser, page: await browser.open(FORM) };
}

/** Sends a form; returns its writes to the gateway. */
export const send = (
  world: World,
  { browser, page }: { browser: Visitor; page: Page },
  fields: Readonly<Record<string, string>> = NEW_HOME,
) => writing(world, () => browser.submit(page, SAVE, fields));
