import { expect, test } from "vitest";
import { pageAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { realClaim } from "#tests/harness/gateway/real-claims.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { factsInCsv } from "../account/my-data/my-data-facts.ts";
import { download, fileOf } from "../account/my-data/my-data-of.ts";
import { eobAnswer } from "../eobs/eobs-of.ts";
import { checkBill, verdictOf } from "./bill-page.ts";
import { countOf } from "./claims-page.ts";

const world = useWorld();

const visit = (id: string) =>
  realClaim(id, [[{ billed: 100, discount: 20, paid: 60, copay: 20 }]], {
    serviceDateFrom: "2026-10-12",
  });
const PART = "The list we got may not be complete. Claims may be missing";

/** The gateway counts four claims, and sends two of them twice. */
const repeat = () => {
  const [one, two] = [visit("R1"), visit("R2")];
  return world.fault({
    path: "claims/medical",
    body: { content: [one, two, one, two], totalElements: 4, totalPages: 1 },
  });
};

test("CLAIM-01 fewer different claims than the gateway counts are a gap in list, paper and file", async () => {
  await repeat();
  const list = await world.see("dep-adult", "/claims");
  expect(countOf(list)).toBe("Showing 2 claims");
  expect(list.text).toContain(PART);
  expect((await world.see("dep-adult", "/claims/print")).text).toContain(PART);
  const browser = await world.enter("dep-adult");
  const file = await browser.send("/claims/export.csv");
  expect(file.headers.get("content-disposition")).toContain("-incomplete.csv");
  expect(await file.text()).toContain(PART);
});

test("YEAR-02 a year whose lists repeat claims names them and has no total", async () => {
  await repeat();
  const year = await world.see("dep-adult", "/claims/year/2026");
  expect(year.text).toContain("The list we got of Theo");
  expect(textOf(elementOf(year, ".year-sum"))).toContain("No total");
});

test("BILL-03 a bill is not without a claim while a list repeats claims", async () => {
  await repeat();
  const browser = await world.enter("dep-adult");
  const page = await checkBill(browser, "Somebody Else", "10/12/2026", "20");
  expect(verdictOf(page)).toBe("There are claims we couldn't compare");
  expect(page.text).toContain("We couldn't compare all of Theo's medical claims");
});

test("T-86 a file of data with fewer different claims or EOBs than the gateway counts says so", async () => {
  await repeat();
  const one = eobAnswer("EOBONE");
  await world.fault({ path: "v2/eobs", body: pageAnswer([one, one]) });
  const files = await download(await world.enter("sub"));
  expect(factsInCsv(files).claims.length).toBeGreaterThan(0);
  for (const file of ["csv/claims.csv", "csv/eobs.csv", "index.html"])
    expect([file, fileOf(files, file)]).toEqual([
      file,
      expect.stringContaining("The list we got may not be complete, so some may be missing."),
    ]);
});

test("T-86 a page of EOBs that repeats one may not be complete", async () => {
  const said = "The list we got may not be complete, so EOBs may be missing.";
  const one = eobAnswer("EOBONE");
  await world.fault({ path: "v2/eobs", body: pageAnswer([one, one]) });
  expect((await world.see("sub", "/eobs")).text).toContain(said);
  await world.mend();
  // The last page ends before the count.
  const last = Array.from({ length: 20 }, (_, at) => eobAnswer(`EOB${at}`));
  const counted = { number: 1, totalPages: 2, totalElements: 45 };
  await world.fault({ path: "v2/eobs", body: pageAnswer(last, counted) });
  expect((await world.see("sub", "/eobs?page=2")).text).toContain(said);
  await world.mend();
  expect((await world.see("sub", "/eobs")).text).not.toContain(said);
});
