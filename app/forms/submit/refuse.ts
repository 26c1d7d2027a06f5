import { data } from "react-router";
import type { GatewayError } from "#server/gateway/transport/errors.ts";
import type { FormAnswer } from "#app/components/forms/answered-form.ts";
import { documentStatus, errorEntry } from "#app/rules/frame/error-catalogue.ts";
import { errorContent } from "#app/text/frame/errors.ts";
import { statusNumberOf } from "#app/frame/errors/error-screen.tsx";

/** The form again with its errors, under the document's status; `wait` in seconds, where it is known. */
export const refuse = <Answer extends FormAnswer>(
  answer: Answer,
  status = 400,
  wait: number | null = null,
) => data(answer, { status, headers: wait === null ? {} : { "Retry-After": `${wait}` } });

/** The status of a page that shows trouble in place. */
export const troubleStatus = (error: GatewayError): number =>
  documentStatus(errorEntry(error.entry));

/** The error catalogue's sentence for the trouble, and its effect on this page. */
export const troubleSentence = (error: GatewayError, meaning: string): string =>
  troubleParagraphs(error, meaning).map(withFullStop).join(" ");

/** What a fault of the gateway means for a form, a paragraph each. */
export function troubleParagraphs(error: GatewayError, meaning: string): string[] {
  const { title, description } = errorContent(statusNumberOf(errorEntry(error.entry)));
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
