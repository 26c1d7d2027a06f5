import type { MiddlewareFunction } from "react-router";
import { getRuntime } from "#server/runtime.ts";
import { answerUnknownPath } from "#app/frame/errors/throw-error-page.ts";

/** Developer pages do not exist in production. */
export const onlyOutsideProduction: MiddlewareFunction<Response> = ({ request, url }) =>
  getRuntime().settings.MODE === "production" ? answerUnknownPath(request, url) : undefined;
