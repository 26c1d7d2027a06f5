import { memberContext } from "#server/middleware/member.ts";
import { Breadcrumb } from "#app/components/ui/Breadcrumb.tsx";
import { findAsks } from "#app/forms/confirm-password.ts";
import { retryHeaders } from "#app/forms/refuse.ts";
import { myDataText as text } from "#app/text/my-data.ts";
import { confirmDownload } from "./confirm-download.ts";
import { ConfirmForm } from "./ConfirmForm.tsx";
import { findLinkKey, refuseStaff } from "./download-flow.ts";
import { loadDownload } from "./load-download.ts";
import { ReadyDownload } from "./ReadyDownload.tsx";
import type { Route } from "./+types/download.ts";

export const headers: Route.HeadersFunction = retryHeaders;

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const member = context.get(memberContext);
  refuseStaff(member.session);
  return loadDownload(member, url, {
    key: await findLinkKey(context, member.session),
    asks: await findAsks(context),
  });
};

export const action = ({ request, context }: Route.ActionArgs) => confirmDownload(request, context);

/** "Download my data": what is in the file, the password, then the link. */
export default function Download({ loaderData, actionData }: Route.ComponentProps) {
  const { href, busy, waiting } = loaderData;
  return (
    <>
      <Breadcrumb above={[{ label: text.account, href: "/account" }]} current={text.title} />
      {href !== null ? (
        <ReadyDownload href={href} busy={busy} waiting={waiting} />
      ) : (
        <ConfirmForm view={loaderData} answer={actionData} />
      )}
    </>
  );
}
