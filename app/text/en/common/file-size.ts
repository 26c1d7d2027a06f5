const UNITS = ["bytes", "kB", "MB", "GB"] as const;

/**
 * A file's size as members read it: "980 bytes", "84 kB", "1.2 MB", in steps of 1,000 as phones and
 * browsers count. Null for what is no size.
 */
export function showFileSize(bytes: number | null): string | null {
  if (bytes === null || !Number.isFinite(bytes) || bytes < 0) return null;
  let size = bytes;
  let unit = 0;
  // 999.5 kB would round to "1000 kB".
  while (Math.round(size) >= 1000 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const digits = unit >= 2 && size < 9.95 ? 1 : 0;
  return `${size.toFixed(digits)} ${UNITS[unit] ?? ""}`;
}
