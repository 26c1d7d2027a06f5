import type * as en from "../../en/frame/around.ts";

export const aroundText: typeof en.aroundText = {
  description:
    "Vea su plan médico y dental, sus reclamos, sus tarjetas de identificación y sus facturas, y busque atención.",
};
