import type * as en from "../../en/sign-in/login.ts";
import { showUnit } from "../common/units.ts";

export const loginText: typeof en.loginText = {
  title: "Iniciar sesión",
  heading: "Inicie sesión en su Portal del afiliado",
  username: "Nombre de usuario",
  password: "Contraseña",
  missing: {
    username: "Escriba su nombre de usuario",
    password: "Escriba su contraseña",
  },
  submit: "Iniciar sesión",
  newHere: "¿Es su primera vez en el Portal del afiliado?",
  createAccount: "Crear una cuenta",
  forgotUsername: "Olvidé mi nombre de usuario",
  forgotPassword: "Olvidé mi contraseña",
  contactUs: "Contáctenos",
  notices: {
    "logged-out": "Su sesión se cerró correctamente.",
    "session-over": "Por su seguridad, su sesión terminó. Inicie sesión otra vez para continuar.",
  },
  attempts: (remaining, link) => [
    remaining === 1
      ? "No reconocemos el nombre de usuario o la contraseña. Le queda 1 intento. Vuelva a intentarlo o elija “"
      : `No reconocemos el nombre de usuario o la contraseña. Le quedan ${remaining} intentos. Vuelva a intentarlo o elija “`,
    link.username("Olvidé mi nombre de usuario"),
    "” u “",
    link.password("Olvidé mi contraseña"),
    "”.",
  ],
  locked: (contact) => [
    "Su cuenta está bloqueada porque hubo demasiados intentos de iniciar sesión. Para desbloquearla, ",
    contact("comuníquese con el servicio al cliente"),
    ".",
  ],
  limited: (minutes) =>
    minutes === null
      ? "Hubo demasiados intentos de iniciar sesión. Espere unos minutos y vuelva a intentarlo."
      : `Hubo demasiados intentos de iniciar sesión. Espere ${showUnit(minutes, "minute")} y vuelva a intentarlo.`,
  notYou: "No pudimos iniciar su sesión por un problema de nuestro lado. Vuelva a intentarlo.",
  unrecognized: "No reconocemos el nombre de usuario o la contraseña. Vuelva a intentarlo.",
};
