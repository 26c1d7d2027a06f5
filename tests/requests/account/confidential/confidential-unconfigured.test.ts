import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { CALL, OWN, PATH } from "./confidential-page.ts";

const world = useWorld({
  env: { GATEWAY_PATHS: "account/policy-details=account/policy-details" },
});

test("without the call in GATEWAY_PATHS the request has no page, no link and no call", async () => {
  const browser = await world.enter("sub");
  const calls = await world.callsDuring(async () => {
    expect((await browser.open(PATH)).status).toBe(404);
    expect((await browser.openPost(PATH, { emailAddress: OWN, about: "ALL" })).status).toBe(404);
    for (const path of ["/home", "/account", "/account/support"]) {
      const page = await browser.open(path);
      expect([page.status, page.html.includes(PATH)]).toEqual([200, false]);
    }
  });
  expect(calls.filter(({ path }) => path === CALL)).toEqual([]);
});
