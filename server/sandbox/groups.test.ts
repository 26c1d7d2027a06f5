import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { openSandbox } from "./sandbox.fixture.ts";

const { ask, get, send, tokenOf } = openSandbox();

const FIRST = "10007011";
const SECOND = "10007028";

type Group = { groupId: string; memberKey: string; medical: unknown; dental: unknown };

const select = async (token: string, groupId: string, domain = 1) => {
  const answer = await ask("POST", "group-selection", { token, body: { groupId, domain } });
  return ((await answer.json()) as { token: string }).token;
};
const groupIds = async (token: string, path: string) =>
  ((await (await get(path, token)).json()) as Group[]).map(({ groupId }) => groupId);

test("a token that staff asked for stays one, whichever group they came by", async () => {
  const own = await get("account", await select(await tokenOf("multi"), SECOND));
  const { subscriberId } = (await own.json()) as { subscriberId: string };
  const opened = await ask("POST", "login-as", {
    token: await tokenOf("emp"),
    body: { subscriberId, domainId: 1 },
  });
  const { token } = (await opened.json()) as { token: string };
  expect(decodeJwt(token)).toMatchObject({ memberKey: "410001100", username: "multi" });
  expect(await groupIds(token, "groups")).toEqual([FIRST, SECOND]);
  const first = await select(token, FIRST);
  const expected = { memberKey: "410001000", issuedByRole: "logInAsAnyone", username: "multi" };
  expect(decodeJwt(first)).toMatchObject(expected);
});

test("a person's groups are the same from each of their groups' tokens, and so is the way back", async () => {
  const first = await tokenOf("multi");
  const second = await select(first, SECOND);
  for (const path of ["groups", "groups/individual"]) {
    expect(await groupIds(first, path)).toEqual([FIRST, SECOND]);
    expect(await groupIds(second, path)).toEqual([FIRST, SECOND]);
  }
  expect(decodeJwt(await select(second, FIRST))["memberKey"]).toBe("410001000");
  expect(decodeJwt(await select(second, SECOND))["memberKey"]).toBe("410001100");
});

test("a group nobody has and somebody else's are refused alike; staff choose theirs on each brand", async () => {
  const choose = (body: unknown) => send("POST", "group-selection", body, "multi");
  const unknown = { status: 404, message: "there is no such group" };
  expect(await choose({ groupId: "1", domain: 1 })).toEqual(unknown);
  expect(await choose({ groupId: "10004417", domain: 1 })).toEqual(unknown);
  const expected = { status: 400, message: "domain is not valid" };
  expect(await choose({ groupId: SECOND, domain: 2 })).toEqual(expected);
  for (const body of [{}, { groupId: SECOND }, { domain: 1 }, { groupId: "", domain: 1 }, null]) {
    expect(await choose(body)).toMatchObject({ status: 400 });
  }
  for (const [domain, status] of [
    [1, 200],
    [2, 200],
    [11, 400],
  ] as const) {
    expect(
      await send("POST", "group-selection", { groupId: "10007080", domain }, "emp"),
    ).toMatchObject({ status });
  }
});
