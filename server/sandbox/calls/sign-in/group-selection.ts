import { z } from "zod";
import { postGroupSelection } from "#server/gateway/calls/sign-in/token.ts";
import { listMemberships } from "../../find-member.ts";
import { answer, type Handler } from "../../handler.ts";
import { readBody } from "../../parameters.ts";
import { Refusal } from "../../refusal.ts";
import { maySignIn } from "./token.ts";

const selectionBody = z.object({ groupId: z.string().min(1), domain: z.int() });

export const groupSelectionCalls: readonly Handler[] = [
  answer(postGroupSelection, async ({ state, caller, body }) => {
    const { groupId, domain } = readBody(selectionBody, body);
    const account = state.accounts.find(caller.username);
    const serves = account !== undefined && maySignIn(account, domain);
    if (!serves && caller.family.domainId !== domain) throw new Refusal(400, "domain is not valid");
    const place = listMemberships(state, caller).find(({ family }) => family.group.id === groupId);
    if (place === undefined) throw new Refusal(404, "there is no such group");
    const { username, role, issuedByRole } = caller;
    const memberKey = place.member.key;
    return {
      token: await state.tokens.issue({ memberKey, role, issuedByRole, username }),
      redirect: null,
    };
  }),
];
