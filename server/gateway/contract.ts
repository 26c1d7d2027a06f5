import { z } from "zod";
import * as account from "./account.ts";
import * as address from "./address.ts";
import * as benefits from "./benefits.ts";
import type { Call } from "./call.ts";
import * as chat from "./chat.ts";
import * as claims from "./claims.ts";
import * as ebill from "./ebill.ts";
import * as eligibility from "./eligibility.ts";
import * as eobs from "./eobs.ts";
import * as groups from "./groups.ts";
import * as handbook from "./handbook.ts";
import * as idCard from "./id-card.ts";
import { LIFETIMES } from "./lifetimes.ts";
import * as medicareMaterials from "./medicare-materials.ts";
import * as message from "./message.ts";
import * as ncqa from "./ncqa.ts";
import * as pcp from "./pcp.ts";
import * as planManagement from "./plan-management.ts";
import * as programs from "./programs.ts";
import * as referrals from "./referrals.ts";
import * as registration from "./registration.ts";
import * as security from "./security.ts";
import * as token from "./token.ts";
import { isUnshownPath, LISTED_WITHOUT_USE } from "./unshown-paths.ts";

/** Every call the dashboard makes, in the order of its path. */
export const CALLS: readonly Call[] = [
  account,
  address,
  benefits,
  chat,
  claims,
  ebill,
  eligibility,
  eobs,
  groups,
  handbook,
  idCard,
  medicareMaterials,
  message,
  ncqa,
  pcp,
  planManagement,
  programs,
  referrals,
  registration,
  security,
  token,
]
  .flatMap((file) => Object.values(file) as unknown[])
  .filter(isCall)
  .toSorted((a, b) => (a.path < b.path ? -1 : 1));

function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "method" in value && "answer" in value;
}

/** The contract as OpenAPI 3.1: what a carrier reads to connect a gateway of its own (§7). */
export function openApi(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of CALLS) {
    const path = (paths[`/${call.path}`] ??= {});
    path[call.method.toLowerCase()] = operation(
      call,
      CALLS.filter(({ method, path: other }) => method === call.method && other === call.path),
    );
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Carrier gateway, as the member dashboard calls it",
      version: "1",
      description:
        "Generated from the schemas in server/gateway. Unknown extra fields are ignored; a missing or wrong required field is an error (502) and never shown as an empty value.",
    },
    paths,
    "x-listed-without-use": LISTED_WITHOUT_USE,
    components: {
      securitySchemes: { session: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
}

/** `ways` are the calls that share the path and differ in what Accept asks for; mostly one. */
function operation(call: Call, ways: readonly Call[]): Record<string, unknown> {
  const { asOfDate, keep } = LIFETIMES[call.path];
  return {
    summary: call.summary,
    operationId: `${call.method.toLowerCase()}_${call.path.replace(/\W+/g, "_")}`,
    security: call.bearer ? [{ session: [] }] : [],
    "x-kept": call.method === "GET" ? keep : "never",
    ...(isUnshownPath(call.path) ? { "x-path": "set by GATEWAY_PATHS" } : {}),
    ...(call.shared === true ? { "x-shared": true } : {}),
    ...(call.ornament === true ? { "x-ornament": true } : {}),
    ...(call.once === true ? { "x-never-repeated": true } : {}),
    parameters: parameters(call, asOfDate),
    ...(call.body === undefined
      ? {}
      : { requestBody: { required: true, content: json(call.body, "input") } }),
    responses: {
      "200": { description: "The answer", content: Object.assign({}, ...ways.map(answerContent)) },
      ...(call.path === "token" ? { "401": { description: "Refused", content: LOGIN_ERROR } } : {}),
      default: { description: "Anything else is shown as the error catalogue's page" },
    },
  };
}

function parameters(call: Call, asOfDate: boolean): Record<string, unknown>[] {
  const named = Object.entries(call.parameters).map(([name, description]) => {
    const bare = name.replace(/\?$/, "");
    const inPath = call.path.includes(`{${bare}}`);
    return {
      name: bare,
      in: inPath ? "path" : "query",
      required: inPath || !name.endsWith("?"),
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

function answerContent(call: Call): Record<string, unknown> {
  if (call.as === "text") return { "text/plain": { schema: { type: "string" } } };
  if (call.as === "document") return { "application/pdf": { schema: { type: "string" } } };
  return json(call.answer, "input");
}

const json = (schema: z.ZodType, io: "input"): Record<string, unknown> => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return { "application/json": { schema: rest } };
};

const LOGIN_ERROR = {
  "application/json": {
    schema: {
      type: "object",
      properties: {
        errorType: {
          type: "string",
          description: "LOGIN_ATTEMPTS_REMAINING, ACCOUNT_LOCKED or any other word",
        },
        errorData: {
          type: "object",
          properties: { attemptsRemaining: { type: "integer" } },
        },
      },
      required: ["errorType"],
    },
  },
};
