import { expect, test } from "vitest";
import { useWorld } from "#tests/harness/world/use-world.ts";

// Sol (1) of the family of `conf-sub` has a request in force. Every page, file and other member of
// the family: confidential-trace.long.test.ts.

const world = useWorld();

const SOLS = ["26000510007", "Hushwood", "777.31"];

test("a subscriber sees no claim, EOB or provider that a member's request in force withholds", async () => {
  const browser = await world.enter("conf-sub");
  for (const [path, status] of [
    ["/home", 200],
    ["/claims?member=1", 200],
    ["/claims/export.csv", 200],
    ["/eobs?member=1", 200],
    ["/documents", 200],
    ["/benefits/referrals?member=1&expired=included", 200],
    ["/find-care/primary-care/1", 200],
    ["/claims/medical/26000510007/1", 404],
    ["/eobs/EOB26000510007", 404],
  ] as const) {
    const response = await browser.send(path);
    const text = await response.text();
    const found = SOLS.filter((each) => text.includes(each) && !path.includes(each));
    expect.soft([path, response.status, found]).toEqual([path, status, []]);
  }
});

test("the member who made the request sees their own claims and providers", async () => {
  const { browser, page } = await world.openAs("conf-dep", "/claims");
  for (const each of SOLS.slice(0, 2)) expect(page.html).toContain(each);
  expect((await browser.open("/claims/medical/26000510007/1")).status).toBe(200);
});
