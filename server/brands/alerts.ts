import { createHash } from "node:crypto";
import { z } from "zod";
import { BRAND_KEYS } from "#app/brand/brand.ts";
import { findSafePath } from "#app/rules/frame/safe-path.ts";

const href = z
  .string()
  .refine(leadsSomewhere, "must be a path of this site, or an http(s), tel or mailto address");
const onward = z.strictObject({ label: z.string().trim().min(1).max(80), href });

/** Names as in §3 "Global alert"; `brands` is an addition of this product. */
const alert = z
  .strictObject({
    type: z.enum(["info", "success", "warning", "error"]),
    title: z.string().trim().min(1).max(200),
    content: z.string().trim().min(1).max(2000).nullable().default(null),
    links: z.array(onward).max(5).default([]),
    buttons: z.array(onward).max(3).default([]),
    canDismiss: z.boolean(),
    brands: z.array(z.enum(BRAND_KEYS)).default([]).describe("Empty for all brands."),
  })
  .transform(({ type, ...rest }) => ({ id: idOf({ type, ...rest }), kind: type, ...rest }));

/** Alerts above every page of the brands that they name, in this order. */
export const alerts = z.array(alert).max(10).default([]).describe("Alerts over every page.");

/**
 * A hash of the content, so that a changed alert is shown again to visitors who dismissed the old one.
 */
function idOf({ type, title, content, links, buttons }: Record<string, unknown>): string {
  const text = JSON.stringify([type, title, content, links, buttons]);
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

function leadsSomewhere(text: string): boolean {
  if (findSafePath(text) !== undefined) return true;
  return ["http:", "https:", "tel:", "mailto:"].includes(URL.parse(text)?.protocol ?? "");
}
