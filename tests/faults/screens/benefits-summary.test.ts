import { expect, test } from "vitest";
import { jsonLines } from "#tests/harness/processes.ts";
import { useFaultWorld } from "#tests/harness/use-world.ts";

const world = useFaultWorld();

test.each([
  ["odd-sums", ["medical", "dental"], "benefit amounts do not agree"],
  ["odd-family", ["pharmacy"], "a tier could not be read"],
] as const)(
  "S-13 the summary of %s is logged once a category, without a member or an amount",
  async (persona, categories, msg) => {
    const { page } = await world.openAs(persona, "/benefits/summary");
    expect(page.status).toBe(200);
    const requestId = page.headers.get("x-request-id");
    const logged = () =>
      jsonLines(world.log()).filter(
        (line) => line["requestId"] === requestId && line["msg"] === msg,
      );
    await expect.poll(() => logged().length).toBe(categories.length);
    expect(logged()).toEqual(
      categories.map((category) => ({
        level: "warn",
        time: expect.any(String) as unknown,
        requestId,
        pattern: `benefits/${category}`,
        reason: category,
        msg,
      })),
    );
  },
);
