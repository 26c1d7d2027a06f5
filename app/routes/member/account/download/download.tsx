import { memberContext } from "#server/middleware/member.ts";
import { Breadcrumb } from "#app/components/ui/Breadcrumb.tsx";
import { retryHeaders } from "#app/forms/refuse.ts";
import { myDataText as text } from "#app/text/my-data.ts";
import { confirmDownload } from "./confirm-download.ts";
import { ClosedDownload } from "./ClosedDownload.tsx";
import { ConfirmForm } from "./ConfirmForm.tsx";
import { findLinkKey, refuseStaff } from "./download-flow.ts";
import { loadDownload } from "./load-download.ts";
import { ReadyDownload } from "./ReadyDownload.tsx";
import type { Route } from "./+types/download.ts";

export const headers: Route.HeadersFunction = retryHeaders;

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  refuseStaff(member.session);
  return loadDownload(member, url, await findLinkKey(context, member.session));
};

export const action = ({ request, context }: Route.ActionArgs) => confirmDownload(request, context);

/** "Download my data": what is in the file, the password, then the link. */
export default function Download({ loaderData, actionData }: Route.ComponentProps) {
  const { href, busy, waiting, closed, withRecovery } = loaderData;
  return (
    <>
      <Breadcrumb above={[{ label: text.account, href: "/account" }]} current={text.title} />
      {href !== null ? (
        <ReadyDownload href={href} busy={busy} waiting={waiting} />
      ) : closed || actionData?.refusal === "closed" ? (
        <ClosedDownload withRecovery={withRecovery} />
      ) : (
        <ConfirmForm view={loaderData} answer={actionData} />
      )}
    </>
  );
}
