import type { Accumulator } from "#app/rules/benefits/accumulators.ts";
import type { Standing } from "#app/rules/benefits/standing.ts";
import { benefitStandingText, type Who } from "#app/text/benefit-standing.ts";
import { usd } from "#app/text/format.ts";

export type Told = {
  /** Null for the viewer's own. */
  readonly name: string | null;
  /** Whether the amounts are those of a day that is over. */
  readonly isPast: boolean;
};

/** The state in one or two sentences, none of which another amount of the tier contradicts. */
export function sayStanding(
  { kind, coverageType, totalCents, metCents, remainingCents }: Accumulator,
  { state, relief }: Standing,
  { name, isPast }: Told,
): string {
  const { you, family, named } = benefitStandingText.who;
  const who: Who = coverageType === "FAMILY" ? family : name === null ? you : named(name);
  const total = usd(totalCents);
  const left = remainingCents === null || relief !== null ? null : usd(remainingCents);
  const words = benefitStandingText[isPast ? "past" : "sentences"][kind];
  const said =
    state === "started"
      ? words.started(who, total, usd(metCents ?? 0), left)
      : words[state === "off" ? "unknown" : state](who, total);
  if (isPast) return said;
  const { after, relief: because } = benefitStandingText.sentences[kind];
  return `${said} ${saidThen(state, relief, { after: after(who), because })}`.trim();
}

type Consequence = {
  readonly after: string;
  readonly because: Readonly<Record<"family" | "maximum" | "limit", string>>;
};

/** What follows from the state, unless another amount of the tier decides. */
function saidThen(
  state: Standing["state"],
  relief: Standing["relief"],
  { after, because }: Consequence,
): string {
  if (relief === null) return state === "met" ? after : "";
  // What is met needs no reason why the rest of it is not to be paid.
  return state === "met" && relief !== "limit" ? "" : because[relief];
}
