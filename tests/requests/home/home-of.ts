import { calling } from "#tests/harness/world/asking.ts";
import type { Visitor } from "#tests/harness/pages/visitor.ts";
import type { World } from "#tests/harness/world/world.ts";

/** The sessions that a browser's cookies may open, named as in `homeOf`. */
export const IN = "home";
export const OUT = "led to /logout, nothing asked";
/** The cookies show the owner of a session that ended a short while ago. */
export const LAPSED = "led to /session-ended, nothing asked";
export const NOT_IN = /^led to \/(?:logout|session-ended), nothing asked$/;

/** The session that the browser's cookies open. */
export async function homeOf(world: World, browser: Visitor): Promise<string> {
  const { result: response, calls } = await calling(world, () => browser.send("/home"));
  if (response.status === 200) return IN;
  const asked = calls.length === 0 ? "nothing" : "the gateway";
  return `led to ${response.headers.get("location")}, ${asked} asked`;
}
