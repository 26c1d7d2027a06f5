import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { wholeClaim } from "#tests/harness/gateway/claim-answers.ts";
import { sized } from "#tests/harness/sized.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { GATEWAY } from "#tests/harness/world/world.ts";
import { factsInCsv } from "./my-data-facts.ts";
import { expectAll, haveCrowd, LINES } from "./my-data-many.ts";
import { download, linkTo } from "./my-data-of.ts";

const world = useWorld();

// A gateway may return fewer rows per page than requested, and no count; or as many as are asked for.
test("a download has every claim in every format, from short pages without a count or of thousands", async () => {
  const [crowd, pages] = sized(
    [{ count: 26, most: 10, counted: false }, 4] as const,
    [{ count: 5000 }, 10] as const,
  );
  await expectAll(world, crowd, pages);
});

/** As long as a loader that asks for all pages at once would need for it. */
async function untilQuiet(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
}

test("a download begins with the first page of claims, and asks for no page while one is not answered", async () => {
  haveCrowd(world, { count: 5000 });
  const asked: string[] = [];
  const { promise: isRead, resolve: answer } = Promise.withResolvers<undefined>();
  world.network.use(
    http.get(`${GATEWAY}/claims/medical`, ({ request }) => {
      const page = new URL(request.url).searchParams.get("page") ?? "";
      asked.push(page);
      return Number(page) < 2 ? undefined : isRead;
    }),
  );
  const browser = await world.enter("dep-adult");
  const reader = (await browser.send(await linkTo(browser))).body?.getReader();
  const first = await reader?.read();
  expect(first?.value?.byteLength).toBeGreaterThan(0);
  await expect.poll(() => asked).toEqual(["0", "1", "2"]);
  await untilQuiet();
  expect(asked).toHaveLength(3);
  await reader?.cancel();
  answer(undefined);
  await untilQuiet();
  expect(asked).toHaveLength(3);
});

test("a gateway that repeats the same page is read until a page has nothing new", async () => {
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
