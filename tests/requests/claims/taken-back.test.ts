import { expect, test } from "vitest";
import type { WholeClaim } from "#server/sandbox/world/claims/claim-answer.ts";
import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { textOf, type Page } from "#tests/harness/pages/visitor.ts";
import {
  doneAgain,
  doneAgainOnPaper,
  oneNumberTwice,
  voided,
} from "#tests/harness/gateway/real-claims.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { factsInCsv, recordsOf } from "../account/my-data/my-data-facts.ts";
import { download } from "../account/my-data/my-data-of.ts";
import { checkBill, verdictOf } from "./bill-page.ts";
import { haveOnlyClaims, rowsOf } from "./claims-page.ts";

const world = useWorld();

const have = (claims: readonly WholeClaim[]) => haveOnlyClaims(world, claims);

const TAKEN = "This was taken back";
const TAKES = "An earlier amount was taken back";

const billOf = async (amount: string, day = "10/12/2026"): Promise<Page> =>
  checkBill(await world.enter("dep-adult"), "Example Clinic", day, amount);

test("T-86 list, paper, year, home and file say which claims were taken back, and sum up the rest", async () => {
  await have(doneAgain);
  const list = await world.see("dep-adult", "/claims");
  expect(rowsOf(list).map(({ owe }) => owe)).toEqual([
    `$0.00 ${TAKEN}`,
    `$0.00 ${TAKES}`,
    "$45.00",
  ]);
  const paper = await world.see("dep-adult", "/claims/print");
  expect(paper.document.querySelectorAll("main tfoot td").map(textOf)).toEqual(
    expect.arrayContaining(["$310.00", "$155.00", "$45.00"]),
  );
  expect(paper.text).toContain("Claims that were taken back or replaced aren't counted");
  const year = await world.see("dep-adult", "/claims/year/2026?list=all");
  expect(year.text).toContain(TAKEN);
  expect(year.text).toContain("Claims that were taken back or replaced aren't counted");
  const home = await world.see("dep-adult", "/home");
  const recent = textOf(elementOf(home, ".claims-card"));
  expect(recent).toContain(TAKEN);
  expect(recent).toContain(TAKES);
  const file = await world.see("dep-adult", "/claims/export.csv");
  expect(recordsOf(file.html).map((cells) => cells.at(-1))).toEqual([
    "Note",
    `${TAKEN}.`,
    `${TAKES}.`,
    "",
  ]);
  const { claims } = factsInCsv(await download(await world.enter("dep-adult")));
  expect(claims.map(({ standing }) => standing)).toEqual([TAKEN, TAKES, undefined]);
});

test("T-86 a claim that was taken back has no amount to pay on its page, and one done again has", async () => {
  await have(doneAgain);
  const [first, reversal, last] = await Promise.all(
    ["R6", "R7", "R8"].map((id) => world.see("dep-adult", `/claims/medical/${id}/1`)),
  );
  expect(first?.text).toContain(`${TAKEN}Its amounts no longer count.`);
  expect(reversal?.text).toContain(TAKES);
  for (const page of [first, reversal])
    expect(page?.document.querySelector(".limit__big")).toBeNull();
  expect(textOf(last?.document.querySelector(".limit__big"))).toBe("$45.00");
  expect(last?.text).not.toMatch(/taken back|no longer/);
});

test("T-86 BILL-02 a bill matches only the last of claims that were taken back and processed again", async () => {
  await have(doneAgain);
  expect(verdictOf(await billOf("45.00"))).toBe("This bill matches what you owe");
  await world.mend();
  await have(doneAgain.slice(0, 2));
  const over = await billOf("45.00");
  expect(verdictOf(over)).toBe("The claim for this bill doesn't hold anymore");
  expect(over.text).toMatch(/Call us before you pay\.Call 503-555-01\d\d/);
  // What was denied of a claim that counts no more is appealed no more.
  await world.mend();
  const claimDetails = voided.claimDetails?.map((line) => ({ ...line, nonCoveredCharges: 20 }));
  await have([{ ...voided, claimDetails }]);
  const gone = await billOf("20.00");
  expect(verdictOf(gone)).toBe("The claim for this bill doesn't hold anymore");
  expect(gone.document.querySelectorAll('main a[href$="/appeal"]')).toEqual([]);
});

test("T-86 a reversal without the member's share, and a voided claim, leave nothing owed in list, year and bill", async () => {
  await have([...doneAgainOnPaper, voided]);
  const list = await world.see("dep-adult", "/claims");
  expect(rowsOf(list).map(({ owe }) => owe)).toEqual([
    `$35.00 ${TAKEN}`,
    `$0.00 ${TAKES}`,
    "$45.00",
    `$20.00 ${TAKEN}`,
  ]);
  const paper = await world.see("dep-adult", "/claims/print");
  expect(textOf(paper.document.querySelector("main tfoot"))).toMatch(
    /\$310.00.*\$155.00\s*\$45.00/,
  );
  const year = await world.see("dep-adult", "/claims/year/2026");
  expect(textOf(elementOf(year, ".year-sum"))).toContain("$45.00");
  for (const id of ["R11", "R14"]) {
    const page = await world.see("dep-adult", `/claims/medical/${id}/1`);
    expect(page.text).toContain(`${TAKEN}Its amounts no longer count.`);
    expect(page.document.querySelector(".limit__big")).toBeNull();
  }
  expect(verdictOf(await billOf("45.00"))).toBe("This bill matches what you owe");
});

const SHARED = "Another claim has this number";
const WHICH = /2 claims here share a number with another\. We can't tell which one holds/;

test("T-86 two claims under one number are both on every page and in every file, and both count", async () => {
  await have(oneNumberTwice);
  const list = await world.see("dep-adult", "/claims");
  expect(rowsOf(list).map(({ owe }) => owe)).toEqual([`$55.00 ${SHARED}`, `$75.00 ${SHARED}`]);
  expect(list.text).toContain("Showing all 2 claims");
  expect(list.text).toMatch(WHICH);
  const paper = await world.see("dep-adult", "/claims/print");
  expect(paper.text).toMatch(WHICH);
  expect(textOf(paper.document.querySelector("main tfoot"))).toContain("$130.00");
  const year = await world.see("dep-adult", "/claims/year/2026");
  expect(year.text).toMatch(WHICH);
  expect(textOf(elementOf(year, ".year-sum"))).toContain("$130.00");
  const recent = textOf(elementOf(await world.see("dep-adult", "/home"), ".claims-card"));
  expect(recent.split(SHARED)).toHaveLength(3);
  for (const amount of ["$55.00", "$75.00"]) expect(recent).toContain(amount);
  const file = recordsOf((await world.see("dep-adult", "/claims/export.csv")).html);
  expect(file.slice(1).map((cells) => cells.slice(-2))).toEqual([
    ["55.00", `${SHARED}.`],
    ["75.00", `${SHARED}.`],
  ]);
  const { claims } = factsInCsv(await download(await world.enter("dep-adult")));
  expect(claims.map(({ claimId, oweCents, standing }) => [claimId, oweCents, standing])).toEqual([
    ["R9", "5500", SHARED],
    ["R9", "7500", SHARED],
  ]);
});

test("T-86 the page of a claim that shares its number does not say that it holds", async () => {
  await have(oneNumberTwice);
  const page = await world.see("dep-adult", "/claims/medical/R9/1");
  expect(page.text).toContain(`${SHARED}We can't tell which one holds. Call us before you pay.`);
  expect(page.document.querySelector(".limit__big")).toBeNull();
});

const choicesOf = (page: Page) => page.document.querySelectorAll(".onward a").map(textOf);

test("T-86 BILL-02 a bill that fits two claims with one number asks which one, in words that differ", async () => {
  await have(oneNumberTwice);
  const page = await billOf("55.00", "10/07/2026");
  expect(verdictOf(page)).toBe("What is this bill for?");
  const named = "Ada Example · 10/07/2026 · Office visit";
  expect(choicesOf(page).filter((words) => words.startsWith("Ada"))).toEqual([
    `${named} · Adjusted · ${SHARED} · billed $280.00, you owe $55.00`,
    `${named} · Paid · ${SHARED} · billed $290.00, you owe $75.00`,
  ]);
});

test("BILL-02 choices with the same words are numbered: 'claim 1 of those alike'", async () => {
  await have(oneNumberTwice.slice(1).flatMap((claim) => [claim, { ...claim, id: "R10" }]));
  const choices = choicesOf(await billOf("75.00", "10/07/2026"));
  expect(choices.map((words) => words.replace(/.*(?=\()/, ""))).toEqual(
    expect.arrayContaining(["(claim 1 of those alike)", "(claim 2 of those alike)"]),
  );
});
