import { expect } from "vitest";
import { account } from "#server/gateway/calls/member/account.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { jsonLines } from "#tests/harness/processes/processes.ts";
import { draftOf, signInCookiesOf, visitorEntry } from "#tests/harness/world/kept.ts";
import type { FaultWorld } from "#tests/harness/world/fault-world.ts";
import { loginText } from "#app/text/sign-in/login.ts";
import { alertsOf } from "#tests/harness/pages/page-parts.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import type { Fault, RecordedCall } from "#tests/harness/world/world.ts";
import { actingFor } from "#tests/requests/sign-in/pending-steps.ts";
import { expectErrorPage } from "./error-page.ts";
import { SILENCE, type Trouble } from "./home-calls.ts";

/** A page with a form between a sign-in and home, or beside that. */
export type WayPage = {
  readonly path: string;
  readonly heading: string;
  /** A browser before this page, for which none of the page's calls was made yet. */
  readonly enter: () => Promise<Visitor>;
  /** The fields of a valid form. */
  readonly fields: Readonly<Record<string, string>>;
  readonly write: { readonly method: string; readonly path: string };
};

/** Faults of a write that may have been carried out, and must not be repeated automatically. */
export const WRITE_TROUBLES: readonly Trouble[] = [
  [{ status: 503 }, 503],
  [{ truncate: true }, 502],
  SILENCE,
];

/** A browser of staff who opened this member and went no step further. */
export async function actAs(world: FaultWorld, username: string, host?: string): Promise<Visitor> {
  const { subscriberId } = await answerOf(world, username, account);
  return actingFor(world, `${subscriberId}`, {}, host);
}

export const submit = (browser: Visitor, { path, fields }: WayPage): Promise<Page> =>
  browser.openPost(path, fields);

const isWrite =
  ({ write }: WayPage) =>
  (call: RecordedCall) =>
    call.method === write.method && call.path === `/${write.path}`;

/** A form that can't be checked shows the error page. Returns the writes that it made anyway. */
export async function callsWithout(
  world: FaultWorld,
  page: WayPage,
  path: string,
): Promise<readonly RecordedCall[]> {
  await world.reset();
  for (const [fault, entry] of [
    [{ status: 503 }, 503],
    [{ body: [42] }, 502],
  ] as const) {
    const browser = await page.enter();
    const read = { path, method: "GET", ...fault };
    expectErrorPage(await world.during(read, () => submit(browser, page)), entry);
  }
  return (await world.calls()).filter(isWrite(page));
}

/**
 * For each fault of a form's write, `told` checks the page and the write was sent once; then the
 * same form succeeds. Returns the number of faults.
 */
export async function meetWriteTrouble(
  world: FaultWorld,
  page: WayPage,
  troubles: readonly Trouble[],
  told: (page: Page, entry: Trouble[1]) => void = expectErrorPage,
  onward = "/sso-landing",
): Promise<number> {
  for (const [fault, entry] of troubles) {
    await world.reset();
    const browser = await page.enter();
    const shown = await world.during({ ...page.write, ...fault }, () => submit(browser, page));
    expect.soft(shown.hops, JSON.stringify(fault)).toEqual([]);
    told(shown, entry);
    expect.soft((await world.calls()).filter(isWrite(page)), JSON.stringify(fault)).toHaveLength(1);
    // The sign-in is where it was: the same form succeeds once the gateway answers.
    const next = await submit(browser, page);
    expect.soft(next.hops[0], JSON.stringify(fault)).toBe(onward);
    expect.soft((await world.calls()).filter(isWrite(page))).toHaveLength(2);
  }
  return troubles.length;
}

/** Where a 401 of `call` leads, and what is left of the sign-in. */
export async function lapseAt(world: FaultWorld, page: WayPage, call: Fault) {
  const browser = await page.enter();
  const act = () => (call.method === "GET" ? browser.open(page.path) : submit(browser, page));
  const login = await world.during({ status: 401, ...call }, act);
  const isKept = { page: visitorEntry(browser, "requested"), form: await draftOf(browser) };
  const keeps = (["page", "form"] as const).filter((each) => isKept[each] ?? false);
  return { hops: login.hops, says: alertsOf(login), signedInBy: signInCookiesOf(browser), keeps };
}

export const LOGGED_OUT = {
  hops: ["/login"],
  says: [loginText.notices["session-over"]],
  signedInBy: [],
  keeps: [],
};

/** The same for a member's page: it is remembered until the next log-in (T-75). */
export const LOGGED_OUT_OF_PAGE = { ...LOGGED_OUT, keeps: ["page"] };

/** The audit lines since `from` of these kinds, without the details of the request. */
export function auditOf(world: FaultWorld, from: number, events: readonly string[]) {
  return jsonLines(world.log())
    .slice(from)
    .filter(({ channel, event }) => channel === "audit" && events.includes(String(event)))
    .map(({ event, outcome, pattern, actor, subject }) => ({
      event,
      outcome,
      ...(pattern !== undefined && { pattern }),
      ...(subject === undefined ? { actor } : { actor, subject }),
    }));
}

export const linesSoFar = (world: FaultWorld): number => jsonLines(world.log()).length;
