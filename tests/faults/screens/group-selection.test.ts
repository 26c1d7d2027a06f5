import { afterEach, expect, test } from "vitest";
import { useFaultWorld } from "#tests/harness/use-world.ts";
import {
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
import { SOME_TROUBLES } from "./home-calls.ts";
import { expectErrorPage } from "./error-page.ts";

const world = useFaultWorld();
afterEach(() => world.reset());

const page: WayPage = {
  path: "/group-selection",
  heading: "Access your Member Dashboard: Select plan",
  enter: () => startWay(world, "multi"),
  fields: { groupId: "10007028" },
  write: { method: "POST", path: "group-selection" },
};

test("HTTP-02 /group-selection shows the trouble of the groups in place", async () => {
  expect(await meetReadTrouble(world, page, "groups")).toBe(SOME_TROUBLES.length);
});

test("HTTP-02 without the groups no form is carried out", async () => {
  expect(await callsWithout(world, page, "groups")).toEqual([]);
});

test("HTTP-02 GROUP-11 trouble of the switch is the answer to the form, in place, and never a second switch", async () => {
  const noToken = [{ body: { token: "not-a-token", redirect: null } }, 502] as const;
  const empty = [{ body: { token: "" } }, 502] as const;
  const troubles = [...WRITE_TROUBLES, noToken, empty];
  expect(await meetWriteTrouble(world, page, troubles)).toBe(troubles.length);
});

test("HTTP-01 a 401 of the groups or of the switch leads to /login", async () => {
  expect(await lapseAt(world, page, { method: "GET", path: "groups" })).toEqual(LOGGED_OUT);
  expect(await lapseAt(world, page, page.write)).toEqual(LOGGED_OUT);
});

test("HTTP-03 the partner's members see a 401 in place", async () => {
  const browser = await startWay(world, "hpp", "partner.localhost");
  const shown = await during(world, { path: "groups", status: 401 }, () => browser.open(page.path));
  expect(shown.hops).toEqual([]);
  expectErrorPage(shown, 401);
});

test("another site's form switches nothing", async () => {
  expect(await callsOfForeignForm(world, page)).toEqual([]);
});

test("a switch is written to the audit trail once, with its outcome", async () => {
  const from = linesSoFar(world);
  const browser = await page.enter();
  await during(world, { ...page.write, status: 503 }, () => submit(browser, page));
  await Promise.all([submit(browser, page), submit(browser, page)]);
  const actor = expect.stringMatching(/^member:[\w-]{22}$/) as string;
  expect(auditOf(world, from, ["group-switch"])).toEqual([
    { event: "group-switch", outcome: "failed", actor },
    { event: "group-switch", outcome: "ok", actor },
  ]);
});
