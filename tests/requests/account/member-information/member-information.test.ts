import { expect, test } from "vitest";
import { linksOf, textsOf } from "#tests/harness/pages/page-parts.ts";
import { resetting, useWorld } from "#tests/harness/world/use-world.ts";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { HOST } from "#tests/harness/world/world.ts";
import { factsOf } from "../../sign-in/pending-steps.ts";
import { FORM, PATH } from "./member-information-page.ts";
import { answerOf } from "#tests/harness/gateway/gateway-answers.ts";
import { getAddressCall } from "#server/gateway/calls/member/address.ts";

const world = resetting(useWorld());

const open = async (persona: string, path = PATH, host: string = HOST.carrier) =>
  world.see(persona, path, host);

const tabsOf = (page: Awaited<ReturnType<typeof open>>) =>
  page.document.querySelectorAll(".tabs a").map((tab) => [textOf(tab), tab.getAttribute("href")]);

test("ROUTE-22 S-07 a subscriber sees a tab for each family member, and their own details first", async () => {
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

test("S-07 another member's tab shows their details and cards, and the family's address", async () => {
  const page = await open("sub", `${PATH}?member=1`);
  expect(textOf(page.document.querySelector('.tabs [aria-current="page"]'))).toBe("Theo");
  expect(page.text).toContain("Theo Testa-Lindqvist");
  expect(linksOf(page).map(([, href]) => href)).toContain("/id-card/1/M");
  expect(page.text).toContain("101 Sample Street");
});

test("S-07 an unknown suffix is a 404", async () => {
  for (const suffix of ["9", "00", "x", ""]) {
    const { status } = await open("sub", `${PATH}?member=${suffix}`);
    expect([suffix, status]).toEqual([suffix, 404]);
  }
});

test("S-07 a dependent sees only themself, and no form or link to change the address", async () => {
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
  expect((await browser.open(`${PATH}?member=0`)).status).toBe(404);
});

test("ACCOUNT-10 S-07 the page links to show, download, e-mail and mail a member's ID card", async () => {
  const page = await open("sub");
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
});

test("S-07 ELIG-07 ROUTE-22 a member without coverage sees no ID cards; Providence has the page", async () => {
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
])(
  "S-07 a failed read of %s is said, and the rest of the page is shown",
  async (path, says, absent) => {
    const browser = await world.enter("sub");
    await world.fault({ path, status: 500 });
    const page = await browser.open(PATH);
    await world.mend();
    expect(page.status).toBe(200);
    expect(page.text).toContain(says);
    expect(page.html).not.toContain(absent);
    expect(page.text).toContain("05/14/1979");
  },
);

test("S-07 a missing address is marked at the subscriber's tab alone, and to the subscriber alone", async () => {
  const answer = await answerOf(world, "sub", getAddressCall);
  await world.fault({ path: "account/address", body: { ...answer, addressLine1: null } });
  const page = await world.see("sub", PATH);
  const tabs = textsOf(page, "main nav .tabs li");
  expect(tabs.filter((tab) => tab.includes("Address missing"))).toEqual(["Jordan Address missing"]);
  expect(tabs.length).toBeGreaterThan(2);
  const dependent = await world.see("dep-adult", PATH);
  expect([dependent.status, dependent.text.includes("Address missing")]).toEqual([200, false]);
});
