import type { ComponentProps } from "react";
import type { BrandKey } from "#app/brand/brand.ts";
import { THEME_COLORS } from "#app/brand/theme-colors.ts";
import { fontUrls } from "#app/styles/fonts.ts";
import type { SchemeChoice } from "#app/text/appearance.ts";
import { aroundText } from "#app/text/around.ts";

type Meta = { readonly name: string; readonly content: string; readonly media?: string };
type Link = Pick<ComponentProps<"link">, "rel" | "href" | "type" | "as" | "crossOrigin">;

/**
 * What a page's head says beside its title: the color schemes it has, a description, the colors of
 * the browser around it, the icons, the manifest, the brand's font.
 */
export function headTags(key: BrandKey, chosen: SchemeChoice) {
  const schemes = chosen === "system" ? (["light", "dark"] as const) : [chosen];
  const metas: Meta[] = [
    { name: "color-scheme", content: schemes.join(" ") },
    { name: "description", content: aroundText.description },
    ...schemes.map((scheme) => ({
      name: "theme-color",
      content: THEME_COLORS[key][scheme],
      ...(chosen === "system" && { media: `(prefers-color-scheme: ${scheme})` }),
    })),
  ];
  const links: Link[] = [
    // Browsers that draw no SVG look for /favicon.ico by themselves.
    { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: `/icons/${key}-180.png` },
    { rel: "manifest", href: "/manifest.webmanifest" },
    {
      rel: "preload",
      as: "font",
      type: "font/woff2",
      href: fontUrls[key],
      crossOrigin: "anonymous",
    },
  ];
  return { metas, links };
}
