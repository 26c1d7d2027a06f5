import type { PcpMember } from "#server/gateway/calls/care/pcp.ts";
import { dayOrNull } from "../member/eligibility.fixture.ts";
import type { CareEntry } from "./member-care.ts";

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
