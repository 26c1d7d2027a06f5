import { expect, test } from "vitest";
import type { SharedStore } from "#server/redis/store.ts";
import { StoreAwayError } from "#server/redis/patience.ts";
import { usernameOwner } from "./owners.ts";
import { keyRing } from "../cookies/seal.ts";
import { createRevocations } from "./revocation.ts";
import { createSession } from "../session.ts";

/** A store whose commands a test answers one by one. */
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
    sign: () => "",
    onReturn: () => undefined,
    onEvent: () => undefined,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what revocations ask of a store
  return { commands, store: store as unknown as SharedStore };
}

test("an end that the store refused stays unshared although a later one was taken", async () => {
  const { commands, store } = slowStore();
  const revocations = createRevocations(store, keyRing([new Uint8Array(32)]));
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

test.each([
  ["before", -5000, "ended"],
  ["in the moment of", 0, "live"],
  ["after", 5000, "live"],
])(
  "a sign-in sent %s the end of all its owner's sessions has its status",
  async (_, ms, status) => {
    const revocations = createRevocations(null, keyRing([new Uint8Array(32)]));
    const claims = { memberKey: "M1", role: null, issuedByRole: null };
    const begin = (begun: number) =>
      createSession("TOKEN", claims, 1, new Date(), { begun, username: "Sub" });
    const [owner, before] = [[usernameOwner("sub ")], begin(Date.now())];
    expect(await revocations.statusOf(before.id, before)).toBe("live");
    await revocations.endAllOf(owner);
    expect(await revocations.statusOf(before.id, before)).toBe("ended");
    const signedIn = begin(await revocations.beginAfter(owner, Date.now() + ms));
    expect(await revocations.statusOf(signedIn.id, signedIn)).toBe(status);
    await revocations.endAllOf(owner);
    expect(await revocations.statusOf(signedIn.id, signedIn)).toBe("ended");
    const other = { ...before, username: "other", memberKey: "M2" };
    expect(await revocations.statusOf(other.id, other)).toBe("live");
  },
);
