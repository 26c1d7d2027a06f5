import { expect, test } from "vitest";
import { openSandbox } from "./sandbox.fixture.ts";

const { ask, tokenOf } = openSandbox();

const request = async (username: string, category: string) =>
  ask("GET", `idCard/request?category=${category}`, { token: await tokenOf(username) });

test("GW-62 idCard/request sends the cards of a category of all whom the caller may ask about", async () => {
  for (const [username, category] of [
    ["sub", "M"],
    ["sub", "D"],
    ["dep-adult", "M"],
  ] as const) {
    const response = await request(username, category);
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining("7 to 10 business days"),
    ]);
  }
});

test("GW-62 idCard/request finds nothing where there is no such card to be shown", async () => {
  for (const [username, category] of [
    ["dep-adult", "D"],
    ["sub", "V"],
    ["term", "M"],
  ] as const) {
    expect((await request(username, category)).status).toBe(404);
  }
});
