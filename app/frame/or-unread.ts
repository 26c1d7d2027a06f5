import { isBearable } from "#app/lists/ask-each.ts";

/** The answer of a call that a page can do without; "unread" where it cannot be had now. */
export async function orUnread<Answer>(call: Promise<Answer>): Promise<Answer | "unread"> {
  try {
    return await call;
  } catch (failure) {
    if (isBearable(failure)) return "unread";
    throw failure;
  }
}
