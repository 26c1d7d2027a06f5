import { data, redirect, type MiddlewareFunction } from "react-router";
import { LANDING_PATH } from "../../../server/landing-path.ts";
import { audited } from "../../../server/middleware/audited.ts";
import { isHandOver } from "../../../server/middleware/same-origin.ts";
import { findTokenClaims } from "../../../server/session/claims.ts";
import { beginWay } from "../begin-way.ts";
import { readForm } from "../form-data.ts";

/** A signed token is a few hundred characters; a cookie could not hold much more. */
const LONGEST_TOKEN = 2500;

/**
 * Another application of the carrier posts a member's token here (S-25): it begins a way as a
 * password would. Whether it is any good the gateway says at the first call; until then it opens
 * nothing.
 */
export const handOver: MiddlewareFunction<Response> = async ({ request, url, context }) => {
  if (!isHandOver(request, url)) return;
  const token = (await readForm(request)).get("token");
  // What is no token at all is the sender's fault, not that of a gateway nobody has asked yet.
  if (
    typeof token !== "string" ||
    token.length > LONGEST_TOKEN ||
    findTokenClaims(token) === null
  ) {
    throw data({ entry: 400 }, { status: 400 });
  }
  const { memberKey } = await beginWay(context, url, { token, redirect: null });
  audited(context, { event: "sign-in-elsewhere", outcome: "ok", memberKey });
  throw redirect(LANDING_PATH, { status: 303 });
};
