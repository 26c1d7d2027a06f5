import { href, redirect } from "react-router";
import { accountPreferences } from "#server/gateway/calls/member/account.ts";
import { findProvider } from "#server/gateway/calls/care/pcp.ts";
import { findWithShortTimeout } from "#server/gateway/transport/call-functions.ts";
import type { Context } from "#server/middleware/context.ts";
import { memberContext, type MemberRequest } from "#server/middleware/member.ts";
import { sessionContext } from "#server/session/browser-sessions.ts";
import { findDraftValues } from "#app/forms/form-answer.ts";
import { awaitAll } from "#app/frame/loading/load.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";
import { hasProvider, listChoosers } from "#app/rules/care/provider-choice.ts";
import { providerChoiceText as text } from "#app/text/care/provider-choice.ts";
import { loadRecords } from "../family/load-care.ts";
import { findSearch, hasShown } from "../search/recent-searches.ts";

/** The members the viewer may act for, and which of them can get a new provider. */
async function loadChoosers(member: MemberRequest) {
  const { members, records, eligibleMemberKeys } = await loadRecords(member);
  const { today } = member;
  const choosers = listChoosers({ members, eligibleMemberKeys, records, today });
  return { members, records, choosers };
}

/** The suffix of a path among the members the viewer may act for. Throws 404 for any other. */
export function getSuffix(members: readonly { memberSuffix: number }[], suffix: string): number {
  const found = members.find(({ memberSuffix }) => `${memberSuffix}` === suffix);
  return found?.memberSuffix ?? throwErrorPage(404);
}

/**
 * The search and the provider that an address names, where a result of that search showed them.
 * Throws a redirect to the search where none did, or where the result has expired, and 404 for
 * another member's. A restored draft of the form contains both.
 */
async function getShownResult(context: Context, { pathname, searchParams }: URL) {
  const [search, providerId] = [searchParams.get("search"), searchParams.get("provider")];
  const toSearch = pathname.replace(/\/choose$/, "/search");
  if (search === null || providerId === null) {
    const draft = findDraftValues(context, pathname);
    const known = { search: draft?.["search"] ?? "", provider: draft?.["provider"] ?? "" };
    const query = new URLSearchParams(known).toString();
    throw redirect(known.provider === "" ? toSearch : `${pathname}?${query}`, { status: 303 });
  }
  const results = `${toSearch}?${new URLSearchParams({ search }).toString()}`;
  const found = await findSearch(context.get(sessionContext), search);
  if (found === null) throw redirect(results, { status: 303 });
  if (!pathname.endsWith(`${href("/")}${found.suffix}/choose`)) throwErrorPage(404);
  // The oldest pages of a result are forgotten: it shows the provider again.
  if (!hasShown(found, providerId)) throw redirect(results, { status: 303 });
  return { search, providerId, results };
}

/** Throws a redirect to the member's page where the member cannot get a new provider. */
export async function loadChoice(context: Context, url: URL, suffixInPath: string) {
  const member = context.get(memberContext);
  const shown = await getShownResult(context, url);
  const { family, provider, preferences } = await awaitAll({
    family: loadChoosers(member),
    provider: findProvider(member.gateway, shown.providerId),
    preferences: findWithShortTimeout(member.gateway, accountPreferences),
  });
  const { members, records, choosers } = family;
  const suffix = getSuffix(members, suffixInPath);
  const pageChooser = choosers.find((each) => each.suffix === suffix);
  if (pageChooser === undefined)
    throw redirect(href("/find-care/primary-care/:suffix", { suffix: String(suffix) }), {
      status: 303,
    });
  const withThisProvider = choosers.filter((each) => hasProvider(each, shown.providerId));
  const offered = choosers.filter((each) => !withThisProvider.includes(each));
  const known = { ...shown, suffix, pageChooser, choosers, withThisProvider, offered, records };
  const emailAddress = preferences?.emailAddress ?? "";
  if (provider === null) return { kind: "gone", ...known } as const;
  // The directory may have a name in a search and none here.
  const providerName = provider.providerName || text.provider.unnamed;
  const named = { ...known, provider: { ...provider, providerName }, emailAddress };
  if (offered.length === 0) return { kind: "same", ...named } as const;
  if (provider.acceptingNewPatients === false) return { kind: "full", ...named } as const;
  return { kind: "open", ...named } as const;
}

export type LoadedChoice = Awaited<ReturnType<typeof loadChoice>>;

/**
 * For a provider that the gateway knows; the gateway decides whether the provider accepts new
 * patients.
 */
export type KnownChoice = Exclude<LoadedChoice, { kind: "gone" }>;
