import type * as en from "../../en/account/change-password.ts";

export const changePasswordText: typeof en.changePasswordText = {
  title: "Cambiar contraseña",
  heading: "Cambiar su contraseña",
  first: "Elija una contraseña nueva para terminar de iniciar sesión.",
  currentPassword: "Contraseña actual",
  newPassword: "Contraseña nueva",
  passwordHint: "De 6 a 32 caracteres, con al menos 1 número. Símbolos permitidos: @$!%*#?&^_+-=",
  repeatPassword: "Repita la contraseña nueva",
  mismatch: "Las contraseñas no coinciden",
  wrong: "Esa no es su contraseña actual",
  reused: "Esa es su contraseña actual. Elija otra.",
  limited: "Hubo demasiados intentos. Espere unos minutos y vuelva a intentarlo.",
  unsaved: "Su contraseña no se cambió. Vuelva a intentarlo.",
  unknown:
    "Aún no sabemos si su contraseña se cambió. Vuelva a intentarlo en un minuto. Si su " +
    "contraseña actual ya no funciona, cierre la sesión e inicie sesión con la nueva.",
  submit: "Cambiar contraseña",
};
