import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { ErrorSummary } from "../forms/ErrorSummary.tsx";

type FilterErrorsProps = { errors: readonly { fieldId: string; message: string }[] };

/**
 * What is wrong with the filters in the address. Each time the list has been asked for anew, script
 * puts the focus on it, as every posted form does; without script the same words stand first.
 */
export function FilterErrors({ errors }: FilterErrorsProps) {
  const location = useLocation();
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (location.hash !== "") return;
    // After this commit's other effects: what ends a navigation lets the focus go.
    queueMicrotask(() => {
      // A page that came as a document may be in use before script has taken over.
      if (document.activeElement === document.body) summary.current?.focus();
    });
  }, [location]);

  return <ErrorSummary errors={errors} ref={summary} />;
}
