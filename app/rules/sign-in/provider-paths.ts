import { href } from "react-router";

/**
 * Where a log-in with an identity provider begins, by a post, and where the provider leads back to,
 * with its answer in the query.
 */
export const PROVIDER_PATH = href("/login/provider");

/** Where the provider itself posts that a person logged out elsewhere (back-channel log-out). */
export const PROVIDER_LOGOUT_PATH = href("/login/provider/logout");
