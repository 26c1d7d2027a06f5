import { programs, programsSitecore } from "#server/gateway/calls/programs.ts";
import { answer, type Handler } from "../handler.ts";
import { programContentFor } from "../world/program-content.ts";

export const programsCalls: readonly Handler[] = [
  answer(programs, ({ caller }) => [...caller.family.programs]),
  answer(programsSitecore, ({ caller }) => programContentFor(caller.family.programs)),
];
