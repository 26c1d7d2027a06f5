import { Authenticator } from "remix-auth";
import type { Strategy } from "remix-auth/strategy";
import { GroupSwitchStrategy } from "./group-switch.ts";
import { ReceiveTokenStrategy } from "./receive-token.ts";
import { LoginAsStrategy } from "./login-as.ts";
import { NewAccountStrategy } from "./new-account.ts";
import { PasswordStrategy } from "./password.ts";
import type { StartSignIn, SignInRequest } from "./start-sign-in.ts";

/** Every way in, by name. There is no other: a test looks. */
export const STRATEGIES = {
  password: PasswordStrategy,
  "receive-token": ReceiveTokenStrategy,
  "login-as": LoginAsStrategy,
  "group-switch": GroupSwitchStrategy,
  "new-account": NewAccountStrategy,
} as const;

export type StrategyName = keyof typeof STRATEGIES;

/** What a way in is given once its form is read, and all that may come of it. */
type Given<Name extends StrategyName> = ConstructorParameters<(typeof STRATEGIES)[Name]>[1];
export type SignInOutcome<Name extends StrategyName> = Awaited<
  ReturnType<InstanceType<(typeof STRATEGIES)[Name]>["authenticate"]>
>;

type Made = {
  readonly [Name in StrategyName]: new (
    visit: SignInRequest,
    given: Given<Name>,
  ) => Strategy<SignInOutcome<Name>, StartSignIn>;
};
const made: Made = STRATEGIES;

/** One request's ways in. */
export function authenticatorFor<Name extends StrategyName>(
  name: Name,
  visit: SignInRequest,
  given: Given<Name>,
): Authenticator<SignInOutcome<Name>> {
  return new Authenticator<SignInOutcome<Name>>().use(new made[name](visit, given), name);
}

/**
 * Signs in by one of the ways. The library hands a strategy a request of its own, for which it takes
 * the body; the form has been read by then, so what it said is given apart, and the body is left out.
 */
export function authenticate<Name extends StrategyName>(
  name: Name,
  { request, ...visit }: SignInRequest & { readonly request: Request },
  given: Given<Name>,
): Promise<SignInOutcome<Name>> {
  const { url, method, headers, signal } = request;
  const bodiless = new Request(url, { method, headers, signal });
  return authenticatorFor(name, visit, given).authenticate(name, bodiless);
}
