import { afterEach, expect, test } from "vitest";
import { useFaultWorld } from "#tests/harness/use-world.ts";
import { textOf, type Page } from "#tests/harness/visitor.ts";
import { catalogue } from "./error-page.ts";
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

const page: WayPage = {
  path: "/update-preferences",
  heading: "Update communication preferences",
  enter: () => startWay(world, "nopref"),
  fields: {
    rendered: "emailBreakingNews electronicEob discontinuePaperStatements",
    emailAddress: "sage@example.test",
    electronicEob: "N",
    discontinuePaperStatements: "N",
  },
  write: { method: "PUT", path: "account/preferences" },
};

test.each(["account/preferences", "account/relevant-preferences", "account/policy-details"])(
  "HTTP-02 /update-preferences shows the trouble of %s in place, and invents no default for it",
  async (path) => {
    expect(await meetReadTrouble(world, page, path)).toBe(SOME_TROUBLES.length);
  },
);

test.each(["account/preferences", "account/relevant-preferences"])(
  "HTTP-02 T-45 without %s nothing is saved over what there is",
  async (path) => {
    expect(await callsWithout(world, page, path)).toEqual([]);
  },
);

/** The words of the error page stand above the form, which keeps what was typed. */
function expectTold(shown: Page, entry: Trouble[1]): void {
  const { status, title, description } = catalogue(entry);
  const told = textOf(shown.document.querySelector('.sheet [role="alert"]'));
  expect.soft(shown.status).toBe(status);
  const cause = entry === 400 ? "" : `${title}${description}`;
  expect.soft(told).toContain(`${cause}We couldn't save your preferences.`);
  expect.soft(told).not.toContain("can't find that page");
  const chosen = shown.document.querySelectorAll("main input[checked]");
  expect.soft(chosen.map((box) => [box.getAttribute("name"), box.getAttribute("value")])).toEqual([
    ["electronicEob", "N"],
    ["discontinuePaperStatements", "N"],
  ]);
  const email = shown.document.querySelector("#emailAddress");
  return expect.soft(email?.getAttribute("value")).toBe("sage@example.test");
}

test("HTTP-02 PREFS-25 trouble of the save is the answer to the form, in place, and no second save", async () => {
  const troubles = [...WRITE_TROUBLES, [{ status: 400 }, 400], [{ status: 403 }, 403]] as const;
  expect(await meetWriteTrouble(world, page, troubles, expectTold)).toBe(troubles.length);
});

test("HTTP-01 a 401 of any of its calls leads to /login", async () => {
  expect(await lapseAt(world, page, { method: "GET", path: "account/preferences" })).toEqual(
    LOGGED_OUT,
  );
  expect(
    await lapseAt(world, page, { method: "GET", path: "account/relevant-preferences" }),
  ).toEqual(LOGGED_OUT);
  expect(await lapseAt(world, page, page.write)).toEqual(LOGGED_OUT);
});

test("another site's form saves nothing", async () => {
  expect(await callsOfForeignForm(world, page)).toEqual([]);
});

test("PREFS-26 a save that failed is not called a success on the next page", async () => {
  const browser = await page.enter();
  await during(world, { ...page.write, status: 500 }, () => submit(browser, page));
  const next = await browser.open("/sso-landing");
  expect(next.hops).toEqual([page.path]);
  expect(next.text).not.toContain("Successfully updated preferences");
});

const actor = expect.stringMatching(/^member:[\w-]{22}$/) as string;

test("a save is written to the audit trail once, with its outcome and no value", async () => {
  const from = linesSoFar(world);
  const browser = await page.enter();
  await during(world, { ...page.write, status: 503 }, () => submit(browser, page));
  await Promise.all([submit(browser, page), submit(browser, page)]);
  expect(auditOf(world, from, ["preferences", "consent-on-behalf"])).toEqual([
    { event: "preferences", outcome: "failed", actor },
    { event: "preferences", outcome: "ok", actor },
  ]);
  expect(world.log()).not.toContain("sage@example.test");
});

test("a save by staff names both, and the page on which they confirmed it", async () => {
  const browser = await actAs(world, "nopref");
  const from = linesSoFar(world);
  await submit(browser, page);
  const fields = { ...page.fields, onBehalf: "Y" };
  const sent = await submit(browser, { ...page, fields });
  expect(sent.hops[0]).toBe("/sso-landing");
  const both = { outcome: "ok", actor, subject: actor };
  expect(auditOf(world, from, ["preferences", "consent-on-behalf"])).toEqual([
    { event: "preferences", ...both },
    { event: "consent-on-behalf", ...both, pattern: "update-preferences" },
  ]);
});
