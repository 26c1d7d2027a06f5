import { z } from "zod";
import { findPageToRemember } from "#app/rules/sign-in/requested-page.ts";
import { isStaffRole } from "#app/rules/sign-in/login-as.ts";
import { signedIn } from "./read-sessions.ts";
import type { StateScope } from "./scope.ts";

/** How long a page is remembered, seconds: time enough to recover a password. */
const REMEMBERED_S = 1800;
const REQUESTED = "requested";

/** A page that was requested without a session: an address may hold the id of a claim. */
const requestedPage = z.object({
  path: z.string(),
  /** The member whose session had ended; null for a visitor, who may be any member. */
  memberKey: z.string().nullable(),
});

/** The member's page that this request opens: no post, no file and no prefetch. */
function findPageAsked({ method, headers }: Request, { pathname, search }: URL) {
  const isPrefetch = headers.get("sec-purpose")?.includes("prefetch") ?? false;
  return method !== "GET" || isPrefetch ? undefined : findPageToRemember(`${pathname}${search}`);
}

export function createRequestedPagePart({ request, url, visitor, held }: StateScope) {
  let requested = visitor.get(REQUESTED, requestedPage);
  const drop = () => {
    requested = undefined;
    visitor.drop(REQUESTED);
  };
  return {
    state: {
      /**
       * Remembers a page to return to after a log-in (T-75): for this member, or with null for any.
       */
      rememberPage(memberKey: string | null, path = findPageAsked(request, url)) {
        if (path !== undefined) visitor.set(REQUESTED, { path, memberKey }, REMEMBERED_S);
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
      if (requested !== undefined && ![null, memberKey].includes(requested.memberKey)) drop();
    },
  };
}
