import type { ServerBuild, ServerInstrumentation } from "react-router";
import { transportContext } from "#server/middleware/transport.ts";

/**
 * The build with an instrumentation that ends the trace of each request with what the router knows
 * of it: the pattern of its route and the status. Only for a process that traces, so that in others
 * the router runs uninstrumented.
 */
export function traceRequests(build: ServerBuild): ServerBuild {
  const instrumentation: ServerInstrumentation = {
    handler: (handler) =>
      handler.instrument({
        async request(answer, { context }) {
          const { statusCode, meta } = await answer();
          const trace = context?.get(transportContext)?.trace;
          trace?.end({ status: statusCode, route: meta?.pattern });
        },
      }),
  };
  const module = { ...build.entry.module, instrumentations: [instrumentation] };
  return { ...build, entry: { ...build.entry, module } };
}
