import { expect, test } from "vitest";
import { claimsPath, openSandbox, outcomeOf } from "./sandbox.fixture.ts";

const { answerOf, get, tokenOf } = openSandbox({ crowd: 30 });

type Keyed = { memberKey: string };

test("a subscriber may ask about the family, a dependent about themself only", async () => {
  const token = await tokenOf("sub");
  for (const suffix of [0, 1, 2, 3]) {
    expect((await get(claimsPath("dental", { suffix }), token)).status).toBe(200);
    expect((await get(`benefits/limits?suffix=${suffix}`, token)).status).toBe(200);
  }
  expect((await get(claimsPath("dental", { suffix: 4 }), token)).status).toBe(404);
  expect((await get("benefits/limits?suffix=9", token)).status).toBe(404);
  const otherToken = await tokenOf("dep-adult");
  for (const [suffix, status] of [
    [0, 403],
    [1, 200],
    [2, 403],
    [7, 404],
  ] as const) {
    expect((await get(claimsPath("medical", { suffix }), otherToken)).status).toBe(status);
    expect((await get(`benefits/limits?suffix=${suffix}`, otherToken)).status).toBe(status);
    expect((await get(`idCard/view?suffix=${suffix}&category=M`, otherToken)).status).toBe(status);
  }
  expect((await get("v2/eobs?claimId=26000010001", otherToken)).status).toBe(403);
});

test("family lists name every member to the subscriber, and a dependent only themself", async () => {
  const keys = async (username: string, path: string) =>
    (await answerOf<Keyed[]>(username, path)).map(({ memberKey }) => memberKey);
  const expected = ["410000100", "410000101", "410000102", "410000103"];
  expect(await keys("sub", "idCard/eligible")).toEqual(expected);
  expect(await keys("dep-adult", "idCard/eligible")).toEqual(["410000101"]);
  expect(await keys("sub", "pcp/members")).toEqual(["410000100", "410000101", "410000102"]);
  expect(await keys("dep-minor", "pcp/members")).toEqual(["410000102"]);
  const eligible = await answerOf<{ members: Keyed[] }>("dep-adult", "pcp/eligibility");
  expect(eligible.members).toEqual([{ memberKey: "410000101" }]);
});

test("the explanation of another family's claim is not found", async () => {
  const path = `v2/eobs?claimId=${await firstOf("cop", 0)}`;
  expect((await get(path, await tokenOf("cop"))).status).toBe(200);
  expect((await get(path, await tokenOf("sub"))).status).toBe(404);
  expect((await get(path, await tokenOf("cop-nodue"))).status).toBe(404);
});

test("no crowd member gets another one's data", async () => {
  const paths = [
    "account",
    "groups",
    "account/preferences",
    claimsPath("medical"),
    "idCard/eligible",
  ];
  const tokens = await Promise.all(
    Array.from({ length: 30 }, (_, index) => tokenOf(`crowd-${index + 1}`)),
  );
  const marks = (text: string) => text.match(/(?:Crowdling|Sentinel|Crowd Group )(\d{4})/g) ?? [];
  const seen = await Promise.all(
    tokens.map(async (token) => {
      const answers = await Promise.all(paths.map(async (path) => (await get(path, token)).text()));
      return new Set(marks(answers.join()).map((mark) => mark.slice(-4)));
    }),
  );
  for (const [index, found] of seen.entries()) {
    expect([...found]).toEqual([String(index + 1).padStart(4, "0")]);
  }
});

const DAYS = "startDate=2020-01-01&endDate=2026-11-21";

const outcome = async (username: string, path: string) =>
  outcomeOf(await get(path, await tokenOf(username)));

/** The first claim of a member, and the document that explains it. */
async function firstOf(username: string, suffix: number) {
  const list = `claims/medical?${DAYS}&suffix=${suffix}&claimStatus=02&page=0&size=1`;
  const { content } = await answerOf<{ content: { id: string }[] }>(username, list);
  return content[0]?.id ?? "none";
}

test("a claim is answered to its member and their subscriber only", async () => {
  const theos = await firstOf("dep-adult", 1);
  const path = `claims/medical/${theos}?suffix=1`;
  expect(await outcome("dep-adult", path)).toMatchObject({ status: 200, id: theos });
  expect(await outcome("sub", path)).toMatchObject({ status: 200, id: theos });
  const expected = { status: 403, message: "this is another member's" };
  expect(await outcome("dep-minor", path)).toEqual(expected);
});

test("a claim of another family, type or member is answered like an unknown one", async () => {
  const unknown = await outcome("sub", "claims/medical/26000019999?suffix=0");
  expect(unknown).toEqual({ status: 404, message: "no such claim" });
  const portlands = await firstOf("cop", 0);
  const own = await firstOf("sub", 0);
  expect(await outcome("cop", `claims/medical/${portlands}?suffix=0`)).toMatchObject({
    status: 200,
  });
  for (const path of [
    `claims/medical/${portlands}?suffix=0`,
    `claims/dental/${own}?suffix=0`,
    `claims/medical/${own}?suffix=1`,
    "claims/medical/%27%20OR%201%3D1?suffix=0",
  ]) {
    expect([path, await outcome("sub", path)]).toEqual([path, unknown]);
  }
});

test("an explanation is answered to its family's subscriber only", async () => {
  const document = `EOB${await firstOf("sub", 0)}`;
  const detail = `eobs/eob-detail?documentId=${document}`;
  expect(await outcome("sub", detail)).toMatchObject({ status: 200, documentId: document });
  const unknown = await outcome("sub", "eobs/eob-detail?documentId=EOB1");
  expect(unknown).toEqual({ status: 404, message: "no such explanation" });
  expect(await outcome("cop", detail)).toEqual(unknown);
  for (const path of [
    detail,
    `eobs/pdf?docId=${document}P`,
    `eobs/metadata?claimType=medical&${DAYS}`,
  ]) {
    for (const username of ["dep-adult", "dep-minor"]) {
      expect(await outcome(username, path)).toEqual({ status: 403, message: "subscribers only" });
    }
  }
});
