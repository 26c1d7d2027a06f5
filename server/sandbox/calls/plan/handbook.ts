import { handbookOoc } from "#server/gateway/calls/plan/handbook.ts";
import { answer, type Handler } from "../../handler.ts";

export const handbookCalls: readonly Handler[] = [
  // "None" is stated explicitly, because an empty answer is cached for a minute only.
  answer(handbookOoc, ({ caller }) => caller.family.outlineOfCoverage || '""'),
];
