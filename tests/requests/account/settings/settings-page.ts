export const SETTINGS = "/account/settings";
export const QUESTIONS_FORM = `${SETTINGS}?edit=questions`;
export const PREFERENCES_FORM = `${SETTINGS}?edit=preferences`;
export const SAVE_PREFERENCES = "Save preferences";
