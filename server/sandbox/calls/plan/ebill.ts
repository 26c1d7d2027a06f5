import {
  ebillRegistered,
  hasEbill,
  registerEbillUser,
  showEbillAlert,
} from "#server/gateway/calls/plan/ebill.ts";
import { isMinor } from "#app/rules/dates/plain-date.ts";
import { answer, type MemberCall, type Handler } from "../../handler.ts";

const REGISTERED = "ebill-registered";

export const ebillCalls: readonly Handler[] = [
  answer(hasEbill, (call) => isOfAge(call) && call.caller.family.ebill.has),
  answer(ebillRegistered, isRegistered),
  answer(showEbillAlert, (call) => isOfAge(call) && call.caller.family.ebill.billWaiting),
  answer(registerEbillUser, ({ caller, state }) => {
    state.changes.write(caller.member.key, REGISTERED, true);
    return { registered: true };
  }),
];

/** A minor has no bills. */
const isOfAge = ({ caller, state }: MemberCall): boolean =>
  !isMinor(caller.member.dateOfBirth, state.world.today());

function isRegistered({ caller, state }: MemberCall): boolean {
  const changed = state.changes.find(caller.member.key, REGISTERED);
  return changed === undefined ? caller.family.ebill.registered : changed === true;
}
