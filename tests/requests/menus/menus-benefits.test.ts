import { expect, test } from "vitest";
import { eligibilityFamily } from "#server/gateway/calls/eligibility.ts";
import { changeAnswer } from "#tests/harness/gateway-answers.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import type { Page } from "#tests/harness/visitor.ts";
import { HOST } from "#tests/harness/world.ts";
import { allLabels, belowOf, columnOf, labelsOf, listedOn } from "./menus-of.ts";

const world = useWorld();

const open = async (persona: string, host: string = HOST.carrier): Promise<Page> =>
  (await world.enter(persona, host)).open("/benefits");

/** What stands below Benefits: in the bar, in the footer and on its page, always the same. */
function benefitsOf(page: Page) {
  const below = belowOf(page, "Benefits");
  expect(columnOf(page, "Benefits")).toEqual(below);
  expect(listedOn(page)).toEqual(below);
  return below;
}

/** The member's entries while a call answers this. */
async function entriesWhile(
  persona: string,
  path: string,
  body: unknown,
  host: string = HOST.carrier,
) {
  await world.fault({ path, body });
  const page = await open(persona, host);
  await world.mend();
  return labelsOf(benefitsOf(page));
}

test("MENU-08 with medical and dental active there are exactly those two categories", async () => {
  await changeAnswer(world, "sub", eligibilityFamily, (rows) =>
    rows.map((row) => ({
      ...row,
      // Vision ended, pharmacy has not begun: both have a date and neither is active.
      ...(row.productCategory === "V" ? { termedDate: "2026-11-20" } : {}),
      ...(row.productCategory === "X" ? { effectiveDate: "2026-11-22" } : {}),
    })),
  );
  const entries = benefitsOf(await open("sub"));
  expect(entries.filter(([label]) => label.endsWith(" benefits"))).toEqual([
    ["Medical benefits", "/benefits/medical"],
    ["Dental benefits", "/benefits/dental"],
  ]);
});

test("MENU-08 each kind of coverage alone has an entry of its own, and the viewer's rows count alone", async () => {
  for (const [letter, label] of [
    ["M", "Medical benefits"],
    ["D", "Dental benefits"],
    ["V", "Vision benefits"],
    ["X", "Pharmacy benefits"],
  ] as const) {
    await changeAnswer(world, "sub", eligibilityFamily, (rows) =>
      rows.filter(({ suffix, productCategory }) => suffix !== 0 || productCategory === letter),
    );
    const labels = labelsOf(benefitsOf(await open("sub")));
    await world.mend();
    expect(labels.filter((each) => each.endsWith(" benefits"))).toEqual([label]);
  }
});

test("MENU-09 Programs is below Benefits, to /benefits/programs", async () => {
  expect(benefitsOf(await open("sub"))).toContainEqual(["Programs", "/benefits/programs"]);
});

test("MENU-10 GW-52 Referrals is there exactly when referrals/hasReferrals says so", async () => {
  expect(benefitsOf(await open("sub"))).toContainEqual(["Referrals", "/benefits/referrals"]);
  expect(labelsOf(benefitsOf(await open("nav")))).not.toContain("Referrals");
  const path = "referrals/hasReferrals";
  expect(await entriesWhile("sub", path, false)).not.toContain("Referrals");
  expect(await entriesWhile("nav", path, true)).toContain("Referrals");
});

test("MENU-11 the handbooks stand where they are by default", async () => {
  const handbooks = ["Member Handbooks", "/benefits/handbooks"];
  expect(benefitsOf(await open("sub"))).toContainEqual(handbooks);
  expect(benefitsOf(await open("summit", HOST.summit))).toContainEqual(handbooks);
});

test("MENU-12 GW-54 Medicare Materials is there exactly when its eligibility says so", async () => {
  const entry = ["Medicare Materials", "/benefits/medicare-materials"];
  expect(benefitsOf(await open("medgrp"))).toContainEqual(entry);
  expect(labelsOf(benefitsOf(await open("sub")))).not.toContain(entry[0]);
  const path = "medicare-materials/eligibility";
  expect(await entriesWhile("medgrp", path, false)).not.toContain(entry[0]);
  expect(await entriesWhile("sub", path, true)).toContain(entry[0]);
});

const SHORT = [
  ["Benefits", "/benefits/summary"],
  ["Programs", "/benefits/programs"],
  ["Referrals", "/benefits/referrals"],
  ["Member Handbooks", "/benefits/handbooks"],
];

test("MENU-13 T-30 Summit lists the summary, Programs, Referrals, handbooks, and no materials", async () => {
  expect(benefitsOf(await open("summit", HOST.summit))).toEqual(SHORT);
  const shown = (path: string, body: unknown) => entriesWhile("summit", path, body, HOST.summit);
  expect(await shown("referrals/hasReferrals", false)).toEqual([
    "Benefits",
    "Programs",
    "Member Handbooks",
  ]);
  expect(await shown("medicare-materials/eligibility", true)).toEqual(
    SHORT.map(([label]) => label),
  );
});

test("MENU-14 BRAND-23 group 10004760 has the same list, though it has Medicare materials", async () => {
  expect(benefitsOf(await open("ma"))).toEqual(SHORT);
  expect(await entriesWhile("ma", "medicare-materials/eligibility", true)).not.toContain(
    "Medicare Materials",
  );
});

test("MENU-42 MENU-43 ROLE-19 Providence has no Programs and no handbooks anywhere", async () => {
  for (const persona of ["prov", "prov-dep-adult", "prov-dep-minor"]) {
    const browser = await world.enter(persona, HOST.providence);
    for (const path of ["/home", "/account", "/benefits"]) {
      const page = await browser.open(path);
      const labels = allLabels(page);
      expect(labels).toContain("Dental benefits");
      expect(labels.filter((label) => /program|handbook/i.test(label))).toEqual([]);
      expect(page.text).not.toContain("View all programs");
      const hrefs = page.document.querySelectorAll("a[href]").map((it) => it.getAttribute("href"));
      expect(hrefs.filter((href) => /\/benefits\/(programs|handbooks)/.test(href ?? ""))).toEqual(
        [],
      );
    }
  }
});
