import { filtersText } from "../text/filters.ts";
import { faultMessage, type FaultKind } from "../text/validation.ts";

/** What can be wrong with a filter: "unknown" is a value that is not offered. */
export type FilterFaults = Readonly<
  Partial<Record<"from" | "to" | "provider" | "status", FaultKind | "unknown">>
>;

/** What is wrong with the filters, in the order of the form. */
export function listFilterErrors(faults: FilterFaults): { fieldId: string; message: string }[] {
  const own = filtersText.faults;
  const ofDay = (name: "from" | "to") => {
    const fault = faults[name];
    if (fault === undefined) return [];
    // No day is "not offered": that is said of choices.
    const kind = fault === "unknown" ? "pattern" : fault;
    return [{ fieldId: name, message: faultMessage(kind, filtersText[name], own[name]) }];
  };
  const ofChoice = (name: "status" | "provider") =>
    faults[name] === undefined ? [] : [{ fieldId: name, message: own[name] }];
  return [...ofDay("from"), ...ofDay("to"), ...ofChoice("status"), ...ofChoice("provider")];
}

/** What is wrong with one of them, for beside its field. */
export const errorsOfFilter = (faults: FilterFaults, name: keyof FilterFaults): string[] =>
  listFilterErrors(faults)
    .filter(({ fieldId }) => fieldId === name)
    .map(({ message }) => message);
