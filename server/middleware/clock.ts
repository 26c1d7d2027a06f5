import { createContext, type MiddlewareFunction } from "react-router";
import { dayOf, type PlainDate } from "#app/rules/dates/plain-date.ts";
import { getRuntime } from "#server/runtime.ts";

/** One moment for the whole request, and its day in the carrier's time zone (T-26, T-51). */
export type Moment = { readonly now: Date; readonly today: PlainDate };

export const clockContext = createContext<Moment>();

export const clock: MiddlewareFunction<Response> = ({ context }) => {
  const { CLOCK } = getRuntime().settings;
  const now = CLOCK === undefined ? new Date() : new Date(CLOCK);
  context.set(clockContext, { now, today: dayOf(now) });
};
