import { use, useEffect } from "react";
import { NonceContext } from "./nonce.ts";

type ChatProps = {
  /** Address of the vendor's script. */
  src: string;
  siteId: number;
  bus: string | null;
  poc: string | null;
  mappedGroupId: string | null;
};

/** Whose chat this document runs now; undefined while no page of it shows one. */
let running: string | undefined;

/**
 * The chat vendor's script, which draws the chat by itself; without script there is none. What it
 * drew cannot be taken back: so a document that goes on without it, or as somebody else (signed
 * out, another group), is loaded afresh.
 */
export function Chat(chat: ChatProps) {
  const { src, siteId, bus, poc, mappedGroupId } = chat;
  const nonce = use(NonceContext);
  const key = JSON.stringify(chat);

  useEffect(() => {
    running = key;
    return () => {
      running = undefined;
      // An error page puts the same chat up again in the same breath.
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
