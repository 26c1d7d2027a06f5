import type { Brand } from "#server/brands/brand.ts";
import type { Gateway } from "#server/gateway/transport/gateway.ts";
import type { Group } from "#server/gateway/calls/member/groups.ts";
import type { Session } from "#server/session/session.ts";
import { authenticate } from "#server/sign-in/authenticator.ts";
import type { SignInRequest } from "#server/sign-in/start-sign-in.ts";
import { throwErrorPage } from "#app/frame/errors/throw-error-page.ts";

type Switching = {
  readonly session: Session;
  readonly gateway: Gateway;
  readonly brand: Brand;
  readonly group: Group;
  readonly afterLoginAs?: boolean;
};

/** The person's own group that a form names; 404 for any other, without asking the gateway. */
export function getChosenGroup(groups: readonly Group[], form: FormData): Group {
  const named = form.get("groupId");
  const chosen = groups.find(({ groupId }) => groupId === named);
  if (chosen === undefined) throwErrorPage(404);
  return chosen;
}

/** Exchanges the token for one of another group and starts its sign-in (§4 "Group selection", T-57). */
export async function switchGroup(
  visit: SignInRequest & { readonly request: Request },
  { group, afterLoginAs = false, ...switching }: Switching,
): Promise<void> {
  const given = { ...switching, groupId: group.groupId, afterLoginAs };
  const result = await authenticate("group-switch", visit, given);
  if (result.kind === "trouble") await switching.gateway.fail(result.error);
}

/** From when until when a member is covered in a group: the plan's days, else the group's own. */
export const coverageOf = (group: Group) => ({
  from: group.planEffectiveDate ?? group.groupEffectiveDate,
  until: group.planTerminationDate ?? group.groupTerminationDate,
});
