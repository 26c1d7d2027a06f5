import { planManagementDetails } from "#server/gateway/calls/plan-management.ts";
import { answer, type Handler } from "../handler.ts";

export const planManagementCalls: readonly Handler[] = [
  answer(planManagementDetails, ({ caller }) => caller.family.planManagement),
];
