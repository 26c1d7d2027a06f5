import { z } from "zod";
import type { BrandText } from "#app/brand/brand.ts";
import { LANGUAGES } from "#app/rules/frame/languages.ts";

/** A text of at most `most` characters: English alone, or one for each language. */
export function brandText(most: number) {
  const text = z.string().trim().min(1).max(most);
  const byLanguage = z.partialRecord(z.enum(LANGUAGES), text);
  return z.union([text, byLanguage]).transform((given, context): BrandText => {
    const { en, ...others } = typeof given === "string" ? { en: given } : given;
    if (en !== undefined) return { en, ...others };
    context.addIssue({ code: "custom", path: ["en"], message: "must have the English text" });
    return z.NEVER;
  });
}
