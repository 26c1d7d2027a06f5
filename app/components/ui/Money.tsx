import { usd } from "#app/text/format.ts";

/** Integer cents as dollars, in figures that line up. */
export function Money({ cents }: { cents: number }) {
  return <span className="num">{usd(cents)}</span>;
}
