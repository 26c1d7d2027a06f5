import type * as en from "../../en/common/passwords.ts";

const passwords: Readonly<Record<string, string>> = {
  Contraseña: "contraseña",
  "Contraseña actual": "contraseña actual",
  "Contraseña nueva": "contraseña nueva",
  "Repita la contraseña": "contraseña repetida",
  "Repita la contraseña nueva": "contraseña nueva repetida",
};

/** After "Mostrar" and "Ocultar": the password in a field with this label. */
export const passwordInText: typeof en.passwordInText = (label) => passwords[label] ?? label;
