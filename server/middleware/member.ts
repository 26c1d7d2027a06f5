import { createContext, redirect, type MiddlewareFunction } from "react-router";
import type { Brand } from "../../app/brand/brand.ts";
import type { PlainDate } from "../../app/rules/plain-date.ts";
import type { Gateway } from "../gateway/gateway.ts";
import type { Session } from "../session/session.ts";
import { brandContext } from "./brand.ts";
import { clockContext } from "./clock.ts";
import { gatewayFor } from "./gateway.ts";
import { sessionContext } from "./session.ts";

/** What a member's screen works with. Only the member guard sets it: elsewhere reading it throws. */
export type MemberRequest = {
  readonly session: Session;
  readonly gateway: Gateway;
  readonly brand: Brand;
  readonly today: PlainDate;
};

export const memberContext = createContext<MemberRequest>();

/** The member guard (T-07): a session, else log-out. It stands on the folder, never on a screen. */
export const requireMember: MiddlewareFunction<Response> = ({ context, request }) => {
  const session = context.get(sessionContext).current();
  if (session === null) throw redirect("/logout");
  context.set(memberContext, {
    session,
    gateway: gatewayFor(context, request, session),
    brand: context.get(brandContext),
    today: context.get(clockContext).today,
  });
};
