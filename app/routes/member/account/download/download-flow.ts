import { randomBytes, timingSafeEqual } from "node:crypto";
import { href, redirect } from "react-router";
import { z } from "zod";
import { clockContext } from "#server/middleware/clock.ts";
import { defineFlow } from "#app/forms/define-flow.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import type { Session } from "#server/session/session.ts";
import type { Context } from "#server/middleware/context.ts";

export const DOWNLOAD_PATH = href("/account/download");
export const READY_PATH = `${DOWNLOAD_PATH}?ready`;

const LINK_MS = 600_000;

/** A link to the file: only for this session, and for ten minutes. */
const flow = defineFlow(
  "data-download",
  z.object({ key: z.string().min(1), sessionId: z.string(), until: z.number() }),
);

/** Redirects to the page with the link to the file, once the password is confirmed. */
export async function goToLink(context: Context, session: Session): Promise<Response> {
  const key = randomBytes(24).toString("base64url");
  const until = context.get(clockContext).now.getTime() + LINK_MS;
  return flow.saveAndGo(context, { key, sessionId: session.id, until }, READY_PATH);
}

/** The key of this session's link; null if there is no link or it has expired. */
export async function findLinkKey(context: Context, session: Session): Promise<string | null> {
  const state = flow.find(context);
  const { now } = context.get(clockContext);
  return state !== null && state.sessionId === session.id && now.getTime() < state.until
    ? state.key
    : null;
}

/** Ends with 404 unless the key is the one of this session's link. */
export async function requireLinkKey(context: Context, session: Session, given: string | null) {
  const key = await findLinkKey(context, session);
  if (key === null || given === null || !isSame(key, given)) throwErrorPage(404);
}

function isSame(key: string, given: string): boolean {
  const [a, b] = [Buffer.from(key), Buffer.from(given)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}

export const zipPath = (key: string): string =>
  `${DOWNLOAD_PATH}/my-data.zip?${new URLSearchParams({ key })}`;

/** One download at a time, and few of all members: back to the page, which says so. */
export const redirectNotNow = (why: "busy" | "waiting") =>
  redirect(`${READY_PATH}&${why}`, { status: 303 });
