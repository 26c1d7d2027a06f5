import type * as en from "../../en/frame/around.ts";

export const aroundText: typeof en.aroundText = {
  description:
    "Vea su plan médico y dental, sus reclamos, tarjetas de identificación y facturas, y busque atención.",
};
