import { onBehalfText } from "#app/text/common/form-parts.ts";
import type { Page, Visitor } from "../pages/visitor.ts";
import { HOST, PASSWORD, type World } from "./world.ts";

/** Subscriber IDs of personas' families. */
export const SUBSCRIBER = {
  sub: "904417823",
  multi: "904479190",
  flag360: "904495028",
  nopref: "904410866",
  ini: "904418785",
  flagOne: "904497975",
  summit: "904450461",
  providence: "904458380",
  providenceUnsigned: "904466299",
} as const;

/** The fields that staff add to a change in a member's name. */
export const asStaff = (username = "emp") => ({
  [onBehalfText.confirm]: "on",
  Username: username,
  "Current password": PASSWORD,
});

/** Fields of the login-as form, for the subscriber by default. */
export function loginAsForm(fields: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams({ way: "subscriber", ...fields });
}

/** Posts the login-as form without following redirects. */
export const postLoginAs = (browser: Visitor, fields: Readonly<Record<string, string>>) =>
  browser.post("/login-as", loginAsForm(fields));

/** Staff acting for a family's subscriber, and the page after the login-as. */
export async function actFor(
  world: World,
  staff: string,
  subscriberId: string,
  { host = HOST.carrier, ...fields }: { readonly host?: string; [field: string]: string } = {},
): Promise<{ browser: Visitor; page: Page }> {
  const browser = await world.enter(staff, host);
  const answer = await postLoginAs(browser, { subscriberId, ...fields });
  if (answer.status !== 303) throw new Error(`login-as answered ${answer.status}`);
  return { browser, page: await browser.open("/sso-landing") };
}
