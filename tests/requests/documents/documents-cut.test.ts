import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { pageAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { GATEWAY } from "#tests/harness/world/world.ts";
import { eobAnswer } from "../eobs/eobs-of.ts";
import { kindsOf } from "./documents-of.ts";

const world = useWorld();

/** The documents of `sub` while the gateway has these explanations, dental ones in two pages. */
async function seeEobs(content: readonly unknown[], isCut: boolean) {
  world.network.use(
    http.get(`${GATEWAY}/v2/eobs`, ({ request }) => {
      const isDental = /dental/i.test(new URL(request.url).search);
      const more = isDental && isCut ? { last: false, totalPages: 2, totalElements: 900 } : {};
      return HttpResponse.json(pageAnswer(isDental ? content : [], more));
    }),
  );
  return world.see("sub", "/documents?kind=eob");
}

test("S-17 one type with more explanations than the list takes is said, wherever all others are whole", async () => {
  const isCutIn = async (isCut: boolean) => {
    const page = await seeEobs([eobAnswer("EOB1")], isCut);
    return [page.status, page.text.includes("You have more EOBs than we can list here.")];
  };
  expect([await isCutIn(false), await isCutIn(true)]).toEqual([
    [200, false],
    [200, true],
  ]);
});

test("S-17 explanations without a number are all listed, one with a number once", async () => {
  const unnamed = eobAnswer("X", { documentId: null, pdfDocumentId: null });
  const page = await seeEobs([eobAnswer("EOB1"), eobAnswer("EOB1"), unnamed, unnamed], false);
  expect(kindsOf(page)).toHaveLength(3);
});
