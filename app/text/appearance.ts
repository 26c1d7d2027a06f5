const en = {
  heading: "Appearance",
  choices: {
    system: "System",
    light: "Light",
    dark: "Dark",
  },
};

export const appearanceText = en;

/** What a member may choose; "system" does as their device does. */
export type SchemeChoice = keyof typeof en.choices;
