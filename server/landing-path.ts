/**
 * Where every sign-in continues (§2 "sso-landing"), and where another application of the carrier
 * posts a member's token (T-15, S-25).
 */
export const LANDING_PATH = "/sso-landing";
