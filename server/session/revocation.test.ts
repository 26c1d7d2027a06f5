import { expect, test } from "vitest";
import type { SharedStore } from "#server/redis/store.ts";
import { StoreAwayError } from "#server/redis/within.ts";
import { createRevocations } from "./revocation.ts";

/** A store whose commands are answered one by one, by whoever holds them. */
function slowStore() {
  const commands: PromiseWithResolvers<number>[] = [];
  const command = () => {
    const asked = Promise.withResolvers<number>();
    commands.push(asked);
    return asked.promise;
  };
  const redis = { eval: command, publish: command };
  const store = {
    ask: (work: (client: typeof redis) => Promise<unknown>) => work(redis),
    onReturn: () => undefined,
    onEvent: () => undefined,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what revocations ask of a store
  return { commands, store: store as unknown as SharedStore };
}

test("an end that the store took does not stand for an earlier one that it did not", async () => {
  const { commands, store } = slowStore();
  const revocations = createRevocations(store);
  const ends = [revocations.revoke("session", 10_000), revocations.revoke("session")];
  const [later, atOnce] = commands;
  atOnce?.reject(new StoreAwayError());
  later?.resolve(1);
  await expect.poll(() => commands.length).toBeGreaterThan(2);
  expect(revocations.countUnshared()).toBe(1);
  for (const each of commands) each.resolve(1);
  await Promise.all(ends);
  expect(revocations.countUnshared()).toBe(0);
});
