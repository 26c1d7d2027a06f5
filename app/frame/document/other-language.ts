import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { language } from "#app/text/common/locale.ts";

type Results = Record<string, DataStrategyResult>;

/** The language of the page that was opened last, in this tab or another. */
let latest: unknown = language;

if (typeof document !== "undefined") {
  const tabs = new BroadcastChannel("language");
  tabs.addEventListener("message", ({ data }) => (latest = data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  tabs.postMessage(language);
}

/**
 * Leaves a page whose language was switched in another tab: its next navigation is a whole document,
 * which the server makes in the language chosen there, and so is its next form (LANG-04).
 */
export const leaveOtherLanguage: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (latest === language) return next();
  if (request.method === "GET") location.assign(request.url);
  else sendAsDocument(request.url, await request.formData());
  // This page is about to be gone.
  return new Promise(() => undefined);
};

function sendAsDocument(address: string, fields: FormData): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = address;
  form.addEventListener("formdata", ({ formData }) => {
    for (const [name, value] of fields) formData.append(name, value);
  });
  document.body.append(form);
  form.submit();
}
