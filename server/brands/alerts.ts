import { createHash } from "node:crypto";
import { z } from "zod";
import { BRAND_KEYS, type BrandText } from "#app/brand/brand.ts";
import { findSafePath } from "#app/rules/frame/safe-path.ts";
import { brandText } from "./brand-text.ts";

const href = z
  .string()
  .refine(leadsSomewhere, "must be a path of this site, or an http(s), tel or mailto address");
const target = z.strictObject({ label: brandText(80), href });

/** Names as in §3 "Global alert"; `brands` is an addition of this product. */
const alert = z
  .strictObject({
    type: z.enum(["info", "success", "warning", "error"]),
    title: brandText(200),
    content: brandText(2000).nullable().default(null),
    links: z.array(target).max(5).default([]),
    buttons: z.array(target).max(3).default([]),
    canDismiss: z.boolean(),
    brands: z.array(z.enum(BRAND_KEYS)).default([]).describe("Empty for all brands."),
  })
  .transform(({ type, ...rest }) => ({ id: idOf(type, rest), kind: type, ...rest }));

/** Alerts above every page of the brands that they name, in this order. */
export const alerts = z
  .array(alert)
  .max(10)
  .default([])
  .describe(
    "Alerts over every page. Each text is English, or an object with one for each language.",
  );

type AlertTarget = { readonly label: BrandText; readonly href: string };
type AlertTexts = {
  readonly title: BrandText;
  readonly content: BrandText | null;
  readonly links: readonly AlertTarget[];
  readonly buttons: readonly AlertTarget[];
};

const inEnglish = (targets: readonly AlertTarget[]) =>
  targets.map(({ label, href: to }) => ({ label: label.en, href: to }));

/**
 * A hash of the English content, so that a changed alert is shown again to visitors who dismissed the
 * old one, and a translated one is not.
 */
function idOf(type: string, { title, content, links, buttons }: AlertTexts): string {
  const english = [type, title.en, content?.en ?? null, inEnglish(links), inEnglish(buttons)];
  return createHash("sha256").update(JSON.stringify(english)).digest("hex").slice(0, 12);
}

function leadsSomewhere(text: string): boolean {
  if (findSafePath(text) !== undefined) return true;
  return ["http:", "https:", "tel:", "mailto:"].includes(URL.parse(text)?.protocol ?? "");
}
