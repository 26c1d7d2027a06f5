import { brandContext } from "#server/middleware/brand.ts";
import { aroundText } from "#app/text/frame/shell.ts";
import { commonText } from "#app/text/common/common.ts";
import type { Route } from "./+types/manifest.ts";

const SIZES = [180, 512];

/** The dashboard's entry among a phone's apps, with the brand's name and colours. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { key, name, look } = context.get(brandContext);
  const manifest = {
    name: commonText.product(name),
    short_name: name,
    description: aroundText.description,
    start_url: "/",
    // "minimal-ui" keeps a Back button: a document in a tab of its own has no other.
    display: "minimal-ui",
    theme_color: look.theme.light,
    background_color: "#ffffff",
    icons: SIZES.map((size) => ({
      src: `/icons/${key}-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  };
  const headers = {
    "Content-Type": "application/manifest+json",
    "Cache-Control": "private, max-age=3600",
  };
  return Response.json(manifest, { headers });
};
