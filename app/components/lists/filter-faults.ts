import { filtersText } from "#app/text/filters.ts";
import { showDate } from "#app/text/format.ts";
import { faultMessage, type FaultKind } from "#app/text/validation.ts";

/** What can be wrong with a filter: "unknown" is a value that is not offered. */
export type FilterFaults = Readonly<
  Partial<Record<"from" | "to" | "provider" | "status", FaultKind | "unknown">>
>;

/** What is wrong with the filters, in the order of the form; `earliest` is the first day there is. */
export function listFilterErrors(
  faults: FilterFaults,
  earliest: string,
): { fieldId: string; message: string }[] {
  const own = filtersText.faults;
  const tooEarly = own.tooEarly(showDate(earliest));
  const ofDay = (name: "from" | "to") => {
    const fault = faults[name];
    if (fault === undefined) return [];
    // No day is "not offered": that is said of choices.
    const kind = fault === "unknown" ? "pattern" : fault;
    return [
      { fieldId: name, message: faultMessage(kind, filtersText[name], { ...own[name], tooEarly }) },
    ];
  };
  const ofChoice = (name: "status" | "provider") =>
    faults[name] === undefined ? [] : [{ fieldId: name, message: own[name] }];
  return [...ofDay("from"), ...ofDay("to"), ...ofChoice("status"), ...ofChoice("provider")];
}

/** What is wrong with one of them, for beside its field. */
export const errorsOfFilter = (
  faults: FilterFaults,
  name: keyof FilterFaults,
  earliest: string,
): string[] =>
  listFilterErrors(faults, earliest)
    .filter(({ fieldId }) => fieldId === name)
    .map(({ message }) => message);
