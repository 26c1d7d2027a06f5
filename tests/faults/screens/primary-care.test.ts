import { expect, test } from "vitest";
import { faultsOf } from "#tests/harness/pages/page-faults.ts";
import { textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useFaultWorld } from "#tests/harness/world/use-world.ts";
import { expectErrorPage, expectNothingGivenAway } from "./error-page.ts";
const world = resetting(useFaultWorld());

const PATH = "/find-care/primary-care";
const PERSON = `${PATH}/2`;

test("PCP-10 a fault of pcp/provider gives the error page, and the next visit shows the provider", async () => {
  for (const [fault, entry] of [
    [{ status: 500 }, 500],
    [{ truncate: true }, 502],
  ] as const) {
    const browser = await world.enter("sub");
    const read = { path: "pcp/provider", ...fault };
    const shown = await world.during(read, () => browser.open(PERSON));
    expect.soft(shown.hops, JSON.stringify(fault)).toEqual([]);
    expectErrorPage(shown, entry);
    const next = await browser.open(PERSON);
    expect.soft([next.status, next.text.includes("Riverbend Pediatrics")]).toEqual([200, true]);
  }
});

test("PCP-10 one failed provider of several gives the error page, not a shorter history", async () => {
  const browser = await world.enter("care");
  const fault = { path: "pcp/provider", status: 500, times: 1 };
  const shown = await world.during(fault, () => browser.open(`${PATH}/0`));
  expect(shown.hops).toEqual([]);
  expectErrorPage(shown, 500);
});

const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;
const LONG = "Wort".repeat(80);

test("hostile provider data are shown as text, without elements and links of their own", async () => {
  const browser = await world.enter("dep-minor");
  const location = {
    addressLine1: HOSTILE,
    city: LONG,
    state: "\u202eRO",
    zipCode: null,
    phoneNumber: "javascript:alert(1)",
  };
  const body = {
    providerName: HOSTILE,
    providerId: 200124,
    providerGroupName: LONG,
    title: "<b>MD</b>",
    acceptingNewPatients: null,
    specialty: "ליאורה 🩺",
    languages: [HOSTILE, HOSTILE, " "],
    locations: [location, location, {}],
  };
  const shown = await world.during({ path: "pcp/provider", body }, () => browser.open(`${PATH}/2`));
  expect(shown.status).toBe(200);
  expect(faultsOf(shown)).toEqual([]);
  expect(shown.document.querySelectorAll("main script, main img")).toEqual([]);
  expect(textsOf(shown, "h3")[0]).toContain(HOSTILE);
  const links = shown.document.querySelectorAll("main a").map((it) => it.getAttribute("href"));
  expect(links.filter((href) => !/^(?:\/|tel:[+\d]*$)/.test(href ?? ""))).toEqual([]);
  // Duplicates are shown once, and a place without any text not at all.
  expect(textsOf(shown, ".claim__side li")).toHaveLength(1);
});

test("a provider history that is no list gives 502; one with missing fields is shown", async () => {
  const memberKey = "410000102";
  const browser = await world.enter("dep-minor");
  const read = (body: unknown) =>
    world.during({ path: "pcp/members", body }, () => browser.open(`${PATH}/2`));
  expectErrorPage(await read([{ memberKey, pcpHistory: "none" }]), 502);
  const gaps = await read([{ memberKey, pcpHistory: [{ pcpSelected: true }, {}] }]);
  expect(gaps.status).toBe(200);
  expect(gaps.text).toContain("Provider without a name");
  expect(gaps.text).not.toContain("hasn't chosen");
  expectNothingGivenAway(gaps);
});
