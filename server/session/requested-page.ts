import { z } from "zod";
import { findPageToRemember } from "#app/rules/sign-in/requested-page.ts";
import { isStaffRole } from "#app/rules/sign-in/login-as.ts";
import { openerOf, seal } from "./cookies/seal.ts";
import { signedIn, type HeldSessions, type StoreScope } from "./store-scope.ts";

/** How long a page is remembered, seconds: time enough to recover a password. */
const REMEMBERED_S = 1800;

/** A page that was requested without a session, sealed: an address may hold the id of a claim. */
const requestedPageClaims = z.object({
  domainId: z.number(),
  path: z.string(),
  /** The member whose session had ended; null for a visitor, who may be any member. */
  memberKey: z.string().nullable(),
});

const openRequestedPage = openerOf("requested-page", requestedPageClaims);

/** The member's page that this request opens: no post, no file and no prefetch. */
function findPageAsked({ method, headers }: Request, { pathname, search }: URL) {
  const isPrefetch = headers.get("sec-purpose")?.includes("prefetch") ?? false;
  return method !== "GET" || isPrefetch ? undefined : findPageToRemember(`${pathname}${search}`);
}

export async function createRequestedPagePart(
  { request, url, cookies, writer, domainId, now, runtime: { keys } }: StoreScope,
  held: HeldSessions,
) {
  let requested = await openRequestedPage(keys, cookies.requested, domainId, now);
  const drop = () => {
    requested = null;
    writer.expireReceived("requested");
  };
  return {
    state: {
      /**
       * Remembers a page to return to after a log-in (T-75): for this member, or with null for any.
       */
      async rememberPage(memberKey: string | null, path = findPageAsked(request, url)) {
        if (path === undefined) return;
        const expires = new Date(now.getTime() + REMEMBERED_S * 1000);
        const content = { domainId, path, memberKey };
        const sealed = await seal(keys, "requested-page", content, expires);
        writer.set("requested", sealed, REMEMBERED_S);
      },
      /**
       * The page that the signed-in member requested before. Staff always begin at their usual
       * page.
       */
      findRequestedPage() {
        const session = signedIn(held);
        if (session === null || session.staff !== null || isStaffRole(session.role)) return null;
        return requested?.path ?? null;
      },
    },
    drop,
    dropUnlessOf(memberKey: string) {
      if (requested !== null && ![null, memberKey].includes(requested.memberKey)) drop();
    },
  };
}
