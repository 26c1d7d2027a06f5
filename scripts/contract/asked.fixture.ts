import type { Arguments, Call } from "#server/gateway/transport/call.ts";
import { callUrl } from "#server/gateway/transport/send/send-request.ts";

/** A value for each parameter that a read requires, by its name: what the sandbox has of `sub`. */
export const ASKED_OF_SUB: Readonly<Record<string, string>> = {
  type: "medical",
  claimType: "medical",
  startDate: "2024-11-21",
  endDate: "2026-11-21",
  page: "0",
  size: "10",
  suffix: "0",
  id: "26000010001",
  claimId: "26000010001",
  documentId: "EOB26000010001",
  docId: "EOB26000010001P",
  excludeExpired: "false",
  providerId: "200117",
  category: "M",
  domainId: "1",
};

/** The parameters that a call requires, with these values. Throws for one without a value. */
export function requiredOf(call: Call, values: Arguments): Arguments {
  const names = Object.keys(call.parameters).filter((name) => !name.endsWith("?"));
  return Object.fromEntries(
    names.map((name) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${call.path}: ASKED_OF_SUB has no ${name}`);
      return [name, value];
    }),
  );
}

/** The address of a read below the gateway's base, with what it requires. */
export function addressOf(call: Call, values: Arguments = ASKED_OF_SUB): string {
  const settings = { baseUrl: "http://gateway.test", externalUrls: {} };
  const { pathname, search } = callUrl(settings, call, requiredOf(call, values));
  return `${pathname.slice(1)}${search}`;
}
