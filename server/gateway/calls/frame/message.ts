import { z } from "zod";
import { cleanHtml } from "#server/content/html.ts";
import type { SafeMarkup } from "#server/content/safe-markup.ts";
import { defineCall } from "../../transport/call.ts";
import { findWithShortTimeout } from "../../transport/call-functions.ts";
import type { Gateway } from "../../transport/gateway.ts";

/** A longer text can't be a list of holidays. */
const LONGEST_HTML = 50_000;

const NOTHING = cleanHtml("");

/** Cleaned as it arrives, so that only harmless HTML is cached and passed on. */
const calendar = z
  .object({
    data: z.object({
      item: z
        .object({
          content: z.object({ value: z.string().max(LONGEST_HTML).nullish() }).nullish(),
        })
        .nullish(),
    }),
  })
  .transform(({ data }) => cleanHtml(data.item?.content?.value ?? ""))
  .nullable();

export const messageCalendar = defineCall({
  path: "message/calendar",
  lifetime: "minute",
  summary: "The holiday calendar of all brands, as HTML",
  bearer: false,
  shared: true,
  optional: true,
  answer: calendar,
});

export const messageCalendarOfDomain = defineCall({
  path: "message/calendar/domain/{domainId}",
  lifetime: "minute",
  summary:
    "A brand's own holiday calendar, as HTML; an empty one is none, 404 leaves it to message/calendar",
  parameters: { domainId: "the brand's domain id" },
  bearer: false,
  shared: true,
  optional: true,
  answer: calendar,
});

/**
 * A brand's holiday calendar, or else the general one (§2, §7), cleaned; "" for none and on faults.
 */
export async function findHolidayCalendar(gateway: Gateway, domainId: number): Promise<SafeMarkup> {
  const [own, general] = await Promise.all([
    findWithShortTimeout(gateway, messageCalendarOfDomain, { domainId }),
    findWithShortTimeout(gateway, messageCalendar),
  ]);
  return own ?? general ?? NOTHING;
}
