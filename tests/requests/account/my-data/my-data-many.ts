import { expect } from "vitest";
import { http, HttpResponse } from "msw";
import { parse } from "node-html-parser";
import { lineAnswer, wholeClaim } from "#tests/harness/gateway/claim-answers.ts";
import { GATEWAY, type World } from "#tests/harness/world/world.ts";
import { resourcesOf } from "./my-data-bundles.ts";
import { factsInCsv, recordsOf } from "./my-data-facts.ts";
import { download, fileOf } from "./my-data-of.ts";

export const LINES = [lineAnswer(), lineAnswer({ claimDetailPK: { sequenceNumber: 2 } })];

export type Crowd = {
  readonly count: number;
  /** The gateway's largest page. */
  readonly most?: number;
  readonly counted?: boolean;
};

/** Gives the gateway this many medical claims, and records the requested pages. */
export function haveClaims(world: World, { count, most = 1000, counted = true }: Crowd): string[] {
  const asked: string[] = [];
  world.network.use(
    http.get(`${GATEWAY}/claims/medical`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const number = Number(searchParams.get("page"));
      const size = Math.min(most, Number(searchParams.get("size")));
      asked.push(`${number} of ${size}`);
      const from = number * size;
      const content = Array.from({ length: Math.max(0, Math.min(size, count - from)) }, (_, at) =>
        wholeClaim(LINES, { id: `C${from + at}`, claimType: "Medical" }),
      );
      const totals = { number, size, totalElements: count, totalPages: Math.ceil(count / size) };
      return HttpResponse.json({ content, ...(counted && totals) });
    }),
  );
  return asked;
}

/** Every claim and line is in every format, and this many pages were requested. */
export async function expectAll(world: World, crowd: Crowd, pages: number): Promise<void> {
  const asked = haveClaims(world, crowd);
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
