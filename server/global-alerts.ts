import { createHash } from "node:crypto";
import { stringifySetCookie } from "cookie";
import { z } from "zod";
import type { BrandKey } from "#app/brand/brand.ts";
import { readDismissed } from "#app/rules/frame/global-alerts.ts";
import { findSafePath } from "#app/rules/frame/safe-path.ts";
import { ATTRIBUTES, cookiesOf } from "./session/cookies/cookies.ts";

const BRANDS = [
  "carrier",
  "summit",
  "providence",
  "partner",
  "medicare",
] as const satisfies readonly BrandKey[];
const COOKIE = "dismissed";

const href = z
  .string()
  .refine(leadsSomewhere, "must be a path of this site, or an http(s), tel or mailto address");
const onward = z.strictObject({ label: z.string().trim().min(1).max(80), href });

/** Names as in §3 "Global alert"; `brands` is this product's own. */
const globalAlert = z
  .strictObject({
    type: z.enum(["info", "success", "warning", "error"]),
    title: z.string().trim().min(1).max(200),
    content: z.string().trim().min(1).max(2000).nullable().default(null),
    links: z.array(onward).max(5).default([]),
    buttons: z.array(onward).max(3).default([]),
    canDismiss: z.boolean(),
    brands: z.array(z.enum(BRANDS)).default([]),
  })
  .transform(({ type, ...alert }) => ({ id: idOf({ type, ...alert }), kind: type, ...alert }));

const alerts = z.array(globalAlert).max(10);

/** A configured alert; without brands it is shown for all of them. */
export type GlobalAlert = z.output<typeof globalAlert>;

/** The setting GLOBAL_ALERTS: a JSON list. Every error names its place in the list. */
export const globalAlertsSetting = z
  .string()
  .default("[]")
  .transform((text, context): readonly GlobalAlert[] => {
    const result = alerts.safeParse(jsonOf(text));
    const issues = result.error?.issues ?? [];
    for (const { path, message } of issues) {
      const place = path.map((part) =>
        typeof part === "number" ? `[${part}]` : `.${String(part)}`,
      );
      context.addIssue({ code: "custom", message: [place.join(""), message].join(" ").trim() });
    }
    return result.data ?? z.NEVER;
  });

/**
 * A hash of the content, so that a changed alert is shown again to whoever dismissed the old one.
 */
function idOf({ type, title, content, links, buttons }: Record<string, unknown>): string {
  const text = JSON.stringify([type, title, content, links, buttons]);
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

function leadsSomewhere(text: string): boolean {
  if (findSafePath(text) !== undefined) return true;
  return ["http:", "https:", "tel:", "mailto:"].includes(URL.parse(text)?.protocol ?? "");
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return "no JSON";
  }
}

export const dismissedIn = (request: Request): string[] =>
  readDismissed(cookiesOf(request)[COOKIE]);

/** Remembers dismissed alerts until the browser is closed; nothing personal, so not sealed. */
export const dismissedCookie = (ids: readonly string[]): string =>
  stringifySetCookie({ name: COOKIE, value: ids.join("."), ...ATTRIBUTES, path: "/" });
