import { z } from "zod";
import { defineCall } from "../transport/call.ts";
import { readOf } from "../transport/call-functions.ts";
import type { Gateway } from "../transport/gateway.ts";
import { GatewayStatusError } from "../transport/errors.ts";
import {
  dayOrNull,
  flag,
  key,
  keyOrNull,
  listOf,
  orNull,
  textOrNull,
  unquoted,
} from "../wire/wire.ts";

const location = z.object({
  addressLine1: textOrNull,
  city: textOrNull,
  state: textOrNull,
  zipCode: textOrNull,
  phoneNumber: textOrNull,
});

const selection = z.object({
  providerId: keyOrNull,
  providerName: textOrNull,
  providerTitle: textOrNull,
  pcpSelected: flag,
  pcpTerminationReason: textOrNull,
  beginDate: dayOrNull,
  endDate: dayOrNull,
  locations: listOf(location),
});

export const pcpMember = z
  .object({
    memberKey: key,
    pcpHistory: listOf(selection),
    eligibleDates: listOf(z.object({ effectiveDate: dayOrNull, termedDate: dayOrNull })),
  })
  .transform((member) => ({
    ...member,
    /** The provider or group chosen or assigned at present; null when there is none. */
    providerName: member.pcpHistory.find((entry) => entry.pcpSelected)?.providerName ?? null,
  }));

export const pcpMembers = defineCall({
  path: "pcp/members",
  summary: "Each family member's primary-care history and selection",
  answer: z.array(pcpMember),
});

export const pcpEligibility = defineCall({
  path: "pcp/eligibility",
  summary: "Whether primary care applies, and to which members",
  answer: z.object({ eligible: z.boolean(), members: listOf(z.object({ memberKey: key })) }),
});

export const provider = z.object({
  providerName: z.string(),
  providerId: keyOrNull,
  providerGroupName: textOrNull,
  title: textOrNull,
  acceptingNewPatients: flag,
  distance: orNull(z.number()),
  specialty: textOrNull,
  languages: listOf(z.string()),
  locations: listOf(location),
});

export const pcpProvider = defineCall({
  path: "pcp/provider",
  summary: "One provider; 404 where nobody has the id",
  parameters: { providerId: "the provider" },
  answer: provider,
});

export const pcpCityOfPortland = defineCall({
  path: "pcp/city-of-portland",
  summary: "Day by which a preventive visit is due, or empty text",
  as: "text",
  answer: unquoted.meta({
    description: "the day, shown as one where it is in a form of the section Days",
  }),
});

export type PcpMember = z.output<typeof pcpMember>;
export type Provider = z.output<typeof provider>;

/** Primary-care history of each family member (§3 "PCP history per member"). */
export const listPcpMembers = readOf(pcpMembers);

/** Whether primary care applies, and the member keys it applies to (§3). */
export const getPcpEligibility = readOf(pcpEligibility);

/** A provider by id; null when the gateway knows none (§8: 404). Other faults go to the policy. */
export async function findProvider(gateway: Gateway, providerId: string): Promise<Provider | null> {
  const answer = await gateway.attempt(pcpProvider, { providerId });
  if (answer.ok) return answer.value;
  if (answer.error instanceof GatewayStatusError && answer.error.status === 404) return null;
  return gateway.fail(answer.error);
}

/** The due day of the preventive visit as the gateway writes it; "" when there is none (§7). */
export const getPreventiveVisitDue = readOf(pcpCityOfPortland);
