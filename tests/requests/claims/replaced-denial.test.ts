import { expect, test } from "vitest";
import type { WholeClaim } from "#server/sandbox/world/claims/claim-answer.ts";
import { realClaim, refusedUnknown } from "#tests/harness/gateway/real-claims.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";

const world = useWorld();

const PLACE = `/claims/medical/${refusedUnknown.id}/1`;
const newer = realClaim("R9", [[{ billed: 75, discount: 15, paid: 60 }]], {
  replaces: refusedUnknown.id,
});

/** What leads to the appeal of the denied claim while the member has these medical claims. */
async function waysToAppeal(...claims: readonly WholeClaim[]) {
  await world.fault(
    { path: `claims/medical/${refusedUnknown.id}`, body: refusedUnknown },
    { path: "claims/medical", body: { content: claims, totalElements: claims.length } },
    { path: "claims/dental", body: { content: [], totalElements: 0 } },
    { path: "claims/vision", body: { content: [], totalElements: 0 } },
  );
  const browser = await world.enter("dep-adult");
  const links = async (path: string) =>
    (await browser.open(path)).document.querySelectorAll(`a[href="${PLACE}/appeal"]`).length;
  const found = { inList: await links("/claims"), onPage: await links(PLACE) };
  const { status } = await browser.open(`${PLACE}/appeal`);
  await world.mend();
  return { ...found, status };
}

// In the list its row and the line over the list.
test("T-86 HELP-01 a denied claim leads to its appeal until a newer claim replaces it", async () => {
  expect(await waysToAppeal(refusedUnknown)).toEqual({ inList: 2, onPage: 1, status: 200 });
  expect(await waysToAppeal(refusedUnknown, newer)).toEqual({ inList: 0, onPage: 0, status: 404 });
});
