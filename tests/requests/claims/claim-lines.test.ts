import { expect, test } from "vitest";
import { textsOf } from "#tests/harness/page-parts.ts";
import { lineAnswer, wholeClaim } from "#tests/harness/claim-answers.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { getClaimWhere, linesOf, pageWith } from "./claim-page.ts";

const world = useWorld();

test("DATA-16 a medical line has its number, day, CPT code and description", async () => {
  const [line] = linesOf(await pageWith(world, wholeClaim()));
  expect(line?.[0]).toBe("Office visitLine 1 · 10/28/2026 · Procedure code 99214");
});

test("DATA-16 a dental line has its code, category, tooth, and the procedure it was paid as", async () => {
  const fits = ({ claimDetails }: { claimDetails?: unknown }) =>
    JSON.stringify(claimDetails).includes('"alternateDentalProcedure":{');
  const claim = await getClaimWhere(world, fits, { type: "dental" });
  const wire = claim.claimDetails?.find((line) => line.alternateDentalProcedure);
  const page = await world.see("sub", `/claims/dental/${claim.id}/0`);
  const line = linesOf(page).find(([service]) => service?.includes("Paid as:"))?.[0] ?? "";
  expect(line).toContain(wire?.dentalProcedure?.procedureDescription);
  expect(line).toContain(`Dental code ${wire?.dentalProcedure?.procedureCode}`);
  expect(line).toContain(`Category ${wire?.dentalCategory}`);
  expect(line).toContain(`Paid as: ${wire?.alternateDentalProcedure?.procedureDescription}`);
  expect(textsOf(page, "h1")).toEqual(["Dental claim"]);
});

test("DATA-16 where only the alternate procedure is given, it is the service", async () => {
  const line = lineAnswer({
    serviceDescription: null,
    cptCode: null,
    alternateDentalProcedure: { procedureDescription: "Crown, metal", procedureCode: "D2790" },
  });
  const [row] = linesOf(await pageWith(world, wholeClaim([line])));
  expect(row?.[0]).toBe("Crown, metalLine 1 · 10/28/2026 · Dental code D2790");
});

test("CLAIM-05 thirty lines all show, and a claim that lists none says so", async () => {
  const long = await getClaimWhere(world, ({ claimDetails }) => claimDetails?.length === 30);
  const { browser, page } = await world.openAs("sub", `/claims/medical/${long.id}/0`);
  expect(linesOf(page)).toHaveLength(31);
  const none = await browser.open(
    `/claims/medical/${(await getClaimWhere(world, (it) => it.claimDetails?.length === 0)).id}/0`,
  );
  expect(none.status).toBe(200);
  expect(none.text).toContain("This claim lists no services.");
});
