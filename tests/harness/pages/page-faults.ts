import type { Page } from "./visitor.ts";

const BLOCKS = "p, div, ul, ol, dl, table, section, form, h1, h2, h3, h4, h5, h6";

/**
 * Violations of the content security policy in a page, blocks inside headings, and forms with the
 * same name, as text.
 */
export function faultsOf({ document, html, headers }: Page): string[] {
  const faults = document.querySelectorAll("*").flatMap((element) => {
    const names = Object.keys(element.attributes).map((name) => name.toLowerCase());
    const targets = ["href", "src", "action"].map((name) => element.getAttribute(name) ?? "");
    return [
      ...names.filter((name) => /^on[a-z]/.test(name) || name === "style"),
      ...targets.filter((target) => /^\s*(javascript|data):/i.test(target)),
    ];
  });
  const scripts = document.querySelectorAll("script");
  if (scripts.length === 0) faults.push("no script at all");
  if (scripts.some((script) => script.getAttribute("nonce") !== "test-nonce")) faults.push("nonce");
  if (html.includes(' style="') || html.includes("<style")) faults.push("style");
  if (headers.get("cache-control") !== "no-store") faults.push("cache-control");
  if (!/^[0-9a-f-]{36}$/.test(headers.get("x-request-id") ?? "")) faults.push("x-request-id");
  for (const heading of document.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    if (heading.querySelector(BLOCKS) !== null) faults.push(`a block in ${heading.textContent}`);
  }
  const forms = document.querySelectorAll("form");
  const named = ["aria-label", "aria-labelledby"];
  for (const form of forms.length > 1 ? forms : []) {
    if (!named.some((name) => form.hasAttribute(name))) {
      faults.push(`a form without a name: ${form.getAttribute("action")}`);
    }
  }
  return faults;
}
