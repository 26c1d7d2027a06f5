import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { memberContext } from "#server/middleware/member.ts";
import { submitGuarded } from "#app/forms/submit-guarded.ts";
import { DOWNLOAD_PATH, goToLink, refuseStaff } from "./download-flow.ts";

/** After the password, which is all that is asked: the link. The gateway is asked for nothing more. */
export function confirmDownload(request: Request, context: Readonly<RouterContextProvider>) {
  const { session } = context.get(memberContext);
  refuseStaff(session);
  return submitGuarded(request, context, {
    schema: z.object({}),
    confirms: true,
    sender: `${session.id} ${DOWNLOAD_PATH}`,
    work: () => Promise.resolve({ kind: "ok", value: null } as const),
    trouble: () => [],
    answer: () => goToLink(context, session),
  });
}
