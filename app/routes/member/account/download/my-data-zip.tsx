import { zipStream } from "#server/content/zip.ts";
import { auditParties, recordAudit } from "#server/middleware/audit.ts";
import { clockContext } from "#server/middleware/clock.ts";
import { requestContext } from "#server/middleware/log.ts";
import { gatewayFor } from "#server/middleware/gateway.ts";
import { memberContext } from "#server/middleware/member.ts";
import { personBehind } from "#server/session/owners.ts";
import { getRuntime } from "#server/runtime.ts";
import { fileHeaders } from "#app/documents/pdf-response.ts";
import { redirectNotNow, requireLinkKey } from "./download-flow.ts";
import { refuseStaff } from "#app/sign-in/on-behalf.ts";
import { openData } from "./open-data.ts";
import { writeData } from "./write-data.ts";
import { FileError } from "#app/documents/file-error.tsx";
import { sendFile } from "#app/documents/file-route.ts";
import { myDataText } from "#app/text/account/my-data.ts";
import { errorsText } from "#app/text/frame/errors.ts";
import type { Route } from "./+types/my-data-zip.ts";

/**
 * Everything we know of the member as one ZIP, made while it is sent. Its address is good for this
 * session, for minutes, after the password. A part of the file cannot be asked for: it is made anew.
 */
const send = sendFile(async ({ request, url, context }: Route.LoaderArgs) => {
  const { session, brand, today } = context.get(memberContext);
  const record = (outcome: "ok" | "failed") =>
    recordAudit(context, { event: "data-download", outcome, ...auditParties(session) });
  refuseStaff(session, () => record("failed"));
  await requireLinkKey(context, session, url.searchParams.get("key"));
  const { now } = context.get(clockContext);
  const headers = {
    ...fileHeaders("application/zip", `${myDataText.file.names.zip}-${today}.zip`),
    "Accept-Ranges": "none",
  };
  if (request.method === "HEAD") return new Response(null, { headers });

  const place = getRuntime().downloads.begin(personBehind(session));
  if (place.kind !== "begun") throw redirectNotNow(place.kind);
  let hasEnded = false;
  const onEnd = (isWhole: boolean) => {
    place.end();
    if (hasEnded) return;
    hasEnded = true;
    record(isWhole ? "ok" : "failed");
  };
  // A client that leaves before anything is sent never begins to read the body.
  request.signal.addEventListener("abort", () => onEnd(false), { once: true });
  try {
    // Past the cache: answers of now, that are not kept, and calls that end when the client leaves.
    const gateway = gatewayFor(context, request, null, session.token);
    const data = await openData({ gateway, session, today }, request.signal);
    // From here on the file is under way, and takes as long as its reader does.
    context.get(requestContext).ticket.endsAt = Number.POSITIVE_INFINITY;
    const body = zipStream(now, (open) => writeData(open, data, { brand, now }), onEnd);
    return new Response(body, { headers });
  } catch (error) {
    onEnd(false);
    throw error;
  }
});

export const middleware: Route.MiddlewareFunction[] = [send];
export { refusePost as action, throwFault as loader } from "#app/documents/file-route.ts";
export { NoPage as default } from "#app/documents/file-error.tsx";

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FileError error={error} back={errorsText.backTo.data} />;
}
