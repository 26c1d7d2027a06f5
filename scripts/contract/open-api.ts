import { z } from "zod";
import { gatewayErrorOutcome } from "#app/rules/frame/gateway-errors.ts";
import { tokenClaims } from "#server/session/token-claims.ts";
import type { Call } from "#server/gateway/transport/call.ts";
import { CALLS } from "./contract.ts";
import { isConfigurablePath } from "#server/gateway/transport/configurable-paths.ts";
import { FAILURE_IMPACTS } from "./failure-impact.ts";
import { BOUNDS, DAY_FORMS, DOMAINS, PAGE_SIZES, ROLES, UNUSED_CALLS } from "./constants.ts";
import { contractDescription } from "./description.ts";
import { CODED_FIELDS } from "./coded-fields.ts";
import { REFUSAL_STATUSES } from "#server/gateway/transport/errors.ts";

type Json = Record<string, unknown>;

/** The contract as OpenAPI 3.1, for a carrier that connects its own gateway (§7). */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const call of CALLS) {
    const path = (paths[`/${call.path}`] ??= {});
    path[call.method.toLowerCase()] = operation(
      CALLS.filter(({ method, path: other }) => method === call.method && other === call.path),
    );
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Carrier gateway, as the member dashboard calls it",
      version: "2",
      description: contractDescription(),
    },
    paths,
    "x-listed-without-use": UNUSED_CALLS,
    "x-coded-fields": CODED_FIELDS,
    "x-day-forms": DAY_FORMS,
    "x-domain-ids": DOMAINS,
    "x-roles": ROLES,
    "x-sizes-asked": PAGE_SIZES,
    "x-bounds": BOUNDS,
    components: {
      schemas: { TokenClaims: schemaOf(tokenClaims) },
      securitySchemes: { session: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
}

/** The calls of one method and path, for JSON, which leaves out what is undefined; several differ in Accept or parameters. */
function operation(calls: readonly Call[]): Json {
  const [call] = calls;
  if (call === undefined) return {};
  const { method, path } = call;
  const unauthorized = { status: 401, method, path, healthPlanPartner: false };
  return {
    summary: calls.map(({ summary }) => summary).join(". "),
    operationId: `${method.toLowerCase()}_${path.replace(/\W+/g, "_")}`,
    security: call.bearer ? [{ session: [] }] : [],
    "x-kept": call.lifetime,
    "x-unauthorized": gatewayErrorOutcome(unauthorized).kind === "login" ? "login" : "page",
    ...(isConfigurablePath(path) ? { "x-path": "set by GATEWAY_PATHS" } : {}),
    "x-extension": call.extension,
    "x-shared": call.shared,
    "x-optional": call.optional,
    "x-never-repeated": call.noRetry,
    "x-may-be-empty": call.mayBeEmpty,
    ...failureImpactOf(call),
    parameters: parameters(calls, call.asOfDate),
    requestBody: call.body && {
      required: true,
      content: { "application/json": { schema: schemaOf(call.body) } },
    },
    responses: {
      "200": { description: "The answer", content: content(calls) },
      ...refusals(call),
      default: { description: "Trouble: the error page of the status, in place" },
    },
  };
}

function failureImpactOf({ method, path }: Call): Json {
  const loss = method === "GET" ? FAILURE_IMPACTS[path] : undefined;
  if (loss === undefined) return {};
  return {
    "x-takes-down": loss.takesDown.map((page) => page.replaceAll(/:(\w+)/g, "{$1}")),
    "x-hides": loss.hides ?? undefined,
    "x-only-for": loss.only,
  };
}

function parameters(calls: readonly Call[], asOfDate = false): Json[] {
  const names = [...new Set(calls.flatMap((call) => Object.keys(call.parameters)))];
  const named = names.map((name) => {
    const bare = name.replace(/\?$/, "");
    const inPath = calls.some(({ path }) => path.includes(`{${bare}}`));
    const always = calls.every((call) => name in call.parameters) && !name.endsWith("?");
    const description = calls.map((call) => call.parameters[name]).find((text) => text);
    return {
      name: bare,
      in: inPath ? "path" : "query",
      required: inPath || always,
      description,
      schema: { type: "string" },
    };
  });
  const date = { type: "string", format: "date" };
  const today = { name: "asOfDate", in: "query", required: false, schema: date };
  return asOfDate
    ? [...named, { ...today, description: "the day the answer is asked for" }]
    : named;
}

/** Answers by content type; several answers of one type depend on the parameters. */
function content(calls: readonly Call[]): Json {
  const byType = Map.groupBy(calls, ({ as }) => TYPES[as]);
  return Object.fromEntries(
    [...byType].map(([type, ofType]) => {
      const schemas = ofType.map((call) => ({
        ...(ofType.length > 1 ? { title: call.summary } : {}),
        ...(call.as === "json" ? schemaOf(call.answer) : textSchema(call)),
      }));
      return [type, { schema: schemas.length > 1 ? { anyOf: schemas } : schemas[0] }];
    }),
  );
}

const TYPES = {
  json: "application/json",
  text: "text/plain",
  document: "application/pdf",
} as const;

function textSchema({ as, answer }: Call): Json {
  return as === "document" ? { type: "string", format: "binary" } : schemaOf(answer);
}

function schemaOf(schema: z.ZodType): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
  });
  return rest;
}

export function refusals({ path, refusal }: Call): Json {
  if (refusal === undefined) return {};
  const { statuses = REFUSAL_STATUSES, reasons = [], shown } = refusal;
  const properties: Json = {
    errorType: {
      type: "string",
      ...(reasons.length === 0 ? {} : { description: `${reasons.join(", ")} or any other word` }),
    },
    ...(path === "token" ? { errorData: ATTEMPTS } : {}),
    ...(path === "login-as" ? { message: { type: "string", maxLength: 300 } } : {}),
  };
  const body = { type: "object", properties };
  const answer = {
    description: `Refused; shown ${shown}`,
    content: { "application/json": { schema: body } },
  };
  return Object.fromEntries(statuses.map((status) => [`${status}`, answer]));
}

const ATTEMPTS = {
  type: "object",
  description: "with LOGIN_ATTEMPTS_REMAINING",
  properties: { attemptsRemaining: { type: "integer", minimum: 0 } },
};
