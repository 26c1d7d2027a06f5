import { signIn, type RealWorld } from "#tests/harness/world/real-world.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import { PASSWORD, type Fault } from "#tests/harness/world/world.ts";
import { BORN, NAME, NUMBER, TELLING_BODY } from "./canary-people.ts";

/** A browser that records every answer. */
export type Visit = (host?: string) => Visitor;

const FAULTS: readonly Fault[] = [
  { status: 400, body: TELLING_BODY },
  { status: 404, body: TELLING_BODY },
  { status: 500, body: `${NAME} ${BORN}` },
  { reset: true },
  // Cut off before the call was carried out, because later steps need it undone.
  { body: `{"message":"${NAME} ${BORN}` },
  { body: TELLING_BODY },
  { body: { token: NAME, redirect: `https://${NAME}.example/${NUMBER}` } },
];

let posted = 0;

/** Posts a form. Each differs, or the second would share the first one's outcome. */
export function post(
  browser: Visitor,
  path: string,
  fields: Record<string, string>,
): Promise<Page> {
  posted += 1;
  return browser.openPost(path, { ...fields, n: `${posted}` });
}

/** A page that must be complete for the rest of the run to be meaningful. */
export async function expectAt(page: Page | Promise<Page>, path: string): Promise<Page> {
  const found = await page;
  if (found.url.pathname === path && found.status === 200) return found;
  throw new Error(`${found.url.pathname} answered ${found.status}, not ${path}`);
}

/** Does the work with each fault at the call, one after the other; for one method only if given. */
export async function throughFaults(
  world: RealWorld,
  path: string,
  work: () => Promise<unknown>,
  method?: string,
): Promise<void> {
  for (const fault of FAULTS) {
    await world.fault({ path, ...(method === undefined ? {} : { method }), ...fault });
    await work();
    await world.mend();
  }
}

/** The repeated password question, if a form asks it. */
export const confirmationOn = (page: Page): Readonly<Record<string, string>> =>
  page.document.querySelector("#password") === null ? {} : { "Current password": PASSWORD };

/** A browser that signed in and followed the redirects. */
export async function enter(visit: Visit, persona: string, host?: string): Promise<Visitor> {
  const browser = visit(host);
  await signIn(browser, persona);
  await browser.open("/sso-landing");
  return browser;
}
