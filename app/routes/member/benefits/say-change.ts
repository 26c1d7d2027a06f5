import { benefitChangesText as text } from "#app/text/benefit-changes.ts";
import { usd } from "#app/text/format.ts";
import { sayPays } from "./say-pays.ts";
import { showTier } from "./show-network.ts";
import type { ShownChange } from "./view-compare.ts";

/** A change in words: what it is about, before, after, and what that means. */
export function sayChange(change: ShownChange) {
  const { subject, tier, kind, from, to } = change;
  const isWhole = kind !== "changed";
  const missing = isWhole ? text.notListed : text.notStated;
  return {
    name: nameOf(change),
    about: [
      subject.kind === "tier" || tier === null ? null : showTier(tier),
      subject.kind === "service" && subject.name !== null ? subject.code : null,
      subject.kind === "service" && !isWhole ? text.field[change.field] : null,
    ].filter((words) => words !== null && words !== ""),
    from: kind === "new" ? text.notListed : (valueOf(change, from) ?? missing),
    to: kind === "gone" ? text.notListed : (valueOf(change, to) ?? missing),
    change: isWhole ? text[kind] : differenceOf(change),
    tone: isWhole
      ? TONES[kind]
      : change.effect.favors === null
        ? null
        : TONES[change.effect.favors],
  };
}

const TONES = { new: "info", gone: "warn", better: "ok", worse: "warn" } as const;

function nameOf({ subject, tier }: ShownChange): string {
  switch (subject.kind) {
    case "amount":
      return text.side[subject.coverageType](subject.name ?? text.amount[subject.amount]);
    case "service":
      return subject.name ?? subject.code ?? text.unnamed;
    default:
      return text.network(tier === null ? "" : showTier(tier));
  }
}

function valueOf({ subject, tier, kind, field }: ShownChange, value: string | null): string | null {
  if (subject.kind === "tier")
    return kind === "changed" ? (value ?? tier?.tierId ?? null) : text.listed;
  if (field === "total" && value !== null) return usd(Number(value));
  if (field === "amount") return sayPays(value) ?? text.notStated;
  return value;
}

function differenceOf({ effect: { favors, more, of }, subject }: ShownChange): string {
  if (more === null || of === null) return favors === null ? text.changed : text.plain[favors];
  const size = Math.abs(more);
  const way = more > 0 ? "more" : "less";
  if (of === "total") {
    const who = subject.kind === "amount" ? text.whoPays[subject.amount] : null;
    return text.total[way](usd(size), who === null ? null : who[way]);
  }
  return of === "times"
    ? text.times[way](size)
    : text[of][way](of === "copay" ? usd(size) : `${size}%`);
}
