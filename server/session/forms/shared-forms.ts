import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { GatewayError, OutcomeUnknownError } from "#server/gateway/transport/errors.ts";
import { KEY_PREFIX, type SharedStore } from "#server/redis/store.ts";
import type { KeyRing } from "../cookies/seal.ts";
import { sharedSecret } from "../shared-secret.ts";
import { findText, parseOutcome, outcomeSeal, type FormOutcome } from "./outcome-text.ts";

/** How long a form counts as under way after its process last confirmed it. */
const HELD_MS = 5000;
const HOLD_EVERY_MS = 500;
/** How long waiting processes can read an outcome that is not remembered. */
const TOLD_MS = 2000;
const ASK_EVERY_MS = 30;
/** A longer value on the store is no outcome of ours, and is not read in full. */
const LONGEST_OUTCOME = 1_000_000;
const OWNER_LENGTH = randomUUID().length;

/** Extends the hold on a form, unless another process has it by now. */
const HOLD = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
return redis.call('PEXPIRE', KEYS[1], ARGV[2])`;

/**
 * Publishes the outcome, and remembers the form for ARGV[4] ms or forgets it. Works even if the
 * server is full: the value expires within seconds.
 */
const TELL = `#!lua flags=allow-oom
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3])
if tonumber(ARGV[4]) > 0 then return redis.call('PEXPIRE', KEYS[1], ARGV[4]) end
return redis.call('DEL', KEYS[1])`;

/** The store through which processes share outcomes, and the key ring that hides them there. */
export type Shared = { readonly store: SharedStore; readonly ring: KeyRing };

/** A form keeps its first secret even if the ring changes. */
type Form = { readonly key: string; readonly text: string; readonly secret: Uint8Array };

function formOf(ring: KeyRing, text: string): Form {
  const secret = sharedSecret(ring, "forms");
  return { key: keyOfForm(secret, text), text, secret };
}

/** Outcomes are kept under a keyed hash, since a form may hold a password. */
export const keyOfForm = (secret: Uint8Array, text: string): string =>
  createHmac("sha256", secret).update(text).digest("base64url");

type Once<Outcome> = {
  readonly work: () => Promise<Outcome>;
  /** How long an outcome is remembered once it is known; 0 for not at all. */
  readonly keptMs: (outcome: Outcome) => number;
  /** Whether it may run again if its outcome is unknown. */
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

  /**
   * Publishes the outcome; a process that misses it finds the form free, as after a lost answer.
   */
  async function tell(form: Form, owner: string, told: FormOutcome | undefined, keptMs: number) {
    const text = told === undefined ? undefined : findText(told);
    const whole = outcomeSeal(form.secret, form.text).seal(text ?? "");
    const sealed =
      whole.length > LONGEST_OUTCOME ? outcomeSeal(form.secret, form.text).seal("") : whole;
    const keys = [formKey(form), outcomeKey(owner)];
    // Longer than the form is known, because a process that still found the form asks for the
    // outcome next.
    const times = [keptMs + TOLD_MS, keptMs];
    await store
      .ask((redis) => redis.eval(TELL, keys.length, ...keys, owner, sealed, ...times))
      .catch(() => undefined);
  }

  /** The process that was first with the form: null if it is this one, or if unknown. */
  async function findFirst(form: Form, owner: string): Promise<string | null> {
    const key = formKey(form);
    const [isOurs, first] = await store
      .ask((redis) =>
        Promise.all([
          redis.set(key, owner, "PX", HELD_MS, "NX"),
          redis.getrange(key, 0, OWNER_LENGTH),
        ]),
      )
      // Without the store a process only knows its own forms.
      .catch(() => ["OK", ""] as const);
    return isOurs === null ? first : null;
  }

  /** The outcome in another process; undefined if no process will report it. */
  async function findOutcome(form: Form, owner: string): Promise<FormOutcome | undefined> {
    for (;;) {
      const [holder, sealed] = await store.ask((redis) =>
        Promise.all([
          redis.getrange(formKey(form), 0, OWNER_LENGTH),
          redis.getrangeBuffer(outcomeKey(owner), 0, LONGEST_OUTCOME),
        ]),
      );
      if (sealed.length > 0)
        return parseOutcome(outcomeSeal(form.secret, form.text).open(sealed) ?? "");
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

/** A thrown response is a redirect, which the second submit finds by itself. */
function toldOf(error: unknown): FormOutcome | undefined {
  if (error instanceof GatewayError) return { kind: "thrown", error };
  return error instanceof Error ? undefined : { kind: "again" };
}
