import type { Page } from "./visitor.ts";

/** Violations of the content security policy in a page, as text. */
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
  return faults;
}
