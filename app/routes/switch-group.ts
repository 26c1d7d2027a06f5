import { data, type RouterContextProvider } from "react-router";
import type { Brand } from "../brand/brand.ts";
import type { Gateway } from "../../server/gateway/gateway.ts";
import type { Group } from "../../server/gateway/groups.ts";
import { switchGroup } from "../../server/gateway/token.ts";
import { audited, partiesOf } from "../../server/middleware/audited.ts";
import { getRuntime } from "../../server/runtime.ts";
import { findTokenClaims } from "../../server/session/claims.ts";
import type { Session } from "../../server/session/session.ts";
import { coverageTimeline, type CoverageTimeline } from "../rules/groups.ts";
import { beginWay } from "./begin-way.ts";

/** Who switches, and with what. */
type Switching = {
  readonly session: Session;
  readonly gateway: Gateway;
  readonly brand: Brand;
  readonly form: FormData;
  readonly group: Group;
};

/**
 * The group that a form names, out of the person's own. Any other is the page that cannot be found:
 * whether there is such a group is nobody else's to know, so the gateway is not asked.
 */
export function getChosenGroup(groups: readonly Group[], form: FormData): Group {
  const named = form.get("groupId");
  const chosen = groups.find(({ groupId }) => groupId === named);
  if (chosen === undefined) throw data({ entry: 404 }, { status: 404 });
  return chosen;
}

/**
 * Exchanges the token for one in another group and begins its way (§4 "Group selection", T-57): a new
 * session id, nothing kept of the old group, and the time that was left.
 */
export async function switchTo(
  context: Readonly<RouterContextProvider>,
  url: URL,
  { session, gateway, brand, form, group }: Switching,
  course: { readonly afterLoginAs?: boolean } = {},
): Promise<void> {
  const { staff, handOffPrevented, expires } = session;
  // Of two presses of the button only the first does anything, so only it is told of.
  let first = false;
  const tell = (outcome: "ok" | "failed") => {
    if (first) audited(context, { event: "group-switch", outcome, ...partiesOf(session) });
  };
  const work = async () => {
    first = true;
    const answer = await switchGroup(gateway, { groupId: group.groupId, domain: brand.domainId });
    if (findTokenClaims(answer.token) === null) throw data({ entry: 502 }, { status: 502 });
    return answer;
  };
  try {
    const answer = await getRuntime().oneEffect(`${session.id} ${url.pathname}`, form, work);
    const kept = { staff, handOffPrevented, expires, ...course };
    await beginWay(context, url, answer, { ...kept, groupChosen: true, graceful: true });
  } catch (error) {
    tell("failed");
    throw error;
  }
  tell("ok");
}

/** From when until when a member is covered in a group: the plan's days, else the group's own. */
export function coverageOf(group: Group): CoverageTimeline {
  return coverageTimeline({
    from: group.planEffectiveDate ?? group.groupEffectiveDate,
    until: group.planTerminationDate ?? group.groupTerminationDate,
  });
}
