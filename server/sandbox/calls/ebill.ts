import {
  ebillRegistered,
  hasEbill,
  registerEbillUser,
  showEbillAlert,
} from "#server/gateway/calls/ebill.ts";
import { answer, type MemberCall, type Handler } from "../handler.ts";

const REGISTERED = "ebill-registered";

export const ebillCalls: readonly Handler[] = [
  answer(hasEbill, ({ caller }) => caller.family.ebill.has),
  answer(ebillRegistered, isRegistered),
  answer(showEbillAlert, ({ caller }) => caller.family.ebill.billWaiting),
  answer(registerEbillUser, ({ caller, state }) => {
    state.changes.write(caller.member.key, REGISTERED, true);
    return { registered: true };
  }),
];

function isRegistered({ caller, state }: MemberCall): boolean {
  const changed = state.changes.find(caller.member.key, REGISTERED);
  return changed === undefined ? caller.family.ebill.registered : changed === true;
}
