import { createHmac } from "node:crypto";
import { account, ANSWERS, claims, explanation, explanations } from "./answers.ts";

/** Another answer, or a whole response, in place of the answer. */
export type Change = (answer: unknown) => unknown;

export const USERNAME = "ines.okafor";
export const PASSWORD = "Harbor-1979";

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A signed token with these claims, of any length. */
export function tokenWith(claimsOf: Readonly<Record<string, unknown>>): string {
  const head = `${part({ alg: "HS256", typ: "JWT" })}.${part({ iss: "harbor", ...claimsOf })}`;
  return `${head}.${createHmac("sha256", "harbor").update(head).digest("base64url")}`;
}

const TOKEN = tokenWith({ memberKey: 70001 });

/** Operations that the document allows without a token. */
const OPEN = new Set([
  "POST /token",
  "POST /account/registration",
  "GET /account/registration/details",
  "POST /account/registration/validate-user",
  "POST /account/registration/validate-username",
  "GET /account/security-questions",
  "POST /forgot-password/questions",
  "POST /forgot-password/reset",
  "POST /forgot-password/verify",
  "POST /forgot-username",
  "GET /message/calendar",
  "GET /message/calendar/domain/{domainId}",
  "GET /ncqa",
  "GET /chat",
]);

const TEXTS = ["account/status", "handbook/ooc", "idCard/request", "city-of-portland", "userkey"];

/** A gateway that shares no code with the sandbox; `changes` break it, by operation. */
export function secondGateway(changes: Readonly<Record<string, Change>> = {}, token = TOKEN) {
  return async (request: Request, base = ""): Promise<Response> => {
    const url = new URL(request.url);
    const path = url.pathname.slice(base.length);
    const operation = operationOf(request.method, path);
    if (!OPEN.has(operation) && request.headers.get("authorization") !== `Bearer ${token}`) {
      return Response.json({ errorType: "NO_TOKEN" }, { status: 401 });
    }
    const body = await request.text();
    const typed = request.headers.get("content-type") === "application/json";
    if (body !== "" && !typed) return new Response(null, { status: 415 });
    const answer = answerTo(operation, path, { query: url.searchParams, request, body, token });
    const given = changes[operation]?.(answer) ?? answer;
    if (given instanceof Response) return given;
    if (TEXTS.some((text) => operation.endsWith(text))) return new Response(String(given));
    return Response.json(given);
  };
}

/** Operations whose path has parameters, each with what it is asked by. */
const WITH_PARAMETERS = [
  "GET /claims/{type}",
  "GET /claims/{type}/{id}",
  "GET /message/calendar/domain/{domainId}",
  ...Object.keys(ANSWERS).filter((operation) => operation.includes("{")),
].map((operation) => ({
  operation,
  asked: new RegExp(`^${operation.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
}));

function operationOf(method: string, path: string): string {
  const given = `${method} ${path}`;
  if (given in ANSWERS) return given;
  return WITH_PARAMETERS.find(({ asked }) => asked.test(given))?.operation ?? given;
}

const notFound = () => Response.json({ errorType: "NOT_FOUND" }, { status: 404 });
const pdf = () =>
  new Response("%PDF-1.4\n% harbor\n%%EOF\n", { headers: { "content-type": "application/pdf" } });

type ParsedRequest = {
  readonly query: URLSearchParams;
  readonly request: Request;
  readonly body: string;
  readonly token: string;
};

function answerTo(
  operation: string,
  path: string,
  { query, request, body, token }: ParsedRequest,
): unknown {
  const own = query.get("suffix") ?? "0";
  const [type = "", id = ""] = path.split("/").slice(2);
  const ofType = own === "0" ? (claims[type] ?? []) : [];
  switch (operation) {
    case "POST /token": {
      const given = JSON.parse(body) as { username: string; password: string; domainId: number };
      const known = given.username === USERNAME && given.password === PASSWORD;
      if (known && given.domainId === 1) return { token };
      const errorData = { attemptsRemaining: 2 };
      return Response.json({ errorType: "LOGIN_ATTEMPTS_REMAINING", errorData }, { status: 403 });
    }
    case "POST /login-as":
      if (body.includes(`"${account.subscriberId}"`)) return { token };
      return Response.json({ message: "Nobody of that number" }, { status: 404 });
    case "POST /group-selection":
      return { token, redirect: null };
    case "GET /claims/{type}":
      return {
        content: query.get("page") === "0" ? ofType.slice(0, Number(query.get("size"))) : [],
      };
    case "GET /claims/{type}/{id}":
      return ofType.find((claim) => String(claim["id"]) === id) ?? notFound();
    case "GET /v2/eobs":
      if (query.get("claimId") !== null) return { content: [explanation] };
      if (query.get("claimType") === "medical") return explanations;
      return {
        ...explanations,
        content: [],
        numberOfElements: 0,
        totalElements: 0,
        totalPages: 0,
        empty: true,
      };
    case "GET /eobs/eob-detail":
      return query.get("documentId") === explanation.documentId ? explanation : notFound();
    case "GET /eobs/pdf":
      return query.get("docId") === `${explanation.pdfDocumentId}` ? pdf() : notFound();
    case "GET /idCard/view":
      if (request.headers.get("accept") === "application/pdf") return pdf();
      return { memberName: "Ines Okafor", subscriberId: account.subscriberId, memberSuffix: "00" };
    default:
      return operation in ANSWERS ? ANSWERS[operation] : notFound();
  }
}
