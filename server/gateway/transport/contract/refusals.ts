import type { Call } from "../call.ts";
import { REFUSAL_STATUSES } from "../errors.ts";

type Json = Record<string, unknown>;

/** The refusals of a call, by status. */
export function refusals({ path, refusal }: Call): Json {
  if (refusal === undefined) return {};
  const { statuses = REFUSAL_STATUSES, reasons = [], shown } = refusal;
  const properties: Json = {
    errorType: {
      type: "string",
      ...(reasons.length === 0 ? {} : { description: `${reasons.join(", ")} or any other word` }),
    },
    ...(path === "token" ? { errorData: ATTEMPTS } : {}),
    ...(path === "login-as" ? { message: { type: "string", maxLength: 300 } } : {}),
  };
  const body = { type: "object", properties };
  const answer = {
    description: `Refused; shown ${shown}`,
    content: { "application/json": { schema: body } },
  };
  return Object.fromEntries(statuses.map((status) => [`${status}`, answer]));
}

const ATTEMPTS = {
  type: "object",
  description: "with LOGIN_ATTEMPTS_REMAINING",
  properties: { attemptsRemaining: { type: "integer", minimum: 0 } },
};
