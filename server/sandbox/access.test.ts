import { expect, test } from "vitest";
import { ASKED, claimsPath, openSandbox } from "./sandbox.fixture.ts";

const { answerOf, ask, get, tokenOf } = openSandbox({ crowd: 30 });

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

test("individual medical amounts are the caller's, whatever suffix is sent", async () => {
  const token = await tokenOf("sub");
  const textOf = async (query: string) => (await get(`benefits/medical${query}`, token)).text();
  expect(await textOf("?suffix=1")).toBe(await textOf(""));
});

test("staff who act for a member may not read or change a confidential request", async () => {
  const { subscriberId } = await answerOf<{ subscriberId: string }>("conf-sub", "account");
  const body = { subscriberId, domainId: 1 };
  const opened = await ask("POST", "login-as", { body, token: await tokenOf("emp") });
  const { token } = (await opened.json()) as { token: string };
  const path = "account/confidential-communication";
  expect((await get(path, token)).status).toBe(403);
  expect((await ask("PUT", path, { body: { request: ASKED }, token })).status).toBe(403);
});
