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

test("a new password is the only one from then on, for that name alone, until a reset", async () => {
  expect(await change("sub", PASSWORD, NEW)).toMatchObject({ status: 200 });
  expect((await world.signIn("sub")).status).toBe(401);
  expect((await world.signIn(" SUB ", NEW)).status).toBe(200);
  expect((await world.signIn("dep-adult")).status).toBe(200);
  expect((await world.signIn("dep-adult", NEW)).status).toBe(401);
  expect(await change("sub", NEW, "Third-333")).toMatchObject({ status: 200 });
  expect((await world.signIn("sub", NEW)).status).toBe(401);
  world.sandbox.reset();
  expect((await world.signIn("sub")).status).toBe(200);
});

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

test("a wrong current password comes first, then the same one again, then the rule", async () => {
  expect(await change("sub", "wrong-1", "x")).toEqual(refused("CURRENT_PASSWORD_INVALID"));
  expect(await change("sub", "", PASSWORD)).toEqual(refused("CURRENT_PASSWORD_INVALID"));
  expect(await change("sub", PASSWORD, PASSWORD)).toEqual(refused("PASSWORD_REUSED"));
  for (const broken of ["", "abc12", "no-digit", "with blank 1", "x".repeat(32) + "1"]) {
    expect(await change("sub", PASSWORD, broken)).toEqual(refused("PASSWORD_INVALID"));
  }
  expect((await world.signIn("sub")).status).toBe(200);
});

test("what names no passwords is refused, and so is a member without an account", async () => {
  for (const body of [{}, { currentPassword: PASSWORD }, { newPassword: NEW }, null]) {
    expect(await world.send("PUT", "account/password", body, "sub")).toMatchObject({
      status: 400,
      message: expect.stringMatching(/is not valid$/),
    });
  }
  const opened = await world.ask("POST", "login-as", {
    token: await world.tokenOf("emp"),
    body: { subscriberId: "NC90447127", domainId: 1 },
  });
  const { token } = (await opened.json()) as { token: string };
  const body = { currentPassword: PASSWORD, newPassword: NEW };
  const answer = await world.ask("PUT", "account/password", { token, body });
  expect(await answer.json()).toEqual({ errorType: "CURRENT_PASSWORD_INVALID" });
});
