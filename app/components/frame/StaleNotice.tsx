import { paperText } from "#app/text/paper.ts";
import { Alert } from "../ui/Alert.tsx";

/** Says that the page could not be refreshed, and as of which time it is shown; null for nothing. */
export function StaleNotice({ time }: { time: string | null }) {
  // The region is rendered empty first: only then is its message announced.
  return (
    <div role="status" className="stale">
      {time !== null && (
        <Alert kind="warning">
          <p>{paperText.stale(time)}</p>
        </Alert>
      )}
    </div>
  );
}
