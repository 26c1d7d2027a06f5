import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { ErrorSummary } from "../forms/ErrorSummary.tsx";
import { listFilterErrors } from "./filter-errors.ts";
import type { FilterErrorCodes } from "./list-view.ts";

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
