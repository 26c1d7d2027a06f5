import type * as en from "../../en/frame/appearance.ts";

export type { SchemeChoice } from "../../en/frame/appearance.ts";

export const appearanceText: typeof en.appearanceText = {
  heading: "Apariencia",
  choices: {
    system: "Sistema",
    light: "Claro",
    dark: "Oscuro",
  },
};
