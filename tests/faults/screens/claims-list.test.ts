import { expect, test } from "vitest";
import { jsonLines } from "#tests/harness/processes.ts";
import { useFaultWorld } from "#tests/harness/use-world.ts";
import { SOME_TROUBLES } from "./home-calls.ts";

const world = useFaultWorld();

test("HTTP-15 S-21 the file of the list never holds a failure: it leads to /error/{status}", async () => {
  for (const [fault, entry] of [...SOME_TROUBLES, [{ status: 401 }, 401] as const]) {
    const browser = await world.enter("sub");
    const response = await world.during({ path: "claims/medical", ...fault }, () =>
      browser.send("/claims/export.csv"),
    );
    const answer = [response.status, response.headers.get("location")];
    expect.soft(answer, JSON.stringify(fault)).toEqual([302, `/error/${entry}`]);
    expect.soft(response.headers.get("content-disposition")).toBeNull();
  }
}, 60_000);

test("after all of this no log line holds a claim", async () => {
  await expect.poll(() => jsonLines(world.log()).length).toBeGreaterThan(2);
  expect(world.log()).not.toMatch(/Alder Creek|2600001\d{4}|Testa-Lindqvist/);
});
