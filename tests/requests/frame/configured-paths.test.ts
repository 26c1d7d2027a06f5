import { parseSetCookie } from "cookie";
import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/world/use-world.ts";
import { CONFIGURED } from "./configured.ts";

const world = useWorld(CONFIGURED);

test("ROUTE-64 with another default configured, the empty path leads there", async () => {
  const page = await world.visitor().open("/");
  expect(page.hops).toEqual(["/error/503"]);
});

test("CONST-02 CONST-03 T-16 the access token's path is the base path, the api token's is /", async () => {
  const browser = await world.enterPending("sub");
  const response = await browser.send("/sso-landing");
  const paths = response.headers.getSetCookie().map((line) => {
    const { name, path } = parseSetCookie(line);
    return [name, path];
  });
  expect(Object.fromEntries(paths)).toEqual({
    access_token: "/",
    activity: "/",
    api_token: "/",
    temp_token: "/",
  });
});
