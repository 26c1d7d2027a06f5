import { delay, http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { parse } from "node-html-parser";
import { lineAnswer, wholeClaim } from "#tests/harness/claim-answers.ts";
import { useWorld } from "#tests/harness/use-world.ts";
import { GATEWAY } from "#tests/harness/world.ts";
import { factsInCsv, recordsOf } from "./my-data-facts.ts";
import { resourcesOf } from "./my-data-bundles.ts";
import { download, fileOf, linkTo } from "./my-data-of.ts";

const world = useWorld();

const LINES = [lineAnswer(), lineAnswer({ claimDetailPK: { sequenceNumber: 2 } })];

type Crowd = {
  readonly count: number;
  /** What the gateway gives at most a page. */
  readonly most?: number;
  readonly counted?: boolean;
  readonly delayMs?: number;
};

/** The gateway has this many medical claims, and says which pages were asked for. */
function haveClaims({ count, most = 1000, counted = true, delayMs = 0 }: Crowd): string[] {
  const asked: string[] = [];
  world.network.use(
    http.get(`${GATEWAY}/claims/medical`, async ({ request }) => {
      const { searchParams } = new URL(request.url);
      const number = Number(searchParams.get("page"));
      const size = Math.min(most, Number(searchParams.get("size")));
      asked.push(`${number} of ${size}`);
      if (delayMs > 0) await delay(delayMs);
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

test.each<[Crowd, number]>([
  [{ count: 5000 }, 10],
  // A gateway may give fewer a page than it is asked for, and count nothing.
  [{ count: 260, most: 100 }, 3],
  [{ count: 260, most: 100, counted: false }, 4],
])(
  "of %j every claim and line is in every form",
  async ({ count, ...more }, pages) => {
    const asked = haveClaims({ count, ...more });
    const files = await download(await world.enter("dep-adult"));
    expect(asked).toHaveLength(pages);
    const ids = Array.from({ length: count }, (_, at) => `C${at}`).toSorted();
    const medical = ({ type }: Readonly<Record<string, string>>) => type === "Medical";
    const { claims, "claim-lines": lines } = factsInCsv(files);
    expect(
      claims
        .filter(medical)
        .map((it) => it["claimId"] ?? "")
        .toSorted(),
    ).toEqual(ids);
    expect(lines.filter(({ claimId }) => /^C\d+$/.test(claimId ?? ""))).toHaveLength(2 * count);
    const resources = resourcesOf(files, "claims", "ExplanationOfBenefit");
    const found = resources
      .map((it) => it.at("identifier.0.value") ?? "")
      .filter((id) => id.startsWith("C"));
    expect(found.toSorted()).toEqual(ids);
    const articles = parse(fileOf(files, "index.html")).querySelectorAll("#claims article");
    expect(articles).toHaveLength(claims.length);
    expect(recordsOf(fileOf(files, "csv/claims.csv")).at(-1)?.[0]).toMatch(/^As of /);
  },
  60_000,
);

test("the first bytes come with the first page, and no page is asked for that nobody reads yet", async () => {
  const asked = haveClaims({ count: 5000, delayMs: 100 });
  const browser = await world.enter("dep-adult");
  const link = await linkTo(browser);
  const began = performance.now();
  const response = await browser.send(link);
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(performance.now() - began).toBeLessThan(1000);
  expect(first?.value?.byteLength).toBeGreaterThan(0);
  await delay(400);
  expect(asked.length).toBeLessThan(3);
  await reader?.cancel();
  await delay(300);
  expect(asked.length).toBeLessThan(4);
});

test("a gateway that gives the same page for ever is read to where nothing is new", async () => {
  const asked: string[] = [];
  world.network.use(
    http.get(`${GATEWAY}/claims/medical`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("page") ?? "");
      return HttpResponse.json({ content: [wholeClaim(LINES, { id: "C1" })], last: false });
    }),
  );
  const files = await download(await world.enter("dep-adult"));
  expect(asked).toEqual(["0", "1"]);
  expect(factsInCsv(files).claims.filter(({ claimId }) => claimId === "C1")).toHaveLength(1);
});
