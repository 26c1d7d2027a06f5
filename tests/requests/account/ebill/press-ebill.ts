import { elementOf } from "#tests/harness/pages/page-parts.ts";
import type { Page, Visitor } from "#tests/harness/pages/visitor.ts";
import type { RecordedCall, World } from "#tests/harness/world/world.ts";
import { writing } from "../../sign-in/pending-steps.ts";

/** The screens whose forms lead to eBill. */
export const WAYS = ["/home", "/account/ebill"] as const;

/** The eBill site of the demo. */
export const SITE = "https://ebill.example.test/start";

export const pressed = (headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: "POST",
  body: new URLSearchParams({ intent: "ebill" }),
  headers,
});

/** The form that posts to another site: its address and its fields; null for none. */
export function formToSiteOf(page: Page) {
  const form = page.document.querySelector('main form[action^="http"]');
  if (form === null) return null;
  const { method, action } = form.attributes;
  const fields = form
    .querySelectorAll("input")
    .map((input) => [input.getAttribute("name"), input.getAttribute("value")] as const);
  return { method, action, ...Object.fromEntries(fields) };
}

export type Pressed = {
  readonly page: Page;
  readonly form: ReturnType<typeof formToSiteOf>;
  readonly calls: readonly RecordedCall[];
  readonly puts: readonly RecordedCall[];
};

/** Presses eBill; returns the gateway calls and the browser's answer. */
export async function press(world: World, browser: Visitor, path: string): Promise<Pressed> {
  const { page, calls } = await writing(world, () => browser.open(path, pressed()));
  const puts = calls.filter(({ method }) => method !== "GET");
  return { page, form: formToSiteOf(page), calls, puts };
}

/** The button that leads to eBill on the page. */
export const ebillButton = (page: Page) => {
  const button = elementOf(page, 'main button[name="intent"][value="ebill"]');
  const { method, action, target } = button.closest("form")?.attributes ?? {};
  return { method, action, target };
};
