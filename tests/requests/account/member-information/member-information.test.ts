import { expect, test } from "vitest";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { factsOf } from "../../sign-in/pending-steps.ts";
import { FORM, PATH } from "./member-information-page.ts";

const world = resetting(useWorld());

const open = async (persona: string, path = PATH, host: string = HOST.carrier) =>
  world.see(persona, path, host);

const tabsOf = (page: Awaited<ReturnType<typeof open>>) =>
  page.document.querySelectorAll(".tabs a").map((tab) => [textOf(tab), tab.getAttribute("href")]);

test("ROUTE-22 S-07 a subscriber sees a tab for each of the family, and their own details first", async () => {
  const page = await open("sub");
  expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Member information"]]);
  expect(tabsOf(page)).toEqual([
    ["Jordan", PATH],
    ["Theo", `${PATH}?member=1`],
    ["Marisol", `${PATH}?member=2`],
    ["Robin", `${PATH}?member=3`],
  ]);
  expect(factsOf(page, "Jordan Testa-Lindqvist")).toEqual({
    Name: "Jordan Testa-Lindqvist",
    Relationship: "Subscriber",
    "Date of birth": "05/14/1979",
    Sex: "Male",
    "Other medical coverage": "None on file",
    "Other dental coverage": "None on file",
    "Out-of-area plan": "No",
  });
  expect(factsOf(page, "Address and phone")).toEqual({
    Address: "101 Sample Street Exampleville, OR 97001",
    Phone: "503-555-0147",
  });
});

test("S-07 another tab has that person's details and cards, and the family's address", async () => {
  const page = await open("sub", `${PATH}?member=1`);
  expect(textOf(page.document.querySelector('.tabs [aria-current="page"]'))).toBe("Theo");
  expect(page.text).toContain("Theo Testa-Lindqvist");
  expect(linksOf(page).map(([, href]) => href)).toContain("/id-card/1/M");
  expect(page.text).toContain("101 Sample Street");
});

test("S-07 a suffix that the family does not have is not found", async () => {
  const browser = await world.enter("sub");
  for (const suffix of ["9", "00", "x", "-1", "1e0", "", "%00"]) {
    expect([suffix, (await browser.open(`${PATH}?member=${suffix}`)).status]).toEqual([
      suffix,
      404,
    ]);
  }
  expect((await browser.open(`${PATH}?member=1&member=0`)).status).toBe(200);
});

test("S-07 a dependent sees only themself, and no way to change the address", async () => {
  const browser = await world.enter("dep-adult");
  for (const path of [PATH, FORM]) {
    const page = await browser.open(path);
    expect(page.status).toBe(200);
    expect(tabsOf(page)).toEqual([]);
    expect(page.text).not.toContain("Jordan");
    expect(page.text).toContain("Only the subscriber can change the family's address.");
    expect(page.document.querySelector("main form")).toBeNull();
    expect(linksOf(page).map(([, href]) => href)).not.toContain(`${FORM}#card-address`);
  }
  for (const suffix of [0, 2, 3]) {
    expect((await browser.open(`${PATH}?member=${suffix}`)).status).toBe(404);
  }
});

test("ACCOUNT-10 S-07 each card of a person can be shown, downloaded, e-mailed and asked for by mail", async () => {
  const { browser, page } = await world.openAs("sub", PATH);
  const links = linksOf(page).map(([, href]) => href);
  const ways = [
    "/id-card/0/M",
    "/resource-download?suffix=0&category=M",
    "/id-card/0/M/email",
    "/id-card/mail/M",
    "/id-card",
  ];
  expect(links).toEqual(expect.arrayContaining(ways));
  const shown = linksOf(page).find(([, href]) => href === "/id-card/0/M");
  expect(shown?.[0]).toBe("Show of Jordan Testa-Lindqvist, Medical, dental, vision and pharmacy");
  for (const way of ways) expect([way, (await browser.open(way)).status]).toEqual([way, 200]);
});

test("S-07 ELIG-07 ROUTE-22 who has no coverage has no cards here; another brand has the page", async () => {
  const heads = async (persona: string, host?: string) => {
    const page = await open(persona, PATH, host);
    expect([page.status, textsOf(page, "h1")]).toEqual([200, ["Member information"]]);
    return textsOf(page, "main h2");
  };
  expect(await heads("sub")).toContain("ID cards");
  for (const persona of ["term", "noelig"]) expect(await heads(persona)).not.toContain("ID cards");
  expect(await heads("prov", HOST.providence)).toContain("Address and phone");
});

test.each([
  ["account/address", "We can't show your address right now", "101 Sample Street"],
  ["idCard/eligible", "We can't show the ID cards right now", "/id-card/0/M"],
])("S-07 without %s the page says so and keeps the rest", async (path, says, absent) => {
  const browser = await world.enter("sub");
  await world.fault({ path, status: 500 });
  const page = await browser.open(PATH);
  await world.mend();
  expect(page.status).toBe(200);
  expect(page.text).toContain(says);
  expect(page.html).not.toContain(absent);
  expect(page.text).toContain("05/14/1979");
});
