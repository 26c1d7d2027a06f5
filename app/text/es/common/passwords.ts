import type * as en from "../../en/common/passwords.ts";

/** After "Mostrar" and "Ocultar". */
export const passwordsInText: typeof en.passwordsInText = {
  password: "contraseña",
  currentPassword: "contraseña actual",
  newPassword: "contraseña nueva",
  repeatPassword: "contraseña repetida",
  repeatNewPassword: "contraseña nueva repetida",
};

export const passwordErrors: typeof en.passwordErrors = {
  outerSpace:
    "La contraseña que escribió empieza o termina con un espacio. Quite el espacio e inténtelo de nuevo.",
};
