import { z } from "zod";
import { defineFlow } from "#app/forms/define-flow.ts";

/**
 * The result of a choice, kept until the next one: the page after the form shows it, also on a
 * reload.
 */
export const providerChoice = defineFlow(
  "provider-choice",
  z.object({
    memberKey: z.string(),
    /** The member on whose page the choice was made, and the search it came from. */
    suffix: z.number(),
    search: z.string(),
    /** "found": the gateway's answer was lost, and the choice was found saved. */
    became: z.enum(["saved", "found", "unknown"]),
    answer: z.string(),
    provider: z.object({ id: z.string(), name: z.string() }),
    emailAddress: z.string(),
    /**
     * The members, each with the first day, the previous provider, and whether the provider was
     * theirs already.
     */
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

/** Characters of a name; the records and the directory may have longer ones. */
const LONGEST_NAME = 200;

/** Bytes of a state that is kept whole. */
const LARGEST_STATE = 1500;

export const cutName = (name: string): string => name.slice(0, LONGEST_NAME);

/** The state with its names cut, and without the gateway's words where it would be too large. */
export function fitState({ provider, people, ...state }: ProviderChoiceState): ProviderChoiceState {
  const fitting = {
    ...state,
    provider: { ...provider, name: cutName(provider.name) },
    people: people.map(({ before, ...each }) => ({ ...each, before: before && cutName(before) })),
  };
  const size = Buffer.byteLength(JSON.stringify(fitting));
  return size <= LARGEST_STATE ? fitting : { ...fitting, answer: "" };
}

export type ProviderChoiceState = NonNullable<Awaited<ReturnType<typeof providerChoice.find>>>;
