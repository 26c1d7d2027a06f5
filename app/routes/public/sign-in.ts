import { parseWithZod } from "@conform-to/zod/v4";
import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import {
  authenticate,
  type SignInOutcome,
} from "../../../server/session/strategies/authenticator.ts";
import { documentStatus, errorEntry } from "../../rules/error-catalogue.ts";
import { loginText } from "../../text/login.ts";
import { message } from "../../text/validation.ts";
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

/** Checks the form, tries what it says, and answers what the form shows of it (§5, §7, §8). */
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

  const checked = { form, ...submission.value };
  const result = await authenticate("password", { request, url, context }, checked);
  switch (result.kind) {
    case "signed-in":
      return result;
    case "limited":
      return refused(429, { kind: "limited" }, result.wait);
    default: {
      const formError = formErrorOf(result);
      return refused(statusOf(formError), formError);
    }
  }
}

type Failed = Extract<SignInOutcome<"password">, { readonly kind: "refused" | "trouble" }>;

function formErrorOf(failed: Failed): FormError {
  if (failed.kind === "trouble") {
    const entry = errorEntry(failed.error.entry);
    return { kind: "trouble", entry: entry === "generic" ? 0 : entry };
  }
  const { reason } = failed;
  return reason.kind === "attempts-remaining"
    ? { kind: "attempts", remaining: reason.attemptsRemaining }
    : reason;
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
