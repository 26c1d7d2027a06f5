import { use, useEffect } from "react";
import { NonceContext } from "./nonce.ts";
import type { Chat as ChatFacts } from "#app/rules/frame/chat.ts";

/** The member whose chat this document runs; undefined while no page of it shows one. */
let running: string | undefined;

/**
 * Elements drawn by the vendor's script cannot be removed: to close the chat, or to show another
 * member's, the page reloads.
 */
export function Chat(chat: Omit<ChatFacts, "host"> & { src: string }) {
  const { src, siteId, bus, poc, mappedGroupId } = chat;
  const nonce = use(NonceContext) ?? undefined;
  const key = JSON.stringify(chat);

  useEffect(() => {
    running = key;
    return () => {
      running = undefined;
      // An error page mounts the same chat again at once.
      queueMicrotask(() => {
        if (running !== key) location.reload();
      });
    };
  }, [key]);

  return (
    <script
      async
      src={src}
      nonce={nonce}
      data-site-id={siteId}
      data-bus={bus ?? undefined}
      data-poc={poc ?? undefined}
      data-mapped-group-id={mappedGroupId ?? undefined}
    />
  );
}
