import { expect, test } from "vitest";
import { allCalls } from "./calls/all-calls.ts";
import { openSandbox } from "./sandbox.fixture.ts";

const { ask, tokenOf } = openSandbox();

const writes = allCalls.map(({ call }) => call).filter(({ method }) => method !== "GET");

test.each(writes)("$method $path reads no body that does not say it is JSON", async (call) => {
  const token = await tokenOf("sub");
  const statusOf = async (type: string | null) =>
    (await ask(call.method, call.path, { token, body: {}, type })).status;
  for (const type of [null, "text/plain;charset=UTF-8", "application/x-www-form-urlencoded"]) {
    expect([type, await statusOf(type)]).toEqual([type, 415]);
  }
  for (const type of ["application/json", "Application/JSON; charset=utf-8"]) {
    expect(await statusOf(type)).not.toBe(415);
  }
});

test("a write without a body needs no content type", async () => {
  const init = { token: await tokenOf("sub"), type: null };
  expect((await ask("PUT", "ebill/registerEbillUser", init)).status).toBe(200);
});
