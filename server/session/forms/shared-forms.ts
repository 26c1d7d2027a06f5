import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { GatewayError, OutcomeUnknownError } from "#server/gateway/transport/errors.ts";
import { KEY_PREFIX, type SharedStore } from "#server/redis/store.ts";
import type { KeyRing } from "../cookies/seal.ts";
import { sharedSecret } from "../shared-secret.ts";
import { findText, findTold, outcomeSeal, type Told } from "./outcome-text.ts";

/** A form that is under way is known as such for so long after its process last said so. */
const HELD_MS = 2000;
const HOLD_EVERY_MS = 500;
/** For how long those who wait can read an outcome that is not remembered. */
const TOLD_MS = 2000;
const ASK_EVERY_MS = 30;
/** What is longer on the store is no outcome of ours, and not read in full. */
const LONGEST_OUTCOME = 1_000_000;
const OWNER_LENGTH = randomUUID().length;

/** Goes on holding a form, unless it is somebody else's by now. */
const HOLD = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])`;

/**
 * Tells the outcome, and remembers the form for ARGV[4] ms or forgets it. Also when the server is
 * full: it is gone in seconds.
 */
const TELL = `#!lua flags=allow-oom
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3])
if tonumber(ARGV[4]) > 0 then return redis.call('PEXPIRE', KEYS[1], ARGV[4]) end
return redis.call('DEL', KEYS[1])`;

/** The store by which processes share outcomes, and the keys that hide them there. */
export type Shared = { readonly store: SharedStore; readonly ring: KeyRing };

/** A form keeps the secret it began with, whatever becomes of the ring. */
type Form = { readonly key: string; readonly text: string; readonly secret: Uint8Array };

function formOf(ring: KeyRing, text: string): Form {
  const secret = sharedSecret(ring, "forms");
  return { key: keyOfForm(secret, text), text, secret };
}

/** Outcomes are kept by keyed hash, since a form may hold a password. */
export const keyOfForm = (secret: Uint8Array, text: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");

type Once<Outcome> = {
  readonly work: () => Promise<Outcome>;
  /** For how long an outcome is remembered from the moment it is there; 0 for not at all. */
  readonly keptMs: (outcome: Outcome) => number;
  /** May be done again where its outcome is unknown. */
  readonly repeatable: boolean;
};

/** Carries out a form once over all processes (docs/decisions/forms/once.md). */
export function createSharedForms({ store, ring }: Shared) {
  async function carryOut<Outcome>(form: Form, owner: string, once: Once<Outcome>) {
    const holding = setInterval(() => void hold(form, owner), HOLD_EVERY_MS);
    try {
      const outcome = await once.work();
      await tell(form, owner, { kind: "resolved", outcome }, once.keptMs(outcome));
      return outcome;
    } catch (error) {
      await tell(form, owner, toldOf(error), 0);
      throw error;
    } finally {
      clearInterval(holding);
    }
  }

  const hold = (form: Form, owner: string) =>
    store.ask((redis) => redis.eval(HOLD, 1, formKey(form), owner, HELD_MS)).catch(() => undefined);

  /** Tells the others; who cannot be told finds the form free, as after a lost answer. */
  async function tell(form: Form, owner: string, told: Told | undefined, keptMs: number) {
    const text = told === undefined ? undefined : findText(told);
    const whole = outcomeSeal(form.secret, form.text).seal(text ?? "");
    const sealed =
      whole.length > LONGEST_OUTCOME ? outcomeSeal(form.secret, form.text).seal("") : whole;
    const keys = [formKey(form), outcomeKey(owner)];
    // Longer than the form is known: who still found that asks for the outcome next.
    const times = [keptMs + TOLD_MS, keptMs];
    await store
      .ask((redis) => redis.eval(TELL, keys.length, ...keys, owner, sealed, ...times))
      .catch(() => undefined);
  }

  /** Who was first with the form: null where that is this owner, and where it is unknown. */
  async function findFirst(form: Form, owner: string): Promise<string | null> {
    const key = formKey(form);
    const [isOurs, first] = await store
      .ask((redis) =>
        Promise.all([
          redis.set(key, owner, "PX", HELD_MS, "NX"),
          redis.getrange(key, 0, OWNER_LENGTH),
        ]),
      )
      // Without the store a process knows its own forms only.
      .catch(() => ["OK", ""] as const);
    return isOurs === null ? first : null;
  }

  /** What another process made of it; undefined where no process will say. */
  async function findOutcome(form: Form, owner: string): Promise<Told | undefined> {
    for (;;) {
      const [holder, sealed] = await store.ask((redis) =>
        Promise.all([
          redis.getrange(formKey(form), 0, OWNER_LENGTH),
          redis.getrangeBuffer(outcomeKey(owner), 0, LONGEST_OUTCOME),
        ]),
      );
      if (sealed.length > 0)
        return findTold(outcomeSeal(form.secret, form.text).open(sealed) ?? "");
      if (holder !== owner || owner === "") return undefined;
      await sleep(ASK_EVERY_MS);
    }
  }

  return async function shareOutcome<Outcome>(text: string, once: Once<Outcome>): Promise<Outcome> {
    const form = formOf(ring, text);
    const owner = randomUUID();
    for (;;) {
      const first = await findFirst(form, owner);
      if (first === null) return carryOut(form, owner, once);
      const told = await findOutcome(form, first).catch(() => undefined);
      if (told?.kind === "thrown") throw told.error;
      // The key covers sender, purpose and form, so the outcome has the same type.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      if (told?.kind === "resolved") return told.outcome as Outcome;
      if (told === undefined && once.repeatable) return once.work();
      if (told === undefined) throw new OutcomeUnknownError();
    }
  };
}

const formKey = ({ key }: Form): string => `${KEY_PREFIX}form:${key}`;
const outcomeKey = (owner: string): string => `${KEY_PREFIX}outcome:${owner}`;

/** A thrown response says where to go on, which the second press finds by itself. */
function toldOf(error: unknown): Told | undefined {
  if (error instanceof GatewayError) return { kind: "thrown", error };
  return error instanceof Error ? undefined : { kind: "again" };
}
