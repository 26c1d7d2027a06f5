import type * as en from "../../en/common/file-size.ts";

const UNITS = ["bytes", "kB", "MB", "GB"] as const;

/** A file's size: "980 bytes", "84 kB", "1.2 MB". */
export const showFileSize: typeof en.showFileSize = (bytes) => {
  if (bytes === null || !Number.isFinite(bytes) || bytes < 0) return null;
  let size = bytes;
  let unit = 0;
  while (Math.round(size) >= 1000 && unit < UNITS.length - 1) {
    size /= 1000;
    unit += 1;
  }
  const digits = unit >= 2 && size < 9.95 ? 1 : 0;
  return `${size.toFixed(digits)} ${UNITS[unit] ?? ""}`;
};
