import type { MiddlewareFunction } from "react-router";
import { getRuntime } from "#server/runtime.ts";
import { answerUnknownPath } from "#app/frame/errors/unknown-path.ts";

/** What is there for those who build the product is not there for its members. */
export const onlyOutsideProduction: MiddlewareFunction<Response> = ({ request, url }) =>
  getRuntime().settings.MODE === "production" ? answerUnknownPath(request, url) : undefined;
