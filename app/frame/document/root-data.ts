import { href, type LoaderFunctionArgs } from "react-router";
import { schemeContext } from "#server/middleware/scheme.ts";
import { brandContext } from "#server/middleware/brand.ts";
import { clockContext } from "#server/middleware/clock.ts";
import type { Context } from "#server/middleware/context.ts";
import { freshnessOf } from "#server/middleware/freshness.ts";
import { requestContext } from "#server/middleware/log.ts";
import { sessionContext, type BrowserSessions } from "#server/session/browser-sessions.ts";
import type { ErrorViewer } from "#app/components/frame/error-links.ts";
import { pageBrand, type Brand } from "#server/brands/brand.ts";
import { utilityMenu, visitorMenu } from "#app/rules/menus/menus.ts";
import { yearOf } from "#app/rules/dates/plain-date.ts";
import { viewMenu } from "../shell/menu-facts.ts";
import { sessionEndRefresh, findSessionTimes } from "../session/session-times.ts";
import { account, findTokenMember } from "#server/gateway/calls/member/account.ts";
import { findWithShortTimeout } from "#server/gateway/transport/call-functions.ts";
import { LANDING_PATH } from "#app/rules/sign-in/landing-path.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import type { Session } from "#server/session/session.ts";
import type { StaffBannerProps } from "#app/components/frame/PageSkeleton.tsx";
import { fullName } from "#app/rules/member/member.ts";
import { dismissedIn } from "#server/middleware/global-alerts.ts";
import type { AlertItem } from "#app/components/frame/GlobalAlerts.tsx";
import { alertsToShow } from "#app/rules/frame/global-alerts.ts";
import type { ComponentProps } from "react";
import type { GlobalAlert } from "#server/brands/schema.ts";
import { brandWords } from "#app/components/ui/text/CarrierText.tsx";
import { fontUrls } from "#app/styles/base/fonts.ts";
import type { SchemeChoice } from "#app/text/frame/shell.ts";
import { aroundText } from "#app/text/frame/shell.ts";
import type { FlashMessage } from "#app/components/frame/snackbar.ts";
import { flashText } from "#app/text/frame/flashes.ts";

/** The viewer of a page; logged in means with a session (T-73). */
export function errorViewerOf(state: Pick<BrowserSessions, "current" | "pending">): ErrorViewer {
  if (state.current() !== null) return "member";
  return state.pending() === null ? "visitor" : "pending";
}

/** Data that every page shares: brand, footer, viewer. */
export async function loadRoot(args: LoaderFunctionArgs) {
  const { request, url, context } = args;
  const brand = context.get(brandContext);
  const { flags, links } = brand;
  const policies = [
    { key: "privacy", href: links.privacyPolicy },
    { key: "terms", href: links.termsOfUse },
    { key: "nondiscrimination", href: links.nondiscrimination },
  ] as const;
  const state = context.get(sessionContext);
  const session = state.pending() ?? state.current();
  const signedIn = session !== null;
  const times = findSessionTimes(context);
  return {
    brand: pageBrand(brand),
    head: headTags(brand, context.get(schemeContext)),
    scheme: context.get(schemeContext),
    freshness: freshnessOf(context).page,
    alerts: listAlerts(request, context),
    menu: viewMenu(signedIn ? utilityMenu({ flags, signedIn }) : visitorMenu(flags)),
    viewer: errorViewerOf(state),
    /** The member that staff act for, on pages outside the member's shell. */
    acting: await findActedFor(args, session),
    session: times,
    refresh: sessionEndRefresh(times, url),
    requestId: context.get(requestContext).requestId,
    typed: state.takeTyped(url.pathname),
    footer: {
      year: yearOf(context.get(clockContext).today),
      policies: policies.flatMap(({ key, href }) => (href === null ? [] : [{ key, href }])),
      ncqa: null,
      scheme: context.get(schemeContext),
    },
  };
}

export type RootData = Awaited<ReturnType<typeof loadRoot>>;

/** Null unless staff act for a member; without a name where the account cannot be read. */
async function findActedFor(
  { request, context, url }: LoaderFunctionArgs,
  session: Session | null,
): Promise<StaffBannerProps | null> {
  if (session === null || session.staff === null) return null;
  const gateway = gatewayFor(context, request, session);
  // The landing shows nothing but its errors: it only leads on.
  const found = url.pathname === LANDING_PATH ? null : await findWithShortTimeout(gateway, account);
  const member = found === null ? undefined : findTokenMember(found, session);
  if (found === null || member === undefined) return { memberName: null };
  return staffBannerOf(member, found.subscriberId);
}

/** The staff banner of a member's pages. */
export const staffBannerOf = (
  member: { readonly firstName: string; readonly lastName: string },
  subscriberId: string,
): StaffBannerProps => ({ memberName: fullName(member), subscriberId });

/** The carrier's alerts on every page of this brand, without the dismissed ones (S-30). */
function listAlerts(request: Request, context: Context): AlertItem[] {
  const shown = alertsToShow(context.get(brandContext).alerts, dismissedIn(request));
  return shown.map(({ brands: _brands, title, content, links, buttons, ...alert }) => ({
    ...alert,
    title: brandWords(title),
    content: content && brandWords(content),
    links: links.map(sayLabel),
    buttons: buttons.map(sayLabel),
  }));
}

const sayLabel = ({ label, href: to }: GlobalAlert["links"][number]) => ({
  label: brandWords(label),
  href: to,
});

type Meta = { readonly name: string; readonly content: string; readonly media?: string };

type Link = Pick<ComponentProps<"link">, "rel" | "href" | "type" | "as" | "crossOrigin">;

/** Schemes, description, the colors of the browser around the page, icons, manifest, colors, font. */
function headTags({ key, look }: Brand, chosen: SchemeChoice) {
  const schemes = chosen === "system" ? (["light", "dark"] as const) : [chosen];
  const metas: Meta[] = [
    { name: "color-scheme", content: schemes.join(" ") },
    { name: "description", content: aroundText.description },
    ...schemes.map((scheme) => ({
      name: "theme-color",
      content: look.theme[scheme],
      ...(chosen === "system" && { media: `(prefers-color-scheme: ${scheme})` }),
    })),
  ];
  const links: Link[] = [
    // Browsers that draw no SVG look for /favicon.ico by themselves.
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: `/icons/${key}-180.png` },
    { rel: "manifest", href: href("/manifest.webmanifest") },
    ...(look.sheet === null ? [] : [{ rel: "stylesheet", href: look.sheet.href }]),
    {
      rel: "preload",
      as: "font",
      type: "font/woff2",
      href: fontUrls[key],
      crossOrigin: "anonymous",
    },
  ];
  return { metas, links };
}

/** Takes the flash message that the previous request set; each frame shows it once. */
export function takeFlash(context: Context): FlashMessage | null {
  const notice = context.get(sessionContext).takeFlash();
  return notice !== null && isFlash(notice) ? flashText[notice] : null;
}

/** Not one that the log-in page shows itself. */
const isFlash = (name: string): name is keyof typeof flashText => Object.hasOwn(flashText, name);

/** The loader of a folder's frame. */
export const loadFlash = ({ context }: LoaderFunctionArgs) => ({ flash: takeFlash(context) });
