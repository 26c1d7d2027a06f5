import { expect, test } from "vitest";
import { addressOf, ASKED_OF_SUB } from "#scripts/contract/asked.fixture.ts";
import { getConfidentialCall } from "#server/gateway/calls/member/confidential.ts";
import { CALLS } from "#scripts/contract/contract.ts";
import { ASKED, openSandbox } from "./sandbox.fixture.ts";

const PATH = "account/confidential-communication";

/** A sandbox whose clock a test sets. */
function onDays() {
  let now = new Date("2026-11-21T12:00:00-08:00");
  const world = openSandbox({ clock: () => now });
  return { ...world, turnTo: (day: string) => (now = new Date(`${day}T12:00:00-08:00`)) };
}

const WINDOW = "startDate=2024-12-01&endDate=2026-12-30";
const claimsOf = (suffix: number) => `claims/medical?${WINDOW}&suffix=${suffix}&page=0&size=50`;
const EOBS = `v2/eobs?${WINDOW}&page=0&size=50`;
const ASKABLE = CALLS.filter(
  ({ method, bearer, as }) => method === "GET" && bearer && as === "json",
);

/** Every read there is, about each of the four members of a family. */
const readsOf = (family: number): { readonly path: string; readonly address: string }[] =>
  ASKABLE.flatMap((call) =>
    [0, 1, 2, 3].map((suffix) => {
      const memberKey = `41000${family}0${suffix}`;
      return { path: call.path, address: addressOf(call, { ...ASKED_OF_SUB, suffix, memberKey }) };
    }),
  );

type Counted = { totalElements: number; content: { id?: string; documentId?: string }[] };

test("a dependent's claims are withheld from the day their confidential request is acknowledged until it ends", async () => {
  const { turnTo, answerOf, send } = onDays();
  const seen = async (day: string) => {
    turnTo(day);
    const { totalElements } = await answerOf<Counted>("sub", claimsOf(1));
    return totalElements > 0;
  };
  await send("PUT", PATH, { request: ASKED }, "dep-adult");
  const shown = [await seen("2026-11-21"), await seen("2026-11-22"), await seen("2026-11-24")];
  expect(shown).toEqual([true, false, false]);
  expect((await answerOf<Counted>("dep-adult", claimsOf(1))).totalElements).toBeGreaterThan(0);
  await send("PUT", PATH, { request: null }, "dep-adult");
  const expected = { status: "ENDED", endedDate: "2026-11-24" };
  expect(await answerOf("dep-adult", PATH)).toMatchObject(expected);
  expect(await seen("2026-11-24")).toBe(true);
});

test("withheld claims and their explanations are missing from lists and not found by id", async () => {
  const { answerOf, get, tokenOf } = openSandbox();
  const subscriber = await tokenOf("conf-sub");
  const own = await answerOf<Counted>("conf-dep", claimsOf(1));
  expect(own.totalElements).toBe(4);
  const statusOf = async (path: string) => (await get(path, subscriber)).status;
  for (const { id = "" } of own.content) {
    expect(await statusOf(`claims/medical/${id}?suffix=1`)).toBe(404);
    expect(await statusOf(`v2/eobs?claimId=${id}`)).toBe(404);
    expect(await statusOf(`eobs/eob-detail?documentId=EOB${id}`)).toBe(404);
    expect(await statusOf(`eobs/pdf?docId=EOB${id}P`)).toBe(404);
  }
  const eobs = await answerOf<Counted>("conf-sub", EOBS);
  expect([eobs.totalElements, (await answerOf<Counted>("conf-twin", EOBS)).totalElements]).toEqual([
    6, 6,
  ]);
});

test("every read of a family with withheld items equals that of a family without them", async () => {
  const { answerOf, get, tokenOf } = openSandbox();
  const answersOf = async (name: string, family: number) => {
    const token = await tokenOf(name);
    const { subscriberId } = await answerOf<{ subscriberId: string }>(name, "account");
    const answers = readsOf(family).map(async ({ address }) => {
      const text = `${address} ${await (await get(address, token)).text()}`;
      return text
        .replaceAll(subscriberId, "the subscriber's")
        .replaceAll(new RegExp(`(4100|2600|RF|100075|77)0?${family}`, "g"), "$1");
    });
    return Promise.all(answers);
  };
  const [mine, twins] = [await answersOf("conf-sub", 51), await answersOf("conf-twin", 52)];
  expect(mine.length).toBeGreaterThan(100);
  const differing = mine.filter((answer, at) => answer !== twins[at]);
  expect(differing.map((answer) => answer.split(" ")[0])).toEqual([]);
});

test("the contract names every read that leaves withheld items out", async () => {
  const { get, send, tokenOf } = openSandbox();
  const token = await tokenOf("conf-sub");
  const answers = () =>
    Promise.all(readsOf(51).map(async ({ address }) => (await get(address, token)).text()));
  const withheld = await answers();
  for (const name of ["conf-dep", "conf-spouse"]) await send("PUT", PATH, { request: null }, name);
  const shown = await answers();
  const changed = readsOf(51).filter((_, at) => withheld[at] !== shown[at]);
  const paths = [...new Set(changed.map(({ path }) => path))];
  expect(paths).toContain("referrals");
  const isNamed = (path: string) =>
    getConfidentialCall.summary.includes(path.replace(/^benefits\/(?!limits).*/, "benefits/*"));
  expect(paths.filter((path) => !isNamed(path))).toEqual([]);
});

test("withheld pharmacy amounts are missing from the family's amounts", async () => {
  const { turnTo, answerOf, send } = onDays();
  type Limit = { productCategory: string; totalMet: number };
  const met = async (username: string) =>
    (await answerOf<Limit[]>(username, "benefits/limits?suffix=2"))
      .filter(({ productCategory }) => productCategory === "X")
      .map(({ totalMet }) => totalMet);
  // From here on its days are counted from a fixed day.
  await send("PUT", PATH, { request: ASKED }, "conf-new");
  const before = await met("conf-sub");
  expect(before.every((amount) => amount > 0)).toBe(true);
  turnTo("2026-11-22");
  const [member, family] = await met("conf-sub");
  // Only the subscriber's own purchases are left.
  expect([member, family]).toEqual([0, before[0]]);
  expect(await met("conf-new")).toEqual(before);
});
