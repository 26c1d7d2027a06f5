import type { z } from "zod";
import type { Arguments, Call } from "./call.ts";
import type { Gateway, Result } from "./gateway.ts";

/** A function that reads a call without arguments (see `Gateway.read`). */
export const readOf =
  <Answer extends z.ZodType>(call: Call<Answer>) =>
  (gateway: Gateway): Promise<z.output<Answer>> =>
    gateway.read(call);

/**
 * A function that reads what a page can omit without a notice; null on any error (see
 * `Gateway.ask`).
 */
export async function findWithShortTimeout<Answer extends z.ZodType>(
  gateway: Gateway,
  call: Call<Answer>,
  args?: Arguments,
): Promise<z.output<Answer> | null> {
  const found = await gateway.ask((brief) => brief.read(call, args), "short-timeout");
  return found.ok ? found.value : null;
}

/** A function that performs a call with its body; errors are values. A write drops `changes`. */
export const attemptOf =
  <Answer extends z.ZodType, Body extends z.ZodType>(
    call: Call<Answer, Body>,
    changes: readonly Call[] = [],
  ) =>
  (gateway: Gateway, body: z.input<Body>): Promise<Result<z.output<Answer>>> =>
    gateway.attempt(call, {}, body, changes);

/** A function that writes and drops the cached answers of `changes`. */
export const sendOf =
  <Body extends z.ZodType>(call: Call<z.ZodType, Body>, changes: readonly Call[]) =>
  (gateway: Gateway, body: z.input<Body>): Promise<void> =>
    gateway.send(call, body, changes);

/** A function that reads a call past the cache; errors are values (see `Gateway.attemptFresh`). */
export const attemptFreshOf =
  <Answer extends z.ZodType>(call: Call<Answer>) =>
  (gateway: Gateway): Promise<Result<z.output<Answer>>> =>
    gateway.attemptFresh(call);
