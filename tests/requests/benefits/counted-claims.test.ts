import { expect, test } from "vitest";
import { lineAnswer, wholeClaim } from "#tests/harness/claim-answers.ts";
import { textsOf } from "#tests/harness/page-parts.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { standingsOf } from "./category-page.ts";

const world = useWorld();

const PAGE = "/benefits/medical/claims?toward=deductible";
/** Counts as the gateway does: what this adds is 5.00. */
const CLAIM = wholeClaim([lineAnswer()], { id: "C1", networkTier: "innet" });
const listed = { totalElements: 1, totalPages: 1, last: true };

const seen = async (content: readonly object[], path = PAGE) => {
  const count = content.length;
  const body = { content, ...listed, totalElements: count };
  await world.fault({ path: "claims/medical", body });
  return world.see("sub", path);
};

test("BENEFIT-07 claims that come to less than is counted are listed with the difference", async () => {
  const page = await seen([CLAIM]);
  expect(page.status).toBe(200);
  expect(textsOf(page, "h1")).toEqual(["Claims that count toward the deductible"]);
  expect(textsOf(page, 'tbody [data-cell="added"]')).toEqual(["$5.00"]);
  expect(textsOf(page, "tfoot td").join(" ")).toContain("$5.00");
  expect(textsOf(page, ".alert").join(" ")).toContain(
    "These claims add up to $5.00. Your plan has counted $143.02, $138.02 more.",
  );
  // Beside the amount no number is claimed of them.
  const medical = await seen([CLAIM], "/benefits/medical");
  expect(standingsOf(medical)["deductible"]?.[0]).toContain("$143.02 counted · See claims");
});

test("BENEFIT-12 another network's claims are not listed; those of an unknown one are, and said so", async () => {
  const out = wholeClaim([lineAnswer()], { id: "C2", networkTier: "outnet" });
  const unknown = wholeClaim([lineAnswer()], { id: "C3", networkTier: null });
  const page = await seen([CLAIM, out, unknown]);
  expect(textsOf(page, 'tbody [data-cell="added"]')).toEqual(["$5.00", "$5.00"]);
  expect(textsOf(page, ".alert").join(" ")).toContain(
    "We weren't told which network each claim was in",
  );
});

test("BENEFIT-07 claims that cannot be read leave the amounts, and are never said to be none", async () => {
  await world.fault({ path: "claims/medical", status: 503 });
  const { browser, page: medical } = await world.openAs("sub", "/benefits/medical");
  expect(medical.status).toBe(200);
  expect(standingsOf(medical)["deductible"]?.[0]).toContain("$143.02 counted · See claims");
  const page = await browser.open(PAGE);
  expect(page.text).toContain("We can't show the claims that count right now");
  expect(page.text).not.toContain("No claims to list");
});

test.each([
  "/benefits/hearing/claims?toward=deductible",
  "/benefits/pharmacy/claims?toward=out-of-pocket-maximum",
  "/benefits/medical/claims",
  "/benefits/medical/claims?toward=deductible&tier=none",
  "/benefits/medical/claims?toward=deductible&suffix=7",
  "/benefits/medical/claims?toward=deductible&asOfDate=never",
  "/benefits/vision/claims?toward=limit",
])("ROUTE-29 §6 %s has no page", async (path) => {
  expect((await world.see("sub", path)).status).toBe(404);
});

test("CLAIM-07 a dependent's family amount has no page of claims, nor have another member's", async () => {
  const browser = await world.enter("dep-adult");
  for (const more of ["&of=family", "&suffix=0"]) {
    expect((await browser.open(`/benefits/dental/claims?toward=deductible${more}`)).status).toBe(
      404,
    );
  }
});

test("the claims that count are listed from the latest to the earliest, however they come", async () => {
  const on = (id: string, serviceDateFrom: string) =>
    wholeClaim([lineAnswer()], { id, serviceDateFrom, networkTier: "innet" });
  const page = await seen([on("C1", "2026-03-02"), on("C2", "2026-09-15"), on("C3", "2026-06-30")]);
  expect(textsOf(page, 'tbody [data-cell="day"]')).toEqual([
    "09/15/2026",
    "06/30/2026",
    "03/02/2026",
  ]);
});
