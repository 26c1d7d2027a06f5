import { expect } from "vitest";
import { parse } from "node-html-parser";
import { lineAnswer, wholeClaim } from "#tests/harness/gateway/claim-answers.ts";
import type { World } from "#tests/harness/world/world.ts";
import { haveClaims, type Crowd } from "../../claims/claims-page.ts";
import { resourcesOf } from "./my-data-bundles.ts";
import { factsInCsv, recordsOf } from "./my-data-facts.ts";
import { download, fileOf } from "./my-data-of.ts";

export const LINES = [lineAnswer(), lineAnswer({ claimDetailPK: { sequenceNumber: 2 } })];

/** Gives the gateway this many medical claims of two lines. */
export const haveCrowd = (world: World, crowd: Crowd): string[] =>
  haveClaims(world, crowd, (at) => wholeClaim(LINES, { id: `C${at}`, claimType: "Medical" }));

/** Every claim and line is in every format, and this many pages were requested. */
export async function expectAll(world: World, crowd: Crowd, pages: number): Promise<void> {
  const asked = haveCrowd(world, crowd);
  const files = await download(await world.enter("dep-adult"));
  expect(asked).toHaveLength(pages);
  const ids = Array.from({ length: crowd.count }, (_, at) => `C${at}`).toSorted();
  const { claims, "claim-lines": lines } = factsInCsv(files);
  const medical = claims.filter(({ type }) => type === "Medical");
  expect(medical.map((it) => it["claimId"] ?? "").toSorted()).toEqual(ids);
  const theirs = lines.filter(({ claimId }) => /^C\d+$/.test(claimId ?? ""));
  expect(theirs).toHaveLength(2 * crowd.count);
  const found = resourcesOf(files, "claims", "ExplanationOfBenefit")
    .map((it) => it.at("identifier.0.value") ?? "")
    .filter((id) => id.startsWith("C"));
  expect(found.toSorted()).toEqual(ids);
  const articles = parse(fileOf(files, "index.html")).querySelectorAll("#claims article");
  expect(articles).toHaveLength(claims.length);
  expect(recordsOf(fileOf(files, "csv/claims.csv")).at(-1)?.[0]).toMatch(/^As of /);
}
