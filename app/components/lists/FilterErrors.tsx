import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { ErrorSummary } from "#app/components/forms/ErrorSummary.tsx";
import type { FilterErrorCodes } from "./list-view.ts";
import { filtersText } from "#app/text/lists/filters.ts";
import { showDate } from "#app/text/common/format.ts";
import { fieldErrorMessage } from "#app/text/common/validation.ts";

type FilterErrorsProps = {
  errors: FilterErrorCodes;
  earliest?: string | undefined;
};

/** Script moves the focus here after each navigation, as it does for posted forms. */
export function FilterErrors({ errors, earliest }: FilterErrorsProps) {
  const location = useLocation();
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (location.hash !== "") return;
    // After the other effects of this commit: the end of a navigation blurs the focus.
    queueMicrotask(() => {
      // A page loaded as a document may be in use before hydration.
      if (document.activeElement === document.body) summary.current?.focus();
    });
  }, [location]);

  return <ErrorSummary errors={listFilterErrors(errors, earliest)} ref={summary} />;
}

type FilterError = { readonly fieldId: string; readonly message: string };

/** The messages in the order of the form; `earliest` is the first day that may be chosen. */
export function listFilterErrors(errors: FilterErrorCodes, earliest = ""): FilterError[] {
  const own = filtersText.errors;
  const ofDay = (name: "from" | "to") => {
    const error = errors[name];
    if (error === undefined) return [];
    const words = { ...own[name], tooEarly: own.tooEarly(showDate(earliest)) };
    // Only choices can be "unknown".
    const kind = error === "unknown" ? "pattern" : error;
    return [{ fieldId: name, message: fieldErrorMessage(kind, filtersText[name], words) }];
  };
  const ofChoice = (name: "status" | "provider") => {
    if (errors[name] === undefined) return [];
    const message = errors[name] === "maxlength" ? own.tooManyProviders : own[name];
    return [{ fieldId: name, message }];
  };
  return [...ofDay("from"), ...ofDay("to"), ...ofChoice("status"), ...ofChoice("provider")];
}

export const errorsOfFilter = (
  errors: FilterErrorCodes,
  name: string,
  earliest?: string,
): string[] =>
  listFilterErrors(errors, earliest).flatMap(({ fieldId, message }) =>
    fieldId === name ? [message] : [],
  );
