import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sharedSecret, type KeyRing } from "#server/session/seal.ts";
import { sealFor } from "#server/session/seal.ts";
import type { Store } from "#server/store/store.ts";

/** How long a form counts as under way after its process last said so. */
const HELD_MS = 5000;
const HOLD_EVERY_MS = 1000;
/** From the first press: a reload, or a second click after the answer, comes within that time. */
const REMEMBERED_MS = 10_000;
/** How long those who wait can read an outcome that is not remembered. */
const TOLD_MS = 2000;
const MOST_TRIES = 5;
const ASK_EVERY_MS = 30;

/** Raise it when an outcome changes its meaning, so that older processes do not read it. */
const FORMAT = "outcome 4";

/** The store in which processes share forms under way, and the keys that hide forms and outcomes in it. */
type SharedForms = { readonly store: Pick<Store, "values">; readonly keys: KeyRing };

export type Press =
  | {
      readonly kind: "first";
      /**
       * Ends the first press with its outcome, null for one that cannot be shared. Without
       * `isRemembered` it is for those who wait by now.
       */
      readonly finish: (end: { outcome: string | null; isRemembered: boolean }) => Promise<void>;
    }
  | { readonly kind: "again"; readonly outcome: string }
  /** The first press was carried out, or was begun, and nobody can tell how it ended. */
  | { readonly kind: "outcome-unknown" };

/**
 * Begins a form with its sender, as one text. Its first press holds it as long as its process lives;
 * any other waits for the outcome. Without a store each press is the first.
 */
export async function pressForm({ store, keys }: SharedForms, form: string): Promise<Press> {
  const { values } = store;
  const secret = sharedSecret(keys, "forms");
  // A form may hold a password: the store sees only keyed hashes of it.
  const hashed = (use: string) => createHmac("sha256", secret).update(`${use} ${form}`).digest();
  const key = `{form:${hashed("name").toString("base64url")}}`;
  const outcomes = sealFor({ keys: [hashed(FORMAT)] }, form, "outcome");
  const outcomeKey = (owner: Buffer) => `${key}:${owner.toString()}`;

  /** Null if this press is the first. */
  async function findFirst(owner: Buffer): Promise<Buffer | null> {
    // A key of another type is no press of ours.
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const [isOurs, first] = await Promise.all([values.add(key, owner, HELD_MS), values.get(key)]);
      if (isOurs) return null;
      if (first !== null) return first;
    }
    return null;
  }

  async function waitFor(first: Buffer): Promise<Press> {
    for (;;) {
      // Read in this order: a form is let go after its outcome was told.
      const [holder, sealed] = await Promise.all([values.get(key), values.get(outcomeKey(first))]);
      if (sealed !== null) {
        const outcome = outcomes.open(first.toString(), sealed)?.toString();
        return outcome === undefined ? UNKNOWN : { kind: "again", outcome };
      }
      if (holder?.equals(first) !== true) return UNKNOWN;
      await sleep(ASK_EVERY_MS);
    }
  }

  function hold(owner: Buffer): Press {
    const began = performance.now();
    const extend = (ms: number) => values.extend(key, owner, ms);
    const holding = setInterval(() => extend(HELD_MS).catch(() => undefined), HOLD_EVERY_MS);
    return {
      kind: "first",
      async finish({ outcome, isRemembered }) {
        clearInterval(holding);
        const left = isRemembered ? Math.ceil(REMEMBERED_MS - (performance.now() - began)) : 0;
        const keptMs = Math.max(0, left);
        const sealed =
          outcome === null ? Buffer.alloc(0) : outcomes.seal(owner.toString(), outcome);
        await Promise.allSettled([
          values.set(outcomeKey(owner), sealed, keptMs + TOLD_MS),
          extend(keptMs),
        ]);
      },
    };
  }

  const owner = Buffer.from(randomUUID());
  const first = await findFirst(owner).catch(() => null);
  // What does not open, or can no longer be asked for, is not known.
  return first === null ? hold(owner) : waitFor(first).catch(() => UNKNOWN);
}

const UNKNOWN = { kind: "outcome-unknown" } as const;
