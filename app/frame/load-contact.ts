import { contactWays } from "#server/contact-settings.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import { findHolidayCalendar } from "#server/gateway/calls/message.ts";
import { getRuntime } from "#server/runtime.ts";
import type { Brand } from "#app/brand/brand.ts";
import { listContactBlocks } from "#app/rules/frame/contact.ts";

/** Data of both contact pages: the brand's contact blocks, and its holiday calendar or "". */
export async function loadContact(brand: Brand, gateway: Gateway) {
  const ways = contactWays(getRuntime().settings, brand.supportPhone);
  return {
    blocks: listContactBlocks(brand.flags, ways),
    calendar: await findHolidayCalendar(gateway, brand.domainId),
  };
}
