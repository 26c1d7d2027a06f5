import { setTimeout as delay } from "node:timers/promises";
import { http } from "msw";
import { threadTurn } from "./skip-waits.ts";
import { GATEWAY, type World } from "./world.ts";

/** Turns of the event loop without a call after which no further call is coming. */
const QUIET_TURNS = 12;

/**
 * The paths that `work` asks of the gateway, in rounds: calls made before any answer of the round.
 * Every call is held until no other follows, so the result does not depend on time.
 */
export async function roundsOf(world: World, work: () => Promise<unknown>): Promise<string[][]> {
  let held: { readonly path: string; readonly release: () => void }[] = [];
  const state = { isOver: false };
  world.network.use(
    http.all(`${GATEWAY}/*`, async ({ request }) => {
      // Later calls of the test are not held: nobody would release them.
      if (state.isOver) return undefined;
      const { promise, resolve } = Promise.withResolvers<undefined>();
      held.push({ path: new URL(request.url).pathname, release: () => resolve(undefined) });
      return promise;
    }),
  );
  const rounds: string[][] = [];
  const finished = work().finally(() => {
    state.isOver = true;
  });
  let quiet = 0;
  let known = 0;
  while (!state.isOver) {
    // Sealing runs in the thread pool, and may come late on a busy machine.
    await Promise.all([delay(2), threadTurn()]);
    quiet = held.length === known ? quiet + 1 : 0;
    known = held.length;
    if (known === 0 || quiet < QUIET_TURNS) continue;
    const round = held;
    held = [];
    known = 0;
    rounds.push(round.map(({ path }) => path).toSorted());
    for (const { release } of round) release();
  }
  // Calls that the work left under way.
  for (const { release } of held) release();
  await finished;
  return rounds;
}
