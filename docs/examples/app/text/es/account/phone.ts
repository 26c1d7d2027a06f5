import type * as en from "../../en/account/phone.ts";

export const phoneText: typeof en.phoneText = {
  heading: "Número de teléfono",
  label: "Número de teléfono",
  submit: "Guardar",
  unsaved: "Su número de teléfono no se guardó. Inténtelo de nuevo.",
  unknown: "No podemos saber si su número de teléfono se guardó. Mire otra vez en unos minutos.",
  refused: "Su número de teléfono no se pudo guardar. Revíselo e inténtelo de nuevo.",
};
