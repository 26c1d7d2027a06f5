const en = {
  heading: "Appearance",
  choices: {
    system: "System",
    light: "Light",
    dark: "Dark",
  },
};

export const appearanceText = en;

/** Colour schemes; "system" follows the device. */
export type SchemeChoice = keyof typeof en.choices;
