import { errorEntry, type ErrorEntry } from "#app/rules/frame/error-catalogue.ts";

/** The entry of the error catalogue that a loader or action threw; undefined for anything else. */
export function findThrownEntry(error: unknown): ErrorEntry | undefined {
  return typeof error === "object" && error !== null && "data" in error
    ? findEntry(error.data)
    : undefined;
}

/** The entry in the data of a thrown response; undefined when it holds none. */
export function findEntry(data: unknown): ErrorEntry | undefined {
  if (typeof data !== "object" || data === null || !("entry" in data)) return undefined;
  const { entry } = data;
  if (entry === "generic") return entry;
  return typeof entry === "number" ? errorEntry(entry) : undefined;
}

/** Whether the thrown data says this of its page (`ErrorPageData`). */
export const hasMark = (data: unknown, mark: "retriesItself" | "isFormLost"): boolean =>
  typeof data === "object" &&
  data !== null &&
  Object.entries(data).some(([name, value]) => name === mark && value === true);
