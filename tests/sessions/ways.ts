import type { Visitor } from "#tests/harness/pages/visitor.ts";
import { PASSWORD } from "#tests/harness/world/scene.ts";

/** Status and target of a page. */
export async function wayOf(browser: Visitor, path = "/home") {
  const { status, headers } = await browser.send(path);
  return [status, headers.get("location")];
}

export const SHOWN = [200, null];
export const LOGGED_OUT = [302, "/logout"];
/** Of a session that ended with all others of its owner. */
export const ENDED_WITH_OTHERS = [302, "/login"];
/** Of a session that was unused for too long. */
export const ENDED_IDLE = [302, "/session-ended"];

export const CHANGE = "/account/settings/change-password";

/** Posts the form that changes the password. */
export const changePassword = (
  browser: Visitor,
  newPassword: string,
  currentPassword: string = PASSWORD,
) => browser.post(CHANGE, { currentPassword, newPassword, repeatPassword: newPassword });

export const LOG_OUT_ELSEWHERE = "/account/settings?edit=sessions";

/** Status and target of an answer to a form. */
export const ledTo = ({ status, headers }: Response) => [status, headers.get("location")];
