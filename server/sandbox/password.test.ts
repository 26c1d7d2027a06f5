import { decodeJwt } from "jose";
import { afterEach, expect, test } from "vitest";
import { PASSWORD } from "./personas.ts";
import { openSandbox } from "./sandbox.fixture.ts";

const world = openSandbox();
afterEach(() => world.sandbox.reset());

const NEW = "Another-1";
const change = (username: string, currentPassword: string, newPassword: string) =>
  world.send("PUT", "account/password", { currentPassword, newPassword }, username);
const refused = (errorType: string) => ({ status: 400, errorType });

test("the answer is a fresh token of the same member in the same group", async () => {
  const chosen = await world.ask("POST", "group-selection", {
    token: await world.tokenOf("multi"),
    body: { groupId: "10007028", domain: 1 },
  });
  const { token } = (await chosen.json()) as { token: string };
  const body = { currentPassword: PASSWORD, newPassword: NEW };
  const answer = await world.ask("PUT", "account/password", { token, body });
  const { token: fresh } = (await answer.json()) as { token: string };
  const claims = decodeJwt(fresh);
  expect(claims).toMatchObject({ memberKey: "410001100", role: "member", username: "multi" });
  expect(claims.jti).not.toBe(decodeJwt(token).jti);
  expect((await world.get("account", fresh)).status).toBe(200);
});

test("ini becomes an active account by it, and no other one does", async () => {
  const status = async (username: string) =>
    (await world.get("account/status", await world.tokenOf(username))).text();
  expect(await change("ini", PASSWORD, PASSWORD)).toEqual(refused("PASSWORD_REUSED"));
  expect(await status("ini")).toBe("INI");
  await change("ini", PASSWORD, NEW);
  expect([await status("ini"), await status("ini-dep")]).toEqual(["ACT", "INI"]);
});
