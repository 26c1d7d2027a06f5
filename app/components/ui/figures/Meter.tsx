/** Met in percent of a total, from 0 to 100, not rounded (§9); 0 where there is no sound total. */
export function metPercent(met: number, total: number): number {
  const percent = (met / total) * 100;
  return total > 0 && Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;
}

type MeterProps = {
  met: number;
  total: number;
  className?: string;
  /** The id of its name, and its value in words; absent where both stand beside it. */
  named?: { by: string; value: string };
};

/** How much of a total is met, as a bar. */
export function Meter({ met, total, className = "meter", named }: MeterProps) {
  const percent = metPercent(met, total);
  const attributes = named
    ? ({
        role: "meter",
        "aria-labelledby": named.by,
        "aria-valuemin": 0,
        "aria-valuemax": 100,
        "aria-valuenow": percent,
        "aria-valuetext": named.value,
      } as const)
    : ({ "aria-hidden": "true" } as const);
  return (
    <svg className={className} {...attributes}>
      <rect width={`${percent}%`} height="100%" rx="5" />
    </svg>
  );
}
