import { chat } from "#server/gateway/calls/chat.ts";
import { answerAnyone, type Handler } from "../handler.ts";

/** It does not know who asks: which group it is about stands in the account. */
export const chatCalls: readonly Handler[] = [
  answerAnyone(chat, () => ({
    host: "chat.example.test",
    displayChat: true,
    poc: "member-dashboard",
    mappedGroupId: null,
  })),
];
