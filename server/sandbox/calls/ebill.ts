import {
  ebillRegistered,
  hasEbill,
  registerEbillUser,
  showEbillAlert,
} from "#server/gateway/calls/ebill.ts";
import { answer, type Asked, type Handler } from "../handler.ts";

const REGISTERED = "ebill-registered";

export const ebillCalls: readonly Handler[] = [
  answer(hasEbill, ({ caller }) => caller.family.ebill.has),
  answer(ebillRegistered, isRegistered),
  answer(showEbillAlert, ({ caller }) => caller.family.ebill.billWaiting),
  answer(registerEbillUser, ({ caller, stock }) => {
    stock.changes.write(caller.member.key, REGISTERED, true);
    return { registered: true };
  }),
];

function isRegistered({ caller, stock }: Asked): boolean {
  const changed = stock.changes.find(caller.member.key, REGISTERED);
  return changed === undefined ? caller.family.ebill.registered : changed === true;
}
