import { expect, test } from "vitest";
import { addressOf, ASKED_OF_SUB } from "#server/contract/asked.fixture.ts";
import { getConfidentialCall } from "#server/gateway/calls/member/confidential.ts";
import { CALLS } from "#server/contract/contract.ts";
import { ASKED, openSandbox } from "./sandbox.fixture.ts";

const PATH = "account/confidential-communication";

type Answer = { status: string; [name: string]: unknown } | null;

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

test("a request asked for here is received, acknowledged the next day, in force two days later", async () => {
  const { turnTo, answerOf, send } = onDays();
  expect(await answerOf("dep-adult", PATH)).toBeNull();
  await send("PUT", PATH, { request: ASKED }, "dep-adult");
  const on = async (day: string) => {
    turnTo(day);
    return answerOf<Answer>("dep-adult", PATH);
  };
  expect(await on("2026-11-21")).toEqual({
    ...ASKED,
    status: "RECEIVED",
    receivedDate: "2026-11-21",
    acknowledgedDate: null,
    inForceBy: "2026-11-28",
    inForceDate: null,
    endedDate: null,
    changeInForceBy: null,
  });
  const expected = { status: "ACKNOWLEDGED", acknowledgedDate: "2026-11-22" };
  expect(await on("2026-11-22")).toMatchObject(expected);
  expect((await on("2026-11-23"))?.status).toBe("ACKNOWLEDGED");
  expect(await on("2026-11-24")).toMatchObject({ status: "IN_FORCE", inForceDate: "2026-11-24" });
});

test("items are withheld from the acknowledgement on, and seen again after an end", async () => {
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

test("a change keeps what is in force in force, and says by when it is carried out", async () => {
  const { turnTo, answerOf, send } = onDays();
  await send("PUT", PATH, { request: ASKED }, "dep-adult");
  turnTo("2026-11-25");
  const emailAddress = "other@quiet.example";
  await send("PUT", PATH, { request: { ...ASKED, emailAddress } }, "dep-adult");
  expect(await answerOf("dep-adult", PATH)).toMatchObject({
    status: "IN_FORCE",
    emailAddress,
    receivedDate: "2026-11-21",
    changeInForceBy: "2026-12-02",
  });
  expect((await answerOf<Counted>("sub", claimsOf(1))).totalElements).toBe(0);
  turnTo("2026-11-28");
  expect(await answerOf("dep-adult", PATH)).toMatchObject({ changeInForceBy: null });
});

test("every answer leaves them out: lists, ids, choices, EOBs, referrals, amounts, primary care", async () => {
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

test("no read there is has anything that a family without their items would not answer", async () => {
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

test("the contract's duties name each read that leaves something out", async () => {
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

test("what they used at the pharmacy is left out as well, of the family's amounts, too", async () => {
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

test("staff who act for the member are told nothing and change nothing", async () => {
  const { ask, answerOf, get, tokenOf } = openSandbox();
  const { subscriberId } = await answerOf<{ subscriberId: string }>("conf-sub", "account");
  const body = { subscriberId, domainId: 1 };
  const answer = await ask("POST", "login-as", { body, token: await tokenOf("emp") });
  const { token } = (await answer.json()) as { token: string };
  expect((await get(PATH, token)).status).toBe(403);
  expect((await ask("PUT", PATH, { body: { request: ASKED }, token })).status).toBe(403);
  expect(((await (await get(claimsOf(1), token)).json()) as Counted).totalElements).toBe(0);
});
