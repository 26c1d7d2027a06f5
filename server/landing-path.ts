/**
 * Where every sign-in goes on from (§2 "sso-landing"), and where another application of the carrier
 * hands a member's token over (T-15, S-25).
 */
export const LANDING_PATH = "/sso-landing";
