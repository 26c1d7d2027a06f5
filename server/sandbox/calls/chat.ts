import { chat } from "#server/gateway/calls/chat.ts";
import { answerPublic, type Handler } from "../handler.ts";

/** It does not know who asks: which group it is about stands in the account. */
export const chatCalls: readonly Handler[] = [
  answerPublic(chat, () => ({
    host: "chat.example.test",
    displayChat: true,
    poc: "member-dashboard",
    mappedGroupId: null,
  })),
];
