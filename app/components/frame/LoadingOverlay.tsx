import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { commonText } from "#app/text/common/common.ts";
import { Spinner } from "../ui/icons/Spinner.tsx";

/** How long a navigation takes before the overlay is shown; milliseconds. */
const PATIENCE_MS = 300;

/** Covers the page during a slow client navigation; documents have the browser's own sign. */
export function LoadingOverlay() {
  const { state } = useNavigation();
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (state === "idle") return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [state]);

  return (
    <div role="status">
      {late && (
        <div className="loading">
          <Spinner label={commonText.loading} />
          <p aria-hidden="true">{commonText.loading}</p>
        </div>
      )}
    </div>
  );
}
