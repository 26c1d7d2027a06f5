import { expect, test } from "vitest";
import { ASKED as request } from "#server/sandbox/sandbox.fixture.ts";
import { getConfidentialRequest, saveConfidentialRequest } from "./confidential.ts";
import { openSandboxGateway, plainGet, plainWrite } from "../../sandbox-gateway.fixture.ts";

const world = openSandboxGateway();

const PATH = "/account/confidential-communication";

test("a request for confidential communication is sent by PUT, and the next read shows its status", async () => {
  const { value, asked, bearer } = await world.asking("dep-adult", async (gateway) => [
    await getConfidentialRequest(gateway),
    await saveConfidentialRequest(gateway, { request }),
    await getConfidentialRequest(gateway),
  ]);
  const read = plainGet(PATH, bearer);
  expect(asked).toEqual([read, plainWrite("PUT", PATH, bearer, { request }), read]);
  expect(value).toMatchObject([null, { ok: true }, { ...request, status: "RECEIVED" }]);
});
