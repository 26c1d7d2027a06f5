import { z } from "zod";
import { toSlashDate, type PlainDate } from "#app/rules/dates/plain-date.ts";
import { defineCall, requireSound } from "../../transport/call.ts";
import { readOf } from "../../transport/call-functions.ts";
import type { Gateway, Result } from "../../transport/gateway.ts";
import type { RequestedPage } from "../../wire/requested-page.ts";
import { GatewayStatusError } from "../../transport/errors.ts";
import * as wire from "../../wire/wire.ts";

const location = z.object({
  addressLine1: wire.textOrNull,
  city: wire.textOrNull,
  state: wire.textOrNull,
  zipCode: wire.textOrNull,
  phoneNumber: wire.textOrNull,
});

const selection = z.object({
  providerId: wire.keyOrNull,
  providerName: wire.textOrNull,
  providerTitle: wire.textOrNull,
  pcpSelected: wire.flag,
  pcpTerminationReason: wire.textOrNull,
  beginDate: wire.dayOrNull,
  endDate: wire.plausibleDayOrNull,
  locations: wire.listOf(location),
});

export const pcpMember = z.object({
  memberKey: wire.key,
  pcpHistory: wire.listOf(selection),
  eligibleDates: wire.listOf(
    z.object({ effectiveDate: wire.dayOrNull, termedDate: wire.plausibleDayOrNull }),
  ),
});

export const pcpMembers = defineCall({
  path: "pcp/members",
  lifetime: "minute",
  asOfDate: true,
  summary:
    "Each family member's primary-care history and selection. Every member whom pcp/eligibility names is in the answer, with an empty history where nobody was chosen",
  answer: z.array(pcpMember),
});

export const pcpEligibility = defineCall({
  path: "pcp/eligibility",
  lifetime: "minute",
  asOfDate: true,
  summary: "Whether primary care applies, and to which members",
  answer: z.object({
    eligible: z.boolean(),
    members: wire.listOf(z.object({ memberKey: wire.key })),
  }),
});

const directoryEntry = z.object({
  providerName: wire.textOrNull,
  providerId: wire.keyOrNull,
  providerGroupName: wire.textOrNull,
  title: wire.textOrNull,
  /** Null if the gateway does not say, which is not the same as "no". */
  acceptingNewPatients: wire.orNull(z.boolean()),
  distance: wire.orNull(z.number()),
  specialty: wire.textOrNull,
  languages: wire.listOf(z.string()),
  locations: wire.listOf(location),
});

/** A provider of the directory. Without a name, the group's name is used; "" without either. */
export const provider = directoryEntry
  .refine((it) => (it.providerName ?? it.providerGroupName ?? it.providerId) !== null)
  .meta({ description: "providerName, providerGroupName or providerId is given" })
  .transform((it) => ({ ...it, providerName: it.providerName ?? it.providerGroupName ?? "" }));

/** The counts of a search; each may be missing. */
const pageOfProviders = z.object({
  number: wire.wholeOrNull,
  size: wire.wholeOrNull,
  totalElements: wire.wholeOrNull,
  totalPages: wire.wholeOrNull,
});

/** The day format of these two calls (§5). */
const monthDayYear = z
  .string()
  .regex(/^\d{2}\/\d{2}\/\d{4}$/)
  .meta({ description: "MM/DD/YYYY" });

export const pcpProvider = defineCall({
  path: "pcp/provider",
  lifetime: "minute",
  asOfDate: true,
  summary: "One provider; 404 where nobody has the id",
  parameters: { providerId: "the provider" },
  answer: provider,
});

const memberOnDay = z.object({ memberKey: wire.key, effectiveDate: monthDayYear });

export const pcpSearchBody = z.object({
  members: z.array(memberOnDay),
  radius: z.int().positive().meta({ description: "miles" }),
  zip: z.string(),
  searchString: z.string().meta({ description: "may be empty" }),
});

export const pcpSearch = defineCall({
  method: "POST",
  path: "pcp/search",
  summary: "Primary care providers near a ZIP code, nearest first, a page at a time",
  parameters: { size: "providers a page", page: "from 0" },
  body: pcpSearchBody,
  answer: z.object({ data: z.array(provider), page: wire.orNull(pageOfProviders) }),
  refusal: { shown: "on the form: nothing could be searched with it" },
});

export const pcpSelectBody = z.object({
  pcpSelectList: z.array(memberOnDay),
  providerId: wire.key,
  email: z.string(),
});

export const pcpSelect = defineCall({
  method: "POST",
  path: "pcp/select",
  summary: "Chooses a primary care provider for members of the family",
  body: pcpSelectBody,
  as: "text",
  answer: wire.sentence,
  refusal: { statuses: [400, 404, 409, 422], shown: "on the form: the choice was not saved" },
});

export const pcpCityOfPortland = defineCall({
  path: "pcp/city-of-portland",
  lifetime: "minute",
  asOfDate: true,
  summary: "Day by which a preventive visit is due, or empty text",
  as: "text",
  mayBeEmpty: true,
  answer: wire.textOrNull.meta({
    description: "the day, shown as one where it is in a form of the section Days",
  }),
});

/** A member, and the first day of the period they choose for. */
export type MemberOnDay = { readonly memberKey: string; readonly effectiveDate: PlainDate };

type ProviderQuery = RequestedPage & {
  readonly members: readonly MemberOnDay[];
  readonly radiusMiles: number;
  readonly zip: string;
  /** A name, group, specialty or city; "" for all. */
  readonly searchString: string;
};

type ProvidersPage = {
  readonly providers: Provider[];
  readonly totalElements: number | null;
  readonly totalPages: number | null;
};

export type ProviderChoice = {
  readonly members: readonly MemberOnDay[];
  readonly providerId: string;
  readonly email: string;
};

export type PcpMember = z.output<typeof pcpMember>;
export type PcpEligibility = z.output<typeof pcpEligibility.answer>;
export type Provider = z.output<typeof provider>;

/** Primary-care history of each family member (§3 "PCP history per member"). */
export const listPcpMembers = readOf(pcpMembers);

/** Whether primary care applies, and the member keys it applies to (§3). */
export const getPcpEligibility = readOf(pcpEligibility);

/**
 * A provider by id; null when the gateway has none (§8: 404). Other faults follow the error policy.
 */
export async function findProvider(gateway: Gateway, providerId: string): Promise<Provider | null> {
  const answer = await gateway.attempt(pcpProvider, { providerId });
  if (answer.ok) return answer.value;
  if (answer.error instanceof GatewayStatusError && answer.error.status === 404) return null;
  return gateway.fail(answer.error);
}

/**
 * A page of the providers near a ZIP code (§7 "pcp/search"); `distance` is in miles. Days are sent
 * as MM/DD/YYYY (§5). Any other page breaks the contract. Refusals are values.
 */
export async function searchProviders(
  gateway: Gateway,
  { members, radiusMiles, zip, searchString, page, size }: ProviderQuery,
): Promise<Result<ProvidersPage>> {
  const call = requireSound(pcpSearch, (found) => findContradiction(found, { page, size }));
  const body = { members: members.map(onTheWire), radius: radiusMiles, zip, searchString };
  const answer = await gateway.attempt(call, { size, page }, body);
  if (!answer.ok) return answer;
  const { data, page: counted } = answer.value;
  const totalElements = counted?.totalElements ?? null;
  const totalPages =
    counted?.totalPages ?? (totalElements === null ? null : Math.ceil(totalElements / size));
  return { ok: true, value: { providers: data, totalElements, totalPages } };
}

function findContradiction(
  { data, page: counted }: z.output<typeof pcpSearch.answer>,
  asked: RequestedPage,
): string | null {
  if (data.length > asked.size) return "data (more than asked)";
  // One provider may lack a name; if all do, the answer breaks the contract.
  if (data.length > 0 && data.every(({ providerName }) => providerName === "")) {
    return "data (without names)";
  }
  if (counted === null) return null;
  if (counted.number !== null && counted.number !== asked.page) return "page.number";
  const { totalElements } = counted;
  // If all of several providers are unreadable, this is a fault: the page must not say that none
  // was found.
  const isCut = data.length === 0 && asked.page * asked.size < (totalElements ?? 0);
  if (isCut) return "page.totalElements";
  const last = data.length === 0 ? 0 : asked.page * asked.size + data.length;
  return (totalElements ?? last) < last ? "page.totalElements" : null;
}

/**
 * Chooses a provider for members (§7 "pcp/select"); the value is the gateway's text. Days are sent
 * as MM/DD/YYYY (§5). Refusals are values. Drops the cached selections.
 */
export function selectProvider(
  gateway: Gateway,
  { members, providerId, email }: ProviderChoice,
): Promise<Result<string>> {
  const body = { pcpSelectList: members.map(onTheWire), providerId, email };
  return gateway.attempt(pcpSelect, {}, body, [pcpMembers, pcpEligibility, pcpProvider]);
}

const onTheWire = ({ memberKey, effectiveDate }: MemberOnDay) => ({
  memberKey,
  effectiveDate: toSlashDate(effectiveDate),
});

/** The due day of the preventive visit as the gateway writes it; "" when there is none (§7). */
export const getPreventiveVisitDue = readOf(pcpCityOfPortland);
