import { programs, programsSitecore } from "#server/gateway/calls/care/programs.ts";
import { answer, type Handler } from "../../handler.ts";
import { planDocumentEntries } from "../../world/plans/plan-documents.ts";
import { programContentFor } from "../../world/care/program-content.ts";

export const programsCalls: readonly Handler[] = [
  answer(programs, ({ caller }) => [...caller.family.programs]),
  answer(programsSitecore, ({ caller: { family } }) => [
    ...programContentFor(family.programs),
    ...planDocumentEntries(family),
  ]),
];
