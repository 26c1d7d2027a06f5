import { z } from "zod";
import { defineFlow } from "#app/forms/define-flow.ts";

/** What became of a choice, until the next one: the page after the form shows it, reloaded as well. */
export const providerChoice = defineFlow(
  "provider-choice",
  z.object({
    /** Who was signed in. */
    memberKey: z.string(),
    /** Whose page the choice was made on, and the search it came from. */
    suffix: z.number(),
    search: z.string(),
    /** "found": the gateway's answer was lost, and the choice was found saved. */
    became: z.enum(["saved", "found", "unsaved", "unknown"]),
    /** The gateway's words; "" for none. */
    answer: z.string(),
    provider: z.object({ id: z.string(), name: z.string() }),
    emailAddress: z.string(),
    /** For whom, from which day, whom they had before, and whether the provider was theirs already. */
    people: z.array(
      z.object({
        suffix: z.number(),
        day: z.string(),
        before: z.string().nullable(),
        had: z.boolean(),
      }),
    ),
  }),
);

export type ProviderChoiceState = NonNullable<Awaited<ReturnType<typeof providerChoice.find>>>;
