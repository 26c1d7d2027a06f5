import { homeText } from "#app/text/home.ts";

/** Members of local 598 have their employee ID shown, others the family's subscriber ID (§2). */
export type IdKind = "subscriber" | "employee";

export function idLabel(kind: IdKind): string {
  return kind === "employee" ? homeText.employeeId : homeText.subscriberId;
}
