import type { PcpMember } from "#server/gateway/calls/pcp.ts";
import { getPlainDate } from "../dates/plain-date.ts";
import type { CareEntry } from "./member-care.ts";

const dayOrNull = (text: string | null) => (text === null ? null : getPlainDate(text));

/** A provider of a member's, chosen unless said otherwise. */
export const entryOf = (
  providerId: string,
  begin: string | null,
  end: string | null = null,
  differences: Partial<CareEntry> = {},
): CareEntry => ({
  providerId,
  providerName: `Dr. ${providerId}`,
  providerTitle: null,
  pcpSelected: true,
  pcpTerminationReason: null,
  beginDate: dayOrNull(begin),
  endDate: dayOrNull(end),
  locations: [],
  ...differences,
});

export const periodOf = (effective: string | null, termed: string | null = null) => ({
  effectiveDate: dayOrNull(effective),
  termedDate: dayOrNull(termed),
});

export const careOf = (
  memberKey: string,
  pcpHistory: CareEntry[],
  eligibleDates: PcpMember["eligibleDates"],
): PcpMember => ({ memberKey, pcpHistory, eligibleDates });
