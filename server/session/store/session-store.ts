import { createActivityPart } from "./activity.ts";
import { createCookieWriter, readCookies } from "../cookies/cookies.ts";
import { createDraftPart } from "../forms/draft.ts";
import { createFlashPart } from "../flash.ts";
import { createFlowPart } from "../forms/flow.ts";
import { createKeptBillPart } from "../forms/kept-bills.ts";
import { createProviderSearchPart } from "../forms/provider-searches.ts";
import { readSessions } from "./read-sessions.ts";
import { createRequestedPagePart } from "../requested-page.ts";
import { createTypedFormPart } from "../forms/typed-form.ts";
import { TOKEN_TTL_MS } from "../session.ts";
import { signedIn, type StoreOptions } from "../store-scope.ts";
import { createSessionWriter } from "./write-sessions.ts";

/** A browser's sign-in state, and the only way to change it. */
export type SessionState = Awaited<ReturnType<typeof openSessionStore>>["state"];

/**
 * The session store of one request: the sessions of its cookies, and the cookies of its response.
 */
export async function openSessionStore(options: StoreOptions) {
  const received = readCookies(options.request);
  const { access, api, temporary, activity: stamped } = received.values;
  const writer = createCookieWriter(options.runtime.settings.BASE_PATH, received);
  const scope = { ...options, cookies: received.values, writer };

  const { held, lapsed, stamp, asOf } = await readSessions(scope);
  const activity = createActivityPart(scope, held, stamp);
  const draft = await createDraftPart(scope, held);
  const requested = await createRequestedPagePart(scope, held);
  const flash = createFlashPart(scope);
  return {
    state: {
      current: () => held.current,
      pending: () => held.pending,
      /** The person who seems to be signed in while the store can't confirm it; else null. */
      unconfirmed: () => held.unconfirmed.at(-1) ?? null,
      /** Of the session, or of one that can't be confirmed now. */
      id: () => (signedIn(held) ?? held.unconfirmed.at(-1))?.id ?? null,
      lapsed: () => lapsed,
      /** The writes of a session that this request must see. */
      asOf,
      /** Sets the cookie of the last write, so that every process shows it to this browser. */
      noteWritten(id: string) {
        if (options.runtime.settings.REDIS_URL !== null)
          writer.set("written", id, TOKEN_TTL_MS / 1000);
      },
      hasSignInCookies: () =>
        [access, api, temporary, stamped].some((cookie) => cookie !== undefined),
      ...createSessionWriter(scope, held, { activity, draft, requested }),
      ...activity.state,
      ...draft.state,
      ...requested.state,
      ...flash.state,
      ...createFlowPart(scope),
      ...createProviderSearchPart(scope, held),
      ...createKeptBillPart(scope, held),
      ...createTypedFormPart(scope, held),
    },
    /** Writes the cookies of all changes, once, when the response is known. */
    async writeTo({ headers, status }: Response) {
      await Promise.all([activity.renew(), draft.whenUsed()]);
      flash.expireTaken(status);
      writer.writeTo(headers);
    },
  };
}
