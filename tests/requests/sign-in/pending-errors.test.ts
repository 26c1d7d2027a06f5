import { expect, test } from "vitest";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";

const world = resetting(useWorld());

const LANDING = "/sso-landing";
const WAYS_ON = [
  ["Try again", LANDING],
  ["Customer service", "/contact-us"],
];

test.each([
  ["/group-selection", "flag360", HOST.carrier, "groups"],
  ["/update-preferences", "nopref", HOST.carrier, "account/relevant-preferences"],
])(
  "T-73 an error on %s links back to that step of the sign-in",
  async (step, persona, host, path) => {
    const browser = await world.enterPending(persona, host);
    await world.fault({ path, method: "GET", status: 503 });
    const page = await browser.open(step);
    expect(page.status).toBe(503);
    expect(linksOf(page)).toEqual(WAYS_ON);
    await world.mend();
    const logo = page.document.querySelector("header a.logo")?.getAttribute("href") ?? "";
    for (const link of [LANDING, logo, "/"]) {
      expect((await browser.open(link)).url.pathname).toBe(step);
    }
  },
);

test("T-73 an unknown page and contact details keep the sign-in under way", async () => {
  const browser = await world.enterPending("nopref");
  expect(linksOf(await browser.open("/no-such-page"))).toEqual(WAYS_ON);
  await browser.open("/contact-us");
  const page = await browser.open(LANDING);
  expect(page.hops).toEqual(["/update-preferences"]);
});

test("T-73 PREFS-25 preferences that could not be saved stay in the form and can be sent again", async () => {
  const browser = await world.enterPending("nopref");
  const page = await browser.open("/update-preferences");
  await world.fault(
    { path: "account/preferences", status: 503 },
    { path: "account/policy-details", status: 503 },
  );
  const typed = { "Email address": "sage@members.example" };
  const refused = await browser.submit(page, "Save", typed);
  expect(refused.status).toBe(503);
  expect(textsOf(refused, "h1")).toEqual(["Update communication preferences"]);
  expect(refused.document.querySelector("#emailAddress")?.getAttribute("value")).toBe(
    "sage@members.example",
  );
  await world.mend();
  expect((await browser.submit(refused, "Save")).hops[0]).toBe(LANDING);
});

test("PREFS-01 the preferences page says what is missing, or that nothing is", async () => {
  const introOf = async (persona: string) => {
    const { page } = await world.openOnTheWay(persona, "/update-preferences");
    return textsOf(page, ".sheet__intro p")[0];
  };
  expect(await introOf("sub")).toBe("Tell us how you want to hear from us.");
  expect(await introOf("nopref")).toBe(
    "Before you continue, please add your email address and tell us how you want to hear from us.",
  );
});
