import { setTimeout as sleep } from "node:timers/promises";
import {
  emailAddressOf,
  ID_CARD_PDF,
  markOf,
  PREFERENCES_FORM,
  SETTINGS,
  type Address,
} from "#tests/harness/load/crowd.ts";
import { signIn } from "#tests/harness/world/real-world.ts";
import type { TwoProcesses } from "#tests/harness/processes/two-processes.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { think, visit, type Expected, type Soak } from "./visits.ts";

/** About how many pages a member opens before logging out. */
const STAY = 60;
/** After a log-out the old cookies are tried twice: at once and later. */
const TRIED_AGAIN_MS = 15_000;

const PAGES = [
  "/home",
  "/home.data",
  "/account",
  "/account/summary",
  "/account/member-information",
  "/benefits/summary",
  "/benefits/medical",
  "/benefits/dental",
  "/benefits/compare",
  "/documents",
  "/claims",
  "/claims/export.csv",
  "/eobs",
  "/id-card",
  "/find-care",
  "/find-care/primary-care",
  "/account/support",
  ID_CARD_PDF,
];

type Member = {
  readonly soak: Soak;
  readonly world: TwoProcesses;
  readonly browser: Visitor;
  readonly address: Address;
  readonly expected: Expected;
};

const oneOf = <Value>(values: readonly Value[]): Value => {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new TypeError("there is none");
  return value;
};

/** A member of the crowd who signs in, looks around, changes things, logs out, and returns. */
export async function liveAs(number: number, world: TwoProcesses, soak: Soak): Promise<void> {
  const address = emailAddressOf(number);
  const own = markOf(number);
  while (!soak.signal.aborted) {
    const browser = world.visitor();
    const expected = { status: 200, session: true, own };
    const member = { soak, world, browser, address, expected };
    if (await signInAs(number, member)) await stay(member);
    await think(soak.thinkMs, soak.signal);
  }
}

async function signInAs(number: number, { soak, browser }: Member): Promise<boolean> {
  const visitor = { status: 200, session: false, own: null };
  await visit(soak, () => browser.send("/login"), "/login", visitor);
  const entering = () => signIn(browser, `crowd-${number}`);
  const entry = await visit(soak, entering, "sign-in", { ...visitor, status: 303 });
  if (entry.status !== 303) return false;
  soak.tally.count("sign-ins");
  const landing = { status: 302, session: true, own: null };
  while (!soak.signal.aborted) {
    const path = "/sso-landing";
    if ((await visit(soak, () => browser.send(path), path, landing)).status === 302) return true;
    await think(soak.thinkMs, soak.signal);
  }
  return false;
}

async function stay(member: Member): Promise<void> {
  const { soak, browser, expected } = member;
  while (!soak.signal.aborted) {
    const chance = Math.random();
    if (chance < 1 / STAY) {
      await logOut(member);
      return;
    }
    if (chance < 0.1) await write(member);
    else if (chance < 0.2) await checkAddress(member);
    else {
      const path = oneOf(PAGES);
      const { status } = await visit(soak, () => browser.send(path), path, expected);
      // A session that is over by then is a violation, and is already reported.
      if (status === 302) return;
    }
    await think(soak.thinkMs, soak.signal);
  }
}

async function checkAddress({ soak, browser, address, expected }: Member): Promise<void> {
  const from = Date.now();
  const { status, html } = await visit(soak, () => browser.send(SETTINGS), SETTINGS, expected);
  if (status !== 200) return;
  const shown = address.shownBy(html);
  // The page stands without the preferences if the gateway does not give them.
  const isMissing = shown === "none" && soak.faults.met("gateway", { from, until: Date.now() });
  if (shown !== "current" && shown !== "draft" && !isMissing)
    soak.tally.violate(`the settings show ${shown} address`);
}

async function write(member: Member): Promise<void> {
  const { soak, browser, address, expected } = member;
  const open = () => browser.send(PREFERENCES_FORM);
  const form = await visit(soak, open, PREFERENCES_FORM, expected);
  if (form.status !== 200 || !form.html.includes('name="seen"')) return;
  const change = () => address.change(browser, form.html);
  const { status } = await visit(soak, change, "a write", { ...expected, status: 303 });
  if (status === 303) soak.tally.count("writes");
  await checkAddress(member);
}

async function logOut({ soak, world, browser, expected }: Member): Promise<void> {
  const copies = [world.pinned(browser, world.a), world.pinned(browser, world.b)];
  const leave = () => browser.send("/logout", { method: "POST" });
  const left = await visit(soak, leave, "/logout", { ...expected, status: 303, session: false });
  if (left.status !== 303) return;
  soak.tally.count("log-outs");
  for (const wait of [0, TRIED_AGAIN_MS]) {
    await sleep(wait);
    for (const copy of copies) {
      const refused = { status: 302, session: true, own: null };
      await visit(soak, () => copy.send("/home"), "a copied cookie after log-out", refused);
    }
  }
}
