import { handbookOoc } from "#server/gateway/calls/plan/handbook.ts";
import { answer, type Handler } from "../../handler.ts";

export const handbookCalls: readonly Handler[] = [
  // None is said in as many words: an answer without a byte is relied on for a minute only.
  answer(handbookOoc, ({ caller }) => caller.family.outlineOfCoverage || '""'),
];
