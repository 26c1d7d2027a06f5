import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { GATEWAY } from "#tests/harness/world/world.ts";
import { search } from "./search-page.ts";

const world = useWorld();

test.each([
  [100, false],
  [101, true],
])(
  "PCP-06 of %i providers the page says that only the nearest 100 were looked through: %s",
  async (totalElements, isSaid) => {
    const browser = await world.enter("sub");
    const { url } = await search(browser);
    world.network.use(
      http.post(`${GATEWAY}/pcp/search`, async ({ request }) => {
        const answer = (await (await world.ask(request)).json()) as { readonly page: object };
        return HttpResponse.json({ ...answer, page: { ...answer.page, totalElements } });
      }),
    );
    const page = await browser.open(`${url.pathname}${url.search}&accepting=yes`);
    expect([page.status, page.text.includes("the 100 nearest providers")]).toEqual([200, isSaid]);
  },
);
