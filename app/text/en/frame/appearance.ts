export const appearanceText = {
  heading: "Appearance",
  choices: {
    system: "System",
    light: "Light",
    dark: "Dark",
  },
};

/** Colour schemes; "system" follows the device. */
export type SchemeChoice = keyof typeof appearanceText.choices;
