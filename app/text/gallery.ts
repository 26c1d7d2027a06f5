/** Texts of the gallery, for developers only. */
export const galleryText = {
  title: "Components",
  intro: "Every shared piece of screen in every state, in the brand and scheme of your choice.",
  brand: "Brand",
  scheme: "Color scheme",
  schemes: { system: "As the device", light: "Light", dark: "Dark" },
  contents: "Contents",
};
