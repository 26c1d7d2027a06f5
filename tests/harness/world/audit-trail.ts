import { expect } from "vitest";
import { eventually } from "../eventually.ts";
import { jsonLines } from "../processes/processes.ts";
import type { World } from "./world.ts";

type Line = Readonly<Record<string, unknown>>;

/**
 * The audit trail from here on: calling it returns every line written so far. Lines are written in
 * order, a moment after the event; to wait for all of them it makes a refused log-in, whose line
 * comes last.
 */
export async function auditTrail(world: World): Promise<() => Promise<Line[]>> {
  const whole = async () => {
    const refused = await world.visitor().post("/login", { username: "nobody", password: "none" });
    const id = refused.headers.get("x-request-id");
    const lines = () => jsonLines(world.log()).filter(({ channel }) => channel === "audit");
    const last = await eventually(() => {
      const at = lines().findIndex(({ requestId }) => requestId === id);
      expect(at).toBeGreaterThan(-1);
      return at;
    });
    return lines().slice(0, last + 1);
  };
  const { length } = await whole();
  return async () => (await whole()).slice(length, -1);
}
