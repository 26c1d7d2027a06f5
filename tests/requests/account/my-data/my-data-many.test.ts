import { setTimeout as delay } from "node:timers/promises";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { wholeClaim } from "#tests/harness/gateway/claim-answers.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { GATEWAY } from "#tests/harness/world/world.ts";
import { factsInCsv } from "./my-data-facts.ts";
import { expectAll, haveClaims, LINES, type Crowd } from "./my-data-many.ts";
import { download, linkTo } from "./my-data-of.ts";

const world = useWorld();

// A gateway may return fewer rows per page than requested, and no count.
test.each<[Crowd, number]>([
  [{ count: 26, most: 10 }, 3],
  [{ count: 26, most: 10, counted: false }, 4],
])("of %j every claim and line is in every form", async (crowd, pages) => {
  await expectAll(world, crowd, pages);
});

test("the first bytes come with the first page, and no page is asked for that nobody reads yet", async () => {
  const asked = haveClaims(world, { count: 5000 });
  const browser = await world.enter("dep-adult");
  const reader = (await browser.send(await linkTo(browser))).body?.getReader();
  const first = await reader?.read();
  expect(first?.value?.byteLength).toBeGreaterThan(0);
  // Long enough for a loader that requests all ten pages at once.
  await delay(100);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length).toBeLessThan(3);
  await reader?.cancel();
  await delay(50);
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
