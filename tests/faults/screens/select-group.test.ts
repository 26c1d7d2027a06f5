import { parseSetCookie } from "cookie";
import { afterEach, expect, test } from "vitest";
import { withSession } from "#tests/harness/sealed.ts";
import { useFaultWorld } from "#tests/harness/use-world.ts";
import { expectErrorPage } from "./error-page.ts";
import {
  auditOf,
  during,
  callsOfForeignForm,
  lapseAt,
  LOGGED_OUT,
  LOGGED_OUT_OF_PAGE,
  callsWithout,
  meetReadTrouble,
  meetWriteTrouble,
  linesSoFar,
  submit,
  type WayPage,
  WRITE_TROUBLES,
} from "./pending-pages.ts";
import { SOME_TROUBLES } from "./home-calls.ts";

const world = useFaultWorld();
afterEach(() => world.reset());

const page: WayPage = {
  path: "/select-group",
  heading: "Select the group you want to view",
  enter: () => world.enter("multi"),
  fields: { groupId: "10007028" },
  write: { method: "POST", path: "group-selection" },
};

test.each(["groups/individual", "account", "eligibility/family"])(
  "HTTP-02 /select-group shows the trouble of %s in place",
  async (path) => {
    expect(await meetReadTrouble(world, page, path)).toBe(SOME_TROUBLES.length);
  },
);

test("HTTP-02 without the groups no form is carried out", async () => {
  expect(await callsWithout(world, page, "groups/individual")).toEqual([]);
});

test("HTTP-02 GROUP-23 trouble of the switch is the answer to the form, in place, and never a second switch", async () => {
  const noToken = [{ body: { token: "not-a-token", redirect: null } }, 502] as const;
  const troubles = [...WRITE_TROUBLES, noToken];
  expect(await meetWriteTrouble(world, page, troubles)).toBe(troubles.length);
});

test("GROUP-22 a switch that failed leaves the member where they were", async () => {
  const browser = await page.enter();
  const fault = { ...page.write, status: 500 };
  expectErrorPage(await during(world, fault, () => submit(browser, page)), 500);
  const home = await browser.open("/home");
  expect(home.status).toBe(200);
  expect(home.document.querySelector("header .group b")?.text).toBe("Imaginary Orchards");
  expect(home.text).not.toContain("You changed your group");
});

test("HTTP-01 a 401 of the groups or of the switch leads to /login", async () => {
  expect(await lapseAt(world, page, { method: "GET", path: "groups/individual" })).toEqual(
    LOGGED_OUT_OF_PAGE,
  );
  expect(await lapseAt(world, page, page.write)).toEqual(LOGGED_OUT);
});

test("without the optional link in the header the page is whole", async () => {
  const browser = await page.enter();
  const fault = { path: "group-detail", status: 500 };
  const shown = await during(world, fault, () => browser.open(page.path));
  expect(shown.status).toBe(200);
  expect(shown.document.querySelectorAll("main form")).toHaveLength(2);
});

test("T-16 T-57 a switch an hour later does not lengthen the two hours", async () => {
  const browser = await withSession(world, "multi", { beganMs: 3_600_000, seenMs: 0 });
  const body = new URLSearchParams(page.fields);
  const response = await browser.send(page.path, { method: "POST", body });
  expect(response.headers.get("location")).toBe("/sso-landing");
  const cookies = response.headers.getSetCookie().map((line) => parseSetCookie(line));
  expect(cookies.find(({ name }) => name === "temp_token")?.maxAge).toBe(3600);
});

test("another site's form switches nothing", async () => {
  expect(await callsOfForeignForm(world, page)).toEqual([]);
});

test("a switch is written to the audit trail once, with its outcome", async () => {
  const from = linesSoFar(world);
  const browser = await page.enter();
  await during(world, { ...page.write, status: 403 }, () => submit(browser, page));
  await Promise.all([submit(browser, page), submit(browser, page)]);
  const actor = expect.stringMatching(/^member:[\w-]{22}$/) as string;
  expect(auditOf(world, from, ["group-switch"])).toEqual([
    { event: "group-switch", outcome: "failed", actor },
    { event: "group-switch", outcome: "ok", actor },
  ]);
});
