import type { IconName } from "./icons.ts";

/** The meanings of colours; a colour is never the only sign. */
export type Tone = "ok" | "warn" | "bad" | "info" | "brand";

export type AlertKind = "info" | "success" | "warning" | "error";

export const alertLooks: Readonly<Record<AlertKind, { tone: Tone; icon: IconName }>> = {
  info: { tone: "info", icon: "info" },
  success: { tone: "ok", icon: "check-circle-fill" },
  warning: { tone: "warn", icon: "warning-fill" },
  error: { tone: "bad", icon: "warning-circle-fill" },
};
