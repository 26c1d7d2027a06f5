import { handbookOoc } from "#server/gateway/calls/handbook.ts";
import { answer, type Handler } from "../handler.ts";

export const handbookCalls: readonly Handler[] = [
  answer(handbookOoc, ({ caller }) => caller.family.outlineOfCoverage),
];
