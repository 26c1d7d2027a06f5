import { data } from "react-router";
import type { GatewayError } from "#server/gateway/transport/errors.ts";
import type { FormAnswer } from "#app/components/forms/answered-form.ts";
import { documentStatus, errorEntry } from "#app/rules/frame/error-catalogue.ts";
import { errorContent } from "#app/text/errors.ts";
import { numberOf } from "#app/frame/error-screen.tsx";
import type { Unconfirmed } from "./confirm-password.ts";
import type { Replying } from "./form-answer.ts";
import type { Limited } from "./write-outcome.ts";

/** The form again with its errors, under the document's status. */
export const refuse = <Answer extends FormAnswer>(answer: Answer, status = 400) =>
  data(answer, { status });

/** The form again after too many tries, with the time to wait. */
export const refuseForNow = ({ reply }: Replying, { message, wait }: Limited) =>
  data(reply({ formErrors: [message] }), {
    status: 429,
    headers: { "Retry-After": `${wait}` },
  });

/** The form again without the password that it asks for. */
export const refuseUnconfirmed = (
  { reply }: Replying,
  { fieldErrors, status, wait }: Unconfirmed,
) =>
  data(reply({ fieldErrors }), {
    status,
    headers: wait === null ? {} : { "Retry-After": `${wait}` },
  });

/** The form again because the gateway is in trouble (§8), under the error catalogue's status. */
export const refuseInTrouble = ({ reply }: Replying, error: GatewayError, meaning: string) =>
  refuse(reply({ formErrors: [troubleSentence(error, meaning)] }), troubleStatus(error));

/** The status of a page that shows trouble in place. */
export const troubleStatus = (error: GatewayError): number =>
  documentStatus(errorEntry(error.entry));

/** What the error catalogue says of the trouble, and what it means on this page. */
export const troubleSentence = (error: GatewayError, meaning: string): string =>
  troubleParagraphs(error, meaning).map(withFullStop).join(" ");

/** The same, a paragraph each. */
export function troubleParagraphs(error: GatewayError, meaning: string): string[] {
  const { title, description } = errorContent(numberOf(errorEntry(error.entry)));
  return [title, description, meaning].flatMap((part) => (part ? [part] : []));
}

/** Passes `Retry-After` of an action on to the document. */
export const retryHeaders = ({
  actionHeaders,
  loaderHeaders,
}: {
  readonly actionHeaders: Headers;
  readonly loaderHeaders: Headers;
}): Headers => (actionHeaders.has("retry-after") ? actionHeaders : loaderHeaders);

const withFullStop = (sentence: string): string =>
  /[.?!]$/.test(sentence) ? sentence : `${sentence}.`;
