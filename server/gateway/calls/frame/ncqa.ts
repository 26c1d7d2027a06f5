import { z } from "zod";
import { defineCall } from "../../transport/call.ts";
import { findWithShortTimeout } from "../../transport/call-functions.ts";
import type { Gateway } from "../../transport/gateway.ts";
import { listOf, textOrNull } from "../../wire/wire.ts";

export const ncqa = defineCall({
  path: "ncqa",
  lifetime: "session",
  summary: "The plan's NCQA accreditation, at an address of its own",
  bearer: false,
  optional: true,
  answer: z
    .object({
      accreditations: listOf(
        z.object({
          elementValue: z.object({ url: textOrNull, pairedText1: textOrNull }).nullish(),
        }),
      ),
    })
    .transform(({ accreditations }) => ({
      logo: accreditations[0]?.elementValue?.url ?? null,
      description: accreditations[0]?.elementValue?.pairedText1 ?? null,
    }))
    .nullable(),
});

/** The accreditation's logo and text (§3 "NCQA details"). An optional call: null on any fault. */
export const findNcqa = (gateway: Gateway) => findWithShortTimeout(gateway, ncqa);
