import { chat } from "#server/gateway/calls/frame/chat.ts";
import { answerPublic, type Handler } from "../../handler.ts";

/** Sent without a token; the account has the member's group. */
export const chatCalls: readonly Handler[] = [
  answerPublic(chat, () => ({
    host: "chat.example.test",
    displayChat: true,
    poc: "member-dashboard",
    mappedGroupId: null,
  })),
];
