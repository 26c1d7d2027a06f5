import { homeText } from "#app/text/home.ts";
import { DateText } from "#app/components/ui/DateText.tsx";

/** A claim's day of service ("YYYY-MM-DD"), or that it is not given. */
export const ClaimDay = ({ day }: { day: string | null }) =>
  day === null ? homeText.claims.dateUnknown : <DateText day={day} />;
