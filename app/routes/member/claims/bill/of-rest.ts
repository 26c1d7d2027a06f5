import type { FoundView } from "./view-bill.ts";

/** Whether a plan denied a part of the claim, and the bill is for none of that. */
export const isForUndeniedPart = (found: FoundView): boolean =>
  found.kind === "denied" && !found.isForDenied;
