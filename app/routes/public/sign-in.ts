import { parseWithZod } from "@conform-to/zod/v4";
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { GatewayStatusError, type GatewayError } from "../../../server/gateway/errors.ts";
import type { Attempt } from "../../../server/gateway/gateway.ts";
import { requestToken, type TokenAnswer } from "../../../server/gateway/token.ts";
import { brandContext } from "../../../server/middleware/brand.ts";
import { gatewayFor } from "../../../server/middleware/gateway.ts";
import { requestContext } from "../../../server/middleware/log.ts";
import { getRuntime } from "../../../server/runtime.ts";
import { findTokenClaims } from "../../../server/session/claims.ts";
import type { Verdict } from "../../../server/session/sign-in-limits.ts";
import { documentStatus, errorEntry } from "../../rules/error-catalogue.ts";
import { loginError } from "../../rules/login-error.ts";
import { loginText } from "../../text/login.ts";
import { message } from "../../text/validation.ts";
import { beginWay } from "../begin-way.ts";
import { readForm } from "../form-data.ts";

const required = (label: string) =>
  z
    .string({ error: message("required", label) })
    .refine((text) => text.trim() !== "", message("required", label))
    .max(256, message("maxlength", label));

const schema = z.object({
  username: required(loginText.username),
  password: required(loginText.password),
});

export type FormError =
  | { readonly kind: "attempts"; readonly remaining: number }
  | { readonly kind: "locked" }
  | { readonly kind: "unrecognized" }
  | { readonly kind: "limited" }
  | { readonly kind: "trouble"; readonly entry: number };

export type SignInResult =
  | { readonly kind: "signed-in" }
  | {
      readonly kind: "refused";
      readonly status: number;
      readonly retryAfter: number | null;
      readonly username: string;
      readonly fieldErrors: Record<string, string[]>;
      readonly formError: FormError | null;
    };

/** Checks the form, asks the gateway for a token and begins the way of its holder (§5, §7, §8). */
export async function signIn(
  request: Request,
  url: URL,
  context: Readonly<RouterContextProvider>,
): Promise<SignInResult> {
  const form = await readForm(request);
  const submission = parseWithZod(form, { schema });
  const typed = submission.payload["username"];
  const username = typeof typed === "string" ? typed.slice(0, 256) : "";
  const refused = (status: number, formError: FormError | null, retryAfter: number | null = null) =>
    ({ kind: "refused", status, retryAfter, username, fieldErrors: {}, formError }) as const;
  if (submission.status !== "success") {
    return { ...refused(400, null), fieldErrors: fieldErrors(submission.error) };
  }

  const { audit, evenTime, oneEffect, signInLimits } = getRuntime();
  const { requestId, clientAddress } = context.get(requestContext);
  const { domainId } = context.get(brandContext);
  const told = { requestId, domainId, username };
  const gateway = gatewayFor(context, request, null);
  const ask = () => requestToken(gateway, { ...submission.value, domainId });
  const who = { address: clientAddress, about: username };
  const tried = await evenTime(
    "sign-in",
    () =>
      // Pressed twice, a wrong password is one attempt.
      oneEffect(
        `${domainId} ${clientAddress} login`,
        form,
        () => signInLimits.within(who, ask, verdictOf),
        { underWayOnly: true },
      ),
    {
      matters: (outcome) => outcome.kind === "done" && !outcome.result.ok,
      answered: (outcome) => outcome.kind === "done" && verdictOf(outcome.result) !== "unjudged",
    },
  );
  if (tried.kind === "limited") {
    audit.record({ event: "sign-in", outcome: "limited", ...told });
    return refused(429, { kind: "limited" }, tried.wait);
  }
  const answer = tried.result;
  if (!answer.ok) {
    const formError = formErrorOf(answer.error);
    const outcome = formError.kind === "locked" ? "locked" : "failed";
    audit.record({ event: "sign-in", outcome, ...told });
    return refused(statusOf(formError), formError);
  }
  if (findTokenClaims(answer.value.token) === null) {
    return refused(502, { kind: "trouble", entry: 502 });
  }
  const { memberKey } = await beginWay(context, url, answer.value);
  audit.record({ event: "sign-in", outcome: "ok", ...told, memberKey });
  return { kind: "signed-in" };
}

/** A gateway that holds back, as one in trouble, judged nothing that was typed. */
function verdictOf(answer: Attempt<TokenAnswer>): Verdict {
  if (answer.ok) return "right";
  const { error } = answer;
  if (!isRefusal(error) || error.status === 429) return "unjudged";
  return "wrong";
}

/** A time-out counts as trouble although it is a 4xx. */
const isRefusal = (error: GatewayError): error is GatewayStatusError =>
  error instanceof GatewayStatusError && error.status < 500 && error.status !== 408;

/**
 * A refusal is about what was typed; trouble at the gateway is not, and must not be called
 * "unrecognized" (docs/decisions).
 */
function formErrorOf(error: GatewayError): FormError {
  if (!isRefusal(error)) {
    const entry = errorEntry(error.entry);
    return { kind: "trouble", entry: entry === "generic" ? 0 : entry };
  }
  const refusal = loginError(error.body);
  return refusal.kind === "attempts-remaining"
    ? { kind: "attempts", remaining: refusal.attemptsRemaining }
    : refusal;
}

function statusOf(error: FormError): number {
  return error.kind === "trouble" ? documentStatus(errorEntry(error.entry)) : 401;
}

function fieldErrors(
  error: Readonly<Record<string, string[] | null>> | null,
): Record<string, string[]> {
  const entries = Object.entries(error ?? {});
  return Object.fromEntries(entries.flatMap(([name, texts]) => (texts ? [[name, texts]] : [])));
}
