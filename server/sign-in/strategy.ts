import { Strategy } from "remix-auth/strategy";
import type { GatewayError } from "#server/gateway/transport/errors.ts";
import { startSignIn, type SignedIn, type NewSignIn, type SignInRequest } from "./start-sign-in.ts";

/** The gateway failed, or broke its contract; the request is not the cause. */
export type Trouble = { readonly kind: "trouble"; readonly error: GatewayError };

/**
 * A way to sign in, as a strategy of remix-auth: made for one request, with the `input` parsed from
 * its form. It passes its result to `verify`, which starts the sign-in, or resolves to a `Failure`.
 * It throws only unexpected errors.
 */
export abstract class SignInStrategy<Input, Failure> extends Strategy<
  SignedIn | Failure,
  NewSignIn
> {
  protected readonly signIn: SignInRequest;
  protected readonly input: Input;

  constructor(signIn: SignInRequest, input: Input) {
    const sentAt = Date.now();
    super((start) => startSignIn(signIn, start, sentAt));
    this.signIn = signIn;
    this.input = input;
  }
}
