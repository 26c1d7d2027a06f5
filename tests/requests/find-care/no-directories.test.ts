import { expect, test } from "vitest";
import { brandsFile } from "#tests/harness/world/brands-file.ts";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { HOST } from "#tests/harness/world/world.ts";

/** A carrier that has set no directory. */
const directories = { medical: null, dental: null, vision: null, pharmacy: null };
const world = useWorld({
  env: { BRANDS_FILE: brandsFile({ shared: { links: { directories } } }) },
});

const isElsewhere = ([, href]: readonly [string, string]) => href.includes("directory.example");

test("S-19 S-29 without directories the resources say so and link to customer service", async () => {
  const page = await world.see("sub", "/find-care/resources");
  expect(page.status).toBe(200);
  expect(page.text).toContain("We can't link to a directory for you right now.");
  expect(linksOf(page)).toContainEqual(["Customer service", "/support/customer-service"]);
  expect(linksOf(page).some(isElsewhere)).toBe(false);
});

test("S-19 S-29 without a directory the dentist search has no form but a phone number, and a POST is a 404", async () => {
  const path = "/find-care/find-a-dentist";
  const { browser, page } = await world.openAs("prov", path, HOST.providence);
  expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Find a dentist"]]);
  expect(page.document.querySelector("main form")).toBeNull();
  expect(page.text).toContain("We can't search for dentists here right now");
  expect(linksOf(page).some(([, href]) => href.startsWith("tel:"))).toBe(true);
  const posted = await browser.openPost(path, { zip: "97204", radius: "5", words: "" });
  expect([posted.status, posted.hops]).toEqual([404, []]);
});

test("PASSPORT-14 S-29 without a directory the Passport Dental page has no link to one", async () => {
  const page = await world.see("medgrp", "/passport-dental");
  expect(page.status).toBe(200);
  expect(page.text).toContain("Travelling out of your home state?");
  expect(page.text).not.toContain("Find in-network dentist");
});
