import { Strategy } from "remix-auth/strategy";
import type { GatewayError } from "#server/gateway/transport/errors.ts";
import {
  startSignIn,
  type SignedIn,
  type StartSignIn,
  type SignInRequest,
} from "./start-sign-in.ts";

/** The gateway is in trouble, or broke its contract: nothing that was asked is the cause. */
export type Trouble = { readonly kind: "trouble"; readonly error: GatewayError };

/**
 * A way in, as a strategy of remix-auth: made for one visit, with what its form was found to say, for
 * the form is read before it. What it finds it hands to `verify`, which starts the sign-in; what else
 * may come of it is `Failure`. It throws only what nobody could foresee.
 */
export abstract class SignInStrategy<Input, Failure> extends Strategy<
  SignedIn | Failure,
  StartSignIn
> {
  protected readonly signIn: SignInRequest;
  protected readonly input: Input;

  constructor(visit: SignInRequest, input: Input) {
    super((start) => startSignIn(visit, start));
    this.signIn = visit;
    this.input = input;
  }
}
