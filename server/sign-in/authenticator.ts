import { Authenticator } from "remix-auth";
import type { Strategy } from "remix-auth/strategy";
import { GroupSwitchStrategy } from "./group-switch.ts";
import { IdentityProviderStrategy } from "./identity-provider.ts";
import { ReceiveTokenStrategy } from "./receive-token.ts";
import { LoginAsStrategy } from "./login-as.ts";
import { NewAccountStrategy } from "./new-account.ts";
import { PasswordStrategy } from "./password.ts";
import type { NewSignIn, SignInRequest } from "./start-sign-in.ts";

/** Every way to sign in, by name; a test finds any other. */
export const STRATEGIES = {
  password: PasswordStrategy,
  "receive-token": ReceiveTokenStrategy,
  "identity-provider": IdentityProviderStrategy,
  "login-as": LoginAsStrategy,
  "group-switch": GroupSwitchStrategy,
  "new-account": NewAccountStrategy,
} as const;

export type StrategyName = keyof typeof STRATEGIES;

/** The input of a strategy, once its form is parsed. */
type StrategyInput<Name extends StrategyName> = ConstructorParameters<(typeof STRATEGIES)[Name]>[1];
export type SignInOutcome<Name extends StrategyName> = Awaited<
  ReturnType<InstanceType<(typeof STRATEGIES)[Name]>["authenticate"]>
>;

type Constructors = {
  readonly [Name in StrategyName]: new (
    signIn: SignInRequest,
    input: StrategyInput<Name>,
  ) => Strategy<SignInOutcome<Name>, NewSignIn>;
};
const constructors: Constructors = STRATEGIES;

/** An authenticator of one request, with one strategy. */
export function authenticatorFor<Name extends StrategyName>(
  name: Name,
  signIn: SignInRequest,
  input: StrategyInput<Name>,
): Authenticator<SignInOutcome<Name>> {
  return new Authenticator<SignInOutcome<Name>>().use(new constructors[name](signIn, input), name);
}

/** Signs in by one of the strategies; the form is already read, so the request has no body. */
export function authenticate<Name extends StrategyName>(
  name: Name,
  { request, ...signIn }: SignInRequest & { readonly request: Request },
  input: StrategyInput<Name>,
): Promise<SignInOutcome<Name>> {
  const { url, method, headers, signal } = request;
  const bodiless = new Request(url, { method, headers, signal });
  return authenticatorFor(name, signIn, input).authenticate(name, bodiless);
}
