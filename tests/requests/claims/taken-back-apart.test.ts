import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { eobsList } from "#server/gateway/calls/claims/eobs.ts";
import { answerOf, pageAnswer } from "#tests/harness/gateway/gateway-answers.ts";
import { doneAgain, realClaim } from "#tests/harness/gateway/real-claims.ts";
import { elementOf } from "#tests/harness/pages/page-parts.ts";
import { textOf } from "#tests/harness/pages/visitor.ts";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { GATEWAY } from "#tests/harness/world/world.ts";
import { factsInCsv } from "../account/my-data/my-data-facts.ts";
import { download } from "../account/my-data/my-data-of.ts";
import { rowsOf } from "./claims-page.ts";

const world = useWorld();

/** Newest first, as the contract has them: done again, taken back, paid. */
const [paid, back, again] = doneAgain;
const CLAIMS = [again, back, paid].flatMap((claim) => claim ?? []);
const others = ["R21", "R22"].map((id) =>
  realClaim(id, [[{ billed: 100, discount: 20, paid: 60, copay: 20 }]], {
    serviceDateFrom: "2026-10-19",
  }),
);

/** The gateway answers pages of the size asked for, and of this many at most, by status where asked. */
function have(claims: typeof CLAIMS, most = 500) {
  world.network.use(
    http.get(`${GATEWAY}/claims/medical`, ({ request }) => {
      const { searchParams: query } = new URL(request.url);
      const status = query.get("claimStatus");
      const all = claims.filter((it) => status === null || it.claimStatusDescription === status);
      const size = Math.min(most, Number(query.get("size")));
      const number = Number(query.get("page"));
      const content = all.slice(number * size, (number + 1) * size);
      const totalPages = Math.ceil(all.length / size);
      return HttpResponse.json({ content, number, size, totalElements: all.length, totalPages });
    }),
  );
}

const EOBS = "?claimType=medical&startDate=2024-11-21&endDate=2026-11-21&page=0&size=10";
const TAKEN = "This was taken back";
const TAKES = "An earlier amount was taken back";

test("T-86 a list of one status knows what claims of other statuses take back", async () => {
  have(CLAIMS);
  const list = await world.see("dep-adult", "/claims?status=Paid");
  expect(rowsOf(list).map(({ owe }) => owe)).toEqual([`$0.00 ${TAKEN}`]);
  expect((await world.see("dep-adult", "/claims/print?status=Paid")).text).toContain(TAKEN);
});

test.each([2, 3])(
  "T-86 the file of a member's data has a reversal, whose claim is on its page of %i or the next",
  async (most) => {
    have(CLAIMS, most);
    const { claims } = factsInCsv(await download(await world.enter("dep-adult")));
    expect(
      claims
        .filter(({ type }) => type === "Medical")
        .map(({ claimId, standing }) => [claimId, standing]),
    ).toEqual([
      ["R8", undefined],
      ["R7", TAKES],
      ["R6", TAKEN],
    ]);
  },
);

test("T-86 a reversal at the end of home's claims says what it is; what it takes back comes after it", async () => {
  have([...others, ...CLAIMS.slice(1)]);
  const recent = textOf(elementOf(await world.see("dep-adult", "/home"), ".claims-card"));
  expect(recent.split(TAKES)).toHaveLength(2);
  expect(recent).not.toContain(TAKEN);
});

test("T-86 the list of EOBs says of each what became of its claim", async () => {
  const list = await world.see("real-claims", "/eobs");
  const notes = list.document
    .querySelectorAll('main table [data-label="You owe"] .badge')
    .map(textOf);
  expect(new Set(notes)).toEqual(new Set([TAKEN, "Another claim has this number"]));
  const without = await world.during({ path: "claims/medical", status: 500 }, () =>
    world.see("real-claims", "/eobs"),
  );
  expect([without.status, without.text.includes(TAKEN)]).toEqual([200, false]);
});

test("T-86 an EOB of dental claims says nothing of a medical claim with the same number", async () => {
  const { content: all } = await answerOf(world, "real-claims", eobsList, EOBS);
  const content = all.slice(-5);
  const dental = content.map((eob, at) => ({
    ...eob,
    documentId: `DENTAL${at}`,
    typeOfClaims: "DENTAL",
  }));
  const body = pageAnswer([...content, ...dental]);
  const list = await world.during({ path: "v2/eobs", body }, () =>
    world.see("real-claims", "/eobs"),
  );
  const notes = list.document.querySelectorAll('main table [data-label="You owe"]').map(textOf);
  const [medical, others] = [notes.slice(0, content.length), notes.slice(content.length)];
  expect(medical.filter((note) => note.includes(TAKEN))).toHaveLength(1);
  expect(others.filter((note) => note.includes(TAKEN))).toEqual([]);
});
