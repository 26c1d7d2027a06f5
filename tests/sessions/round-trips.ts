import { expect, test } from "vitest";
import type { Line } from "#tests/harness/load/line.ts";
import type { Deployed } from "#tests/harness/processes/deployments.ts";

type Given = { readonly world: Deployed; readonly line: Line };

/** How often a page asks Redis and waits for its answer, in two processes behind a line. */
export function testRoundTrips(given: () => Given): void {
  /** What a page asks for, by packet: the probes' questions name no key, and nobody waits for SET. */
  async function asksOf(send: () => Promise<Response>): Promise<string[][]> {
    await given().line.asked();
    expect((await send()).status).toBe(200);
    const asked = await given().line.asked();
    const commands = asked.map((part) => part.match(/(?<=\r\n)(?:hgetall|getrange|eval)(?=\r\n)/g));
    return commands.filter((found) => found !== null);
  }

  test("a page that another process has shown takes three round trips, and the next one takes one", async () => {
    const { world } = given();
    const browser = await world.enter("sub");
    const [first, second] = [world.copyAt(0, browser), world.copyAt(1, browser)];
    expect(await asksOf(() => first.send("/home"))).toHaveLength(3);
    const cold = await asksOf(() => second.send("/home"));
    expect(cold).toEqual([["hgetall"], ["getrange"], cold[2]]);
    expect(new Set(cold[2])).toEqual(new Set(["getrange"]));
    expect(await asksOf(() => second.send("/home"))).toEqual([["hgetall"]]);
    expect(await asksOf(() => first.send("/home"))).toEqual([["hgetall"]]);
  });
}
