import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { language } from "#app/text/common/locale.ts";

type Results = Record<string, DataStrategyResult>;

/**
 * Leaves a page whose language was switched in another tab: its next navigation is a whole document,
 * which the server makes in the language chosen there, and so is its next form (LANG-04).
 */
export const leaveOtherLanguage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const chosen = /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1];
  if (chosen === undefined || chosen === language) return next();
  if (request.method === "GET") location.assign(request.url);
  else sendAsDocument(request.url, await request.formData());
  // This page is about to be gone.
  return new Promise(() => undefined);
};

function sendAsDocument(address: string, fields: FormData): void {
  const form = Object.assign(document.createElement("form"), { method: "post", action: address });
  form.hidden = true;
  for (const [name, value] of fields) {
    if (typeof value !== "string") continue;
    form.append(Object.assign(document.createElement("input"), { name, value }));
  }
  document.body.append(form);
  form.submit();
}
