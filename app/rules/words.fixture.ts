/** The words of a text, one case each. */
export const words = (text: string): string[] => text.trim().split(/\s+/);
