import { filtersText } from "#app/text/filters.ts";
import { showDate } from "#app/text/format.ts";
import { faultMessage, type FaultKind } from "#app/text/validation.ts";

/** What can be wrong with a filter: "unknown" is a value that is not offered. */
export type FilterErrorCodes = Readonly<
  Partial<Record<"from" | "to" | "provider" | "status", FaultKind | "unknown">>
>;

/** What is wrong with the filters, in the order of the form; `earliest` is the first day there is. */
export function listFilterErrors(
  errors: FilterErrorCodes,
  earliest: string,
): { fieldId: string; message: string }[] {
  const own = filtersText.errors;
  const tooEarly = own.tooEarly(showDate(earliest));
  const ofDay = (name: "from" | "to") => {
    const error = errors[name];
    if (error === undefined) return [];
    // No day is "not offered": that is said of choices.
    const kind = error === "unknown" ? "pattern" : error;
    return [
      { fieldId: name, message: faultMessage(kind, filtersText[name], { ...own[name], tooEarly }) },
    ];
  };
  const ofChoice = (name: "status" | "provider") =>
    errors[name] === undefined ? [] : [{ fieldId: name, message: own[name] }];
  return [...ofDay("from"), ...ofDay("to"), ...ofChoice("status"), ...ofChoice("provider")];
}

/** What is wrong with one of them, for beside its field. */
export const errorsOfFilter = (
  errors: FilterErrorCodes,
  name: keyof FilterErrorCodes,
  earliest: string,
): string[] =>
  listFilterErrors(errors, earliest)
    .filter(({ fieldId }) => fieldId === name)
    .map(({ message }) => message);
