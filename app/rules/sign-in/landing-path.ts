import { href } from "react-router";

/**
 * Where every sign-in continues (§2 "sso-landing"), and other applications post tokens (T-15,
 * S-25).
 */
export const LANDING_PATH = href("/sso-landing");
