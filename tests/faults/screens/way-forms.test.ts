import { parseSetCookie } from "cookie";
import { expect, test } from "vitest";
import { policiesText } from "#app/text/sign-in/registration.ts";
import { preferencesText } from "#app/text/account/preferences.ts";
import { withSession } from "#tests/harness/world/sealed.ts";
import { resetting, useFaultWorld } from "#tests/harness/world/use-world.ts";
import { textOf, type Page } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { catalogue, expectErrorPage, expectNothingGivenAway } from "./error-page.ts";
import { SILENCE, type Trouble } from "./home-calls.ts";
import {
  actAs,
  auditOf,
  callsWithout,
  lapseAt,
  linesSoFar,
  LOGGED_OUT,
  meetWriteTrouble,
  submit,
  type WayPage,
  WRITE_TROUBLES,
} from "./pending-pages.ts";

// The forms between a sign-in and home, and the one that leads back there.

const world = resetting(useFaultWorld());

const POLICIES = "account/registration/policies";
const NO_TOKEN: Trouble = [{ body: { token: "not-a-token", redirect: null } }, 502];

const selectGroup: WayPage = {
  path: "/select-group",
  heading: "Select the group you want to view",
  enter: () => world.enter("multi"),
  fields: { groupId: "10007028" },
  write: { method: "POST", path: "group-selection" },
};
const groupSelection: WayPage = {
  ...selectGroup,
  path: "/group-selection",
  heading: "Access your Member Dashboard: Select plan",
  enter: () => world.enterPending("multi"),
};
const preferences: WayPage = {
  path: "/update-preferences",
  heading: "Update communication preferences",
  enter: () => world.enterPending("nopref"),
  fields: {
    rendered: "emailBreakingNews electronicEob discontinuePaperStatements",
    emailAddress: "sage@example.test",
    electronicEob: "N",
    discontinuePaperStatements: "N",
  },
  write: { method: "PUT", path: "account/preferences" },
};
const policies: WayPage = {
  path: "/registration-policies",
  heading: "Welcome to your dental Member Dashboard",
  enter: () => world.enterPending("prov-unsigned", HOST.providence),
  fields: { communication: "Y", eob: "N" },
  write: { method: "PUT", path: POLICIES },
};

/** The text of the error page stands above the form, which keeps its input. */
function expectPreferences(shown: Page, entry: Trouble[1]): void {
  const { status, title, description } = catalogue(entry);
  const told = textOf(shown.document.querySelector('.sheet [role="alert"]'));
  expect.soft(shown.status).toBe(status);
  const cause = entry === 400 ? "" : `${title}${description}`;
  const meaning = entry < 500 ? "We couldn't save your preferences." : preferencesText.unknown;
  expect.soft(told).toContain(`${cause}${meaning}`);
  const chosen = shown.document.querySelectorAll("main input[checked]");
  expect.soft(chosen.map((box) => [box.getAttribute("name"), box.getAttribute("value")])).toEqual([
    ["electronicEob", "N"],
    ["discontinuePaperStatements", "N"],
  ]);
  const email = shown.document.querySelector("#emailAddress");
  expect.soft(email?.getAttribute("value")).toBe("sage@example.test");
}

/** The form again, with the catalogue's text above it and every choice kept. */
function expectPolicies(shown: Page, entry: Trouble[1]): void {
  const { status, title, description } = catalogue(entry);
  const meaning = entry === 401 ? policiesText.unsaved : policiesText.unknown;
  expect.soft(shown.status).toBe(status);
  expect.soft(textOf(shown.document.querySelector("h1"))).toBe(policies.heading);
  const said = shown.document.querySelectorAll('main .sheet [role="alert"] p').map(textOf);
  expect.soft(said).toEqual([title, description, meaning]);
  const isChosen = (id: string) => shown.document.querySelector(`#${id}`)?.hasAttribute("checked");
  expect.soft([isChosen("communication"), isChosen("eob-2")]).toEqual([true, true]);
  expect.soft(shown.text).not.toContain("You're all set");
  expectNothingGivenAway(shown);
}

/** No text that a write could have sent. */
const NO_WORD: Trouble = [{ body: { error: "rejected" } }, 502];

/** A form: its required calls, the faults of its write, its audit line. */
const FORMS = [
  {
    name: "GROUP-23 /select-group",
    form: selectGroup,
    needs: ["groups/individual"],
    troubles: [...WRITE_TROUBLES, NO_TOKEN],
    told: expectErrorPage,
    event: "group-switch",
  },
  {
    name: "GROUP-11 /group-selection",
    form: groupSelection,
    needs: ["groups"],
    troubles: [
      [{ status: 503 }, 503],
      [{ body: { token: "" } }, 502],
    ],
    told: expectErrorPage,
    event: "group-switch",
  },
  {
    name: "PREFS-25 T-45 /update-preferences",
    form: preferences,
    // The address on file is read within the save, whose trouble keeps the form.
    needs: ["account/relevant-preferences"],
    troubles: [[{ status: 503 }, 503], NO_WORD, [{ status: 400 }, 400]],
    told: expectPreferences,
    event: "preferences",
  },
  {
    name: "HTTP-07 POLICY-13 /registration-policies",
    form: policies,
    needs: ["account"],
    troubles: [
      [{ status: 503 }, 503],
      [{ status: 401 }, 401],
    ],
    told: expectPolicies,
    event: "policies",
  },
] as const satisfies readonly { troubles: readonly Trouble[]; [key: string]: unknown }[];

test.each(FORMS)("$name sends nothing while the calls before it fail", async ({ form, needs }) => {
  for (const path of needs) expect(await callsWithout(world, form, path)).toEqual([]);
});

test.each(FORMS)(
  "$name shows a fault of its write on its page, and is sent once",
  async ({ form, troubles, told }) => {
    expect(await meetWriteTrouble(world, form, troubles, told)).toBe(troubles.length);
  },
);

test.each([
  ["PREFS-26 T-45", preferences, "Successfully updated preferences"],
  ["POLICY-16", policies, "You're all set"],
] as const)(
  "%s a saved form whose answer was lost is found by reading, and leads on",
  async (...row) => {
    const [, form, words] = row;
    for (const fault of [{ truncate: true }, SILENCE[0]]) {
      await world.reset();
      const browser = await form.enter();
      const page = await world.during({ ...form.write, ...fault }, () => submit(browser, form));
      expect
        .soft([page.status, page.hops[0]], JSON.stringify(fault))
        .toEqual([200, "/sso-landing"]);
      expect.soft(page.text).toContain(words);
    }
  },
);

test.each(FORMS.filter(({ form }) => form !== policies))(
  "$name: HTTP-01 a 401 of its write leads to /login",
  async ({ form }) => {
    expect(await lapseAt(world, form, form.write)).toEqual(LOGGED_OUT);
  },
);

const actor = expect.stringMatching(/^member:[\w-]{22}$/) as string;

test.each(FORMS)("$name is audited once for each outcome", async ({ form, event }) => {
  const from = linesSoFar(world);
  const browser = await form.enter();
  await world.during({ ...form.write, status: 503 }, () => submit(browser, form));
  await Promise.all([submit(browser, form), submit(browser, form)]);
  const trail = () => auditOf(world, from, [event, "consent-on-behalf"]);
  // The log is written while the answer is sent.
  await expect.poll(trail).toEqual([
    { event, outcome: "failed", actor },
    { event, outcome: "ok", actor },
  ]);
  expect(world.log()).not.toContain("sage@example.test");
});

test.each([
  ["PREFS-26", preferences, "Successfully updated preferences"],
  ["POLICY-16", policies, "You're all set"],
] as const)(
  "%s a failed save leads back to its form, without a message of success",
  async (_id, form, words) => {
    const browser = await form.enter();
    await world.during({ ...form.write, status: 500 }, () => submit(browser, form));
    const next = await browser.open("/sso-landing");
    expect(next.hops).toEqual([form.path]);
    expect(next.text).not.toContain(words);
  },
);

test.each([
  ["preferences", preferences, "nopref", HOST.carrier],
  ["policies", policies, "prov-unsigned", HOST.providence],
] as const)(
  "a consent to %s by staff is audited with staff, member and page, failed or not",
  async (event, form, persona, host) => {
    const browser = await actAs(world, persona, host);
    const confirmed = { ...form, fields: { ...form.fields, onBehalf: "Y" } };
    const from = linesSoFar(world);
    await submit(browser, form);
    await world.during({ ...form.write, status: 503 }, () => submit(browser, confirmed));
    expect((await submit(browser, confirmed)).hops[0]).toBe("/sso-landing");
    const both = { actor, subject: actor };
    const pattern = form.path.slice(1);
    expect(auditOf(world, from, [event, "consent-on-behalf"])).toEqual([
      { event, outcome: "failed", ...both },
      { event: "consent-on-behalf", outcome: "failed", ...both, pattern },
      { event, outcome: "ok", ...both },
      { event: "consent-on-behalf", outcome: "ok", ...both, pattern },
    ]);
  },
);

test("GROUP-22 a failed switch of group leaves the member in their group", async () => {
  const browser = await selectGroup.enter();
  const fault = { ...selectGroup.write, status: 500 };
  expectErrorPage(await world.during(fault, () => submit(browser, selectGroup)), 500);
  const home = await browser.open("/home");
  expect(home.status).toBe(200);
  expect(home.document.querySelector("header .group b")?.text).toBe("Imaginary Orchards");
  expect(home.text).not.toContain("You changed your group");
});

test("T-16 T-57 a switch of group after an hour leaves one hour of the session", async () => {
  const browser = await withSession(world, "multi", { beganMs: 3_600_000, seenMs: 0 });
  const response = await browser.post(selectGroup.path, selectGroup.fields);
  expect(response.headers.get("location")).toBe("/sso-landing");
  const cookies = response.headers.getSetCookie().map((line) => parseSetCookie(line));
  expect(cookies.find(({ name }) => name === "temp_token")?.maxAge).toBe(3600);
});
