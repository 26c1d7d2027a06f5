import { homeText } from "#app/text/home.ts";
import { DateText } from "#app/components/ui/DateText.tsx";

/** The day of a claim's service, "YYYY-MM-DD", or that it was not given. */
export const ClaimDay = ({ day }: { day: string | null }) =>
  day === null ? homeText.claims.dateUnknown : <DateText day={day} />;
