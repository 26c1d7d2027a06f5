import { expect, test } from "vitest";
import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { factsInCsv, recordsOf } from "../account/my-data/my-data-facts.ts";
import { download } from "../account/my-data/my-data-of.ts";
import { checkBill, verdictOf } from "./bill-page.ts";
import { rowsOf } from "./claims-page.ts";

const world = useWorld();

/** The persona's claims by their place in the family's list, oldest last. */
const pathOf = (place: number, rest = "") =>
  `/claims/medical/2600056${String(place).padStart(4, "0")}/0${rest}`;
const see = (path: string) => world.see("real-claims", path);

test("T-86 T-88 the list of real claims says of each row what is owed and what became of it", async () => {
  const list = await see("/claims");
  expect(
    rowsOf(list).map(({ provider, status, owe }) => [provider, status.split(" ")[0], owe]),
  ).toEqual([
    ["Sample Twofold Clinic", "Adjusted", "$50.00 Another claim has this number"],
    [
      "Sample Twofold Clinic",
      expect.stringContaining("Paid"),
      "$70.00 Another claim has this number",
    ],
    ["Sample Mixed Clinic", expect.stringContaining("Paid"), "$30.00"],
    ["Sample Corrected Clinic", expect.stringContaining("Paid"), "$20.00"],
    ["Sample Silent Clinic", "Denied", "Not available"],
    ["Sample Redone Clinic", "Adjusted", "$40.00"],
    ["Sample Redone Clinic", "Adjusted", "$0.00 An earlier amount was taken back"],
    ["Sample Redone Clinic", expect.stringContaining("Paid"), "$0.00 This was taken back"],
    ["Sample Second Payer Clinic", expect.stringContaining("Paid"), "$0.00"],
    ["Sample Late Payer Clinic", expect.stringContaining("Paid"), "$30.00"],
    ["Sample Unnamed Payer Clinic", expect.stringContaining("Paid"), "$0.00"],
    ["Sample Flat Rate Clinic", expect.stringContaining("Paid"), "$25.00"],
  ]);
  expect(list.text).not.toMatch(/add up/);
});

test("HELP-01 T-88 only claims that stay denied have a page for an appeal", async () => {
  const places = Array.from({ length: 10 }, (_, index) => index + 1);
  const pages = await Promise.all(places.map((place) => see(pathOf(place, "/appeal"))));
  expect(places.filter((_, index) => pages[index]?.status === 200)).toEqual([2, 4]);
});

test("T-86 an EOB says that a claim that it explains was taken back", async () => {
  const taken = await see("/eobs/EOB26000560005");
  expect(textOf(taken.document.querySelector("main table"))).toContain("This was taken back");
  const usual = await see("/eobs/EOB26000560002");
  expect(textOf(usual.document.querySelector("main table"))).not.toContain("taken back");
  await world.fault({ path: "claims/medical", status: 500 });
  expect((await see("/eobs/EOB26000560005")).status).toBe(200);
});

test.each([
  ["Sample Redone Clinic", "40.00", "This bill matches what you owe"],
  ["Sample Corrected Clinic", "20.00", "This bill matches what you owe"],
  ["Sample Mixed Clinic", "30.00", "Your plan denied all or part of this"],
  ["Sample Silent Clinic", "90.00", "We can't check this bill"],
  [
    "Sample Second Payer Clinic",
    "37.64",
    "This bill asks for $37.64 more than your plan says you owe",
  ],
])("T-86 T-88 BILL-02 a bill of %s of $%s: %s", async (provider, amount, title) => {
  const day = rowsOf(await see("/claims")).find((row) => row.provider === provider)?.day ?? "";
  const browser = await world.enter("real-claims");
  const page = await checkBill(browser, provider, day, amount);
  const found = elementOf(page, '[aria-label="What we found"]');
  expect(verdictOf(page)).toBe(title);
  expect(textOf(found)).toContain(`We compared it with Rowan's claim for ${day}.`);
});

test("T-88 files have other payers' parts, and numbers below zero as numbers", async () => {
  const csv = await see("/claims/export.csv");
  expect(csv.html).toContain(",-300.00,-200.00,0.00,");
  expect(
    recordsOf(csv.html)
      .flat()
      .filter((cell) => /^'-?\d/.test(cell)),
  ).toEqual([]);
  const { claims, "claim-lines": lines } = factsInCsv(
    await download(await world.enter("real-claims")),
  );
  const partsOf = (rows: typeof claims) =>
    rows
      .filter(({ claimId }) => claimId === "26000560008" || claimId === "26000560009")
      .map(({ claimId, otherPayerPaidCents }) => [claimId, otherPayerPaidCents]);
  const parts = [
    ["26000560008", "3764"],
    ["26000560009", undefined],
  ];
  expect(partsOf(claims)).toEqual(parts);
  expect(partsOf(lines)).toEqual(parts);
});

test("T-86 home has the newest claims of one who has two under one number", async () => {
  const recent = textOf(elementOf(await see("/home"), ".claims-card"));
  for (const amount of ["$50.00", "$70.00", "$30.00"]) expect(recent).toContain(amount);
  expect(recent.split("Another claim has this number")).toHaveLength(3);
});
