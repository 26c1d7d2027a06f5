import { programs, programsSitecore } from "#server/gateway/calls/programs.ts";
import { answer, type Handler } from "../handler.ts";

export const programsCalls: readonly Handler[] = [
  answer(programs, ({ caller }) => [...caller.family.programs]),
  answer(programsSitecore, () => []),
];
