import { z } from "zod";
import { defineCall } from "../../transport/call.ts";
import { findWithShortTimeout } from "../../transport/call-functions.ts";
import type { Gateway } from "../../transport/gateway.ts";
import { keyOrNull, orNull, textOrNull } from "../../wire/wire.ts";

export const chat = defineCall({
  path: "chat",
  lifetime: "session",
  summary: "Whether and with whom members chat, at an address of its own",
  bearer: false,
  optional: true,
  answer: z
    .object({
      host: textOrNull,
      bus: textOrNull,
      poc: textOrNull,
      // Null if the account's own configuration decides.
      displayChat: orNull(z.boolean()),
      mappedGroupId: keyOrNull,
    })
    .nullable(),
});

/** The chat configuration (§7, T-55). An optional call: null on any fault. */
export const findChatConfig = (gateway: Gateway) => findWithShortTimeout(gateway, chat);
