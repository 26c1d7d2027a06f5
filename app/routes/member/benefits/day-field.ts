import type { AskedDay } from "#app/rules/benefits/as-of-date.ts";

/**
 * A date field drops what is not written "YYYY-MM-DD" or no day of the calendar; as text, what was
 * typed stays.
 */
export const dayFieldType = (value: string, fault: AskedDay["fault"]): "date" | "text" =>
  fault !== "invalid" && /^\d{4}-\d{2}-\d{2}$/.test(value) ? "date" : "text";
