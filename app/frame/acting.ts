import type { LoaderFunctionArgs } from "react-router";
import { account, findHolder } from "#server/gateway/calls/account.ts";
import { findSoon } from "#server/gateway/transport/call-functions.ts";
import { LANDING_PATH } from "#server/landing-path.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import type { Session } from "#server/session/session.ts";
import type { StaffBannerProps } from "#app/components/frame/StaffBanner.tsx";
import { fullName } from "#app/rules/member/member.ts";

/**
 * The member that staff act for, which every page says; null where nobody is acted for. Pages
 * outside the member's shell need no account, so the member is unnamed where it cannot be read.
 */
export async function findActedFor(
  { request, context, url }: LoaderFunctionArgs,
  session: Session | null,
): Promise<StaffBannerProps | null> {
  if (session === null || session.staff === null) return null;
  const gateway = gatewayFor(context, request, session);
  // The landing shows nothing but its errors: it only leads on.
  const found = url.pathname === LANDING_PATH ? null : await findSoon(gateway, account);
  const member = found === null ? undefined : findHolder(found, session);
  if (found === null || member === undefined) return { memberName: null };
  return actedFor(member, found.subscriberId);
}

/** The staff banner of a member's pages. */
export const actedFor = (
  member: { readonly firstName: string; readonly lastName: string },
  subscriberId: string,
): StaffBannerProps => ({ memberName: fullName(member), subscriberId });
