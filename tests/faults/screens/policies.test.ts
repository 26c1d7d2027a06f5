import { afterEach, expect, test } from "vitest";
import { useFaultWorld } from "#tests/harness/use-world.ts";
import { textOf, type Page } from "#tests/harness/visitor.ts";
import { catalogue, expectErrorPage, expectNothingGivenAway } from "./error-page.ts";
import { SOME_TROUBLES, type Trouble } from "./home-calls.ts";
import {
  actAs,
  auditOf,
  during,
  callsOfForeignForm,
  lapseAt,
  LOGGED_OUT,
  callsWithout,
  meetReadTrouble,
  meetWriteTrouble,
  linesSoFar,
  startWay,
  submit,
  type WayPage,
  WRITE_TROUBLES,
} from "./pending-pages.ts";

const world = useFaultWorld();
afterEach(() => world.reset());

const POLICIES = "account/registration/policies";
const NOT_SAVED =
  "We couldn't confirm that your choices were saved. They're still filled in below. Please submit them again.";

const page: WayPage = {
  path: "/registration-policies",
  heading: "Welcome to your dental Member Dashboard",
  enter: () => startWay(world, "prov-unsigned", "providence.localhost"),
  fields: { communication: "Y", eob: "N" },
  write: { method: "PUT", path: POLICIES },
};

test.each(["account", POLICIES])(
  "HTTP-02 /registration-policies shows the trouble of %s in place",
  async (path) => {
    expect(await meetReadTrouble(world, page, path)).toBe(SOME_TROUBLES.length);
  },
);

test("HTTP-02 who cannot be known consents to nothing", async () => {
  expect(await callsWithout(world, page, "account")).toEqual([]);
});

/** The form again, with the catalogue's words over it and everything chosen as it was. */
function expectInline(shown: Page, entry: Trouble[1]): void {
  const { status, title, description } = catalogue(entry);
  expect.soft(shown.status).toBe(status);
  expect.soft(textOf(shown.document.querySelector("h1"))).toBe(page.heading);
  const said = shown.document.querySelectorAll('main .sheet [role="alert"] p').map(textOf);
  expect.soft(said).toEqual([title, description, NOT_SAVED]);
  const isChosen = (id: string) => shown.document.querySelector(`#${id}`)?.hasAttribute("checked");
  expect.soft([isChosen("communication"), isChosen("eob-2")]).toEqual([true, true]);
  expect.soft(shown.text).not.toContain("You're all set");
  expectNothingGivenAway(shown);
}

test("HTTP-07 POLICY-13 trouble of the save stays on the form with what was chosen, and is no second save", async () => {
  const troubles = [...WRITE_TROUBLES, [{ status: 401 }, 401]] as const;
  expect(await meetWriteTrouble(world, page, troubles, expectInline)).toBe(troubles.length);
});

test("HTTP-07 it stays there, too, when nothing can be read either", async () => {
  const browser = await page.enter();
  await browser.open(page.path);
  const shown = await during(world, { path: POLICIES, status: 503 }, () => submit(browser, page));
  expect(shown.hops).toEqual([]);
  expectInline(shown, 503);
  await world.relay.refuse();
  const cut = await submit(browser, page);
  await world.relay.accept();
  expectInline(cut, 1);
});

test("HTTP-01 a token that is taken no more leads from the page to /login", async () => {
  expect(await lapseAt(world, page, { method: "GET", path: POLICIES })).toEqual(LOGGED_OUT);
  expect(await lapseAt(world, page, { method: "GET", path: "account" })).toEqual(LOGGED_OUT);
});

test("an account that does not know its own member is nobody else's", async () => {
  const browser = await page.enter();
  const other = { subscriberId: "1", groupId: "1", groupName: "x", members: [] };
  const fault = { path: "account", body: other };
  const shown = await during(world, fault, () => browser.open(page.path));
  expect(shown.hops).toEqual([]);
  expectErrorPage(shown, 502);
});

test("another site's form signs nothing", async () => {
  expect(await callsOfForeignForm(world, page)).toEqual([]);
});

test("POLICY-16 a save that failed opens no way, and is not welcomed", async () => {
  const browser = await page.enter();
  await during(world, { ...page.write, status: 500 }, () => submit(browser, page));
  const next = await browser.open("/sso-landing");
  expect(next.hops).toEqual([page.path]);
  expect(next.text).not.toContain("You're all set");
});

const actor = expect.stringMatching(/^member:[\w-]{22}$/) as string;

test("a save is written to the audit trail once, with its outcome", async () => {
  const from = linesSoFar(world);
  const browser = await page.enter();
  await during(world, { ...page.write, status: 503 }, () => submit(browser, page));
  await Promise.all([submit(browser, page), submit(browser, page)]);
  expect(auditOf(world, from, ["policies", "consent-on-behalf"])).toEqual([
    { event: "policies", outcome: "failed", actor },
    { event: "policies", outcome: "ok", actor },
  ]);
});

test("a consent by staff names both, failed or not, and the page on which they confirmed it", async () => {
  const browser = await actAs(world, "prov-unsigned", "providence.localhost");
  const confirmed = { ...page, fields: { ...page.fields, onBehalf: "Y" } };
  const from = linesSoFar(world);
  await submit(browser, page);
  await during(world, { ...page.write, status: 503 }, () => submit(browser, confirmed));
  expect((await submit(browser, confirmed)).hops[0]).toBe("/sso-landing");
  const both = { actor, subject: actor };
  const pattern = "registration-policies";
  expect(auditOf(world, from, ["policies", "consent-on-behalf"])).toEqual([
    { event: "policies", outcome: "failed", ...both },
    { event: "consent-on-behalf", outcome: "failed", ...both, pattern },
    { event: "policies", outcome: "ok", ...both },
    { event: "consent-on-behalf", outcome: "ok", ...both, pattern },
  ]);
});
