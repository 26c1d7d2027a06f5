import type { MiddlewareFunction } from "react-router";
import { getRuntime } from "#server/runtime.ts";
import { answerUnknownPath } from "#app/frame/errors/unknown-path.ts";

/** Developer pages do not exist in production. */
export const onlyOutsideProduction: MiddlewareFunction<Response> = ({ request, url }) =>
  getRuntime().settings.MODE === "production" ? answerUnknownPath(request, url) : undefined;
