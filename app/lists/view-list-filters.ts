import { redirect } from "react-router";
import type { ClaimType } from "#app/rules/claims/claim-type.ts";
import { defaultWindow, type DateWindow } from "#app/rules/lists/date-window.ts";
import { hasErrors, type ReadList } from "#app/rules/lists/read-filters.ts";
import { findSlashDate, type PlainDate } from "#app/rules/dates/plain-date.ts";
import { throwEntry } from "#app/frame/throw-entry.ts";

/** What the pages of lists have in common: how the filters of an address are answered and shown. */

/** Somebody the viewer may not see, or a type that there is none of, is an unknown page (404). */
export function requireOffered({ errors }: Pick<ReadList<unknown, "member" | "type">, "errors">) {
  if (errors.member === undefined && errors.type === undefined) return;
  throwEntry(404);
}

/** A page with a filter to be mended is shown as one. */
export const listStatus = (read: { readonly errors: object }): 200 | 400 =>
  hasErrors(read) ? 400 : 200;

/**
 * One list has one address. A form sends all its fields, the default days among them, which would
 * be others when the address is opened again later: they are left out. `query` is the one that the
 * list's filters write. Throws the redirect.
 */
export function redirectToCanonicalUrl(
  read: { readonly errors: object },
  url: URL,
  query: string,
): void {
  if (hasErrors(read)) return;
  // As the parameters read, not as they are spelled: a proxy may encode them its own way.
  const given = url.searchParams.toString();
  if (`?${given}` !== query && given !== query) throw redirect(`${url.pathname}${query}`);
}

type ReadDays = ReadList<DateWindow, "from" | "to">;

/** The days that hold; while either is wrong, both as they were typed, to be mended together. */
export function viewDays({ errors, filters, typed }: ReadDays, today: PlainDate) {
  const { startDate: from, endDate: to } = filters;
  const usual = defaultWindow(today);
  const wrong = errors.from !== undefined || errors.to !== undefined;
  return {
    from: (wrong ? asTyped(typed["from"]) : undefined) ?? from,
    to: (wrong ? asTyped(typed["to"]) : undefined) ?? to,
    earliest: usual.startDate,
    latest: usual.endDate,
  };
}

/** A day with slashes is one to the rules, but not to the field. */
const asTyped = (text: string | undefined): string | undefined => findSlashDate(text ?? "") ?? text;

type Provider = { readonly providerId: string; readonly providerName: string };

/** The providers there are in these days, by name, and any chosen one that is not among them. */
export function viewProviders(offered: readonly Provider[], chosen: readonly string[]) {
  const known = new Set(offered.map(({ providerId }) => providerId));
  const others = chosen.filter((id) => !known.has(id));
  return [
    ...offered
      .map(({ providerId, providerName }) => ({ id: providerId, name: providerName }))
      .toSorted((a, b) => a.name.localeCompare(b.name, "en-US")),
    ...others.map((id) => ({ id, name: null })),
  ].map((provider) => ({ ...provider, chosen: chosen.includes(provider.id) }));
}

/** Chosen providers as a form sends them along that has no fields for them. */
export const keptProviders = (ids: readonly string[]) =>
  ids.map((value) => ({ name: "provider", value }));

type Person = {
  readonly memberSuffix: number;
  readonly firstName: string;
  readonly lastName: string;
};

/** Whose a list may be. In the address stands the suffix, never a key. */
export const viewMembers = (members: readonly Person[]) =>
  members.map(({ memberSuffix, firstName, lastName }) => ({
    value: String(memberSuffix),
    label: `${firstName} ${lastName}`,
  }));

/** The type as the form sends it along: it has its tabs, and a filter leaves it as it is. */
export const keptType = (type: ClaimType, usual: ClaimType) =>
  type === usual ? [] : [{ name: "type", value: type }];
