import type * as en from "../../en/common/confirm-password.ts";
import { showWait } from "./wait.ts";

const triesLeft = (left: number): string =>
  left === 1 ? "Puede intentarlo una vez más." : `Puede intentarlo ${left} veces más.`;

export const confirmPasswordText: typeof en.confirmPasswordText = {
  username: "Nombre de usuario",
  password: "Contraseña actual",
  why: "Para proteger su cuenta, confirmamos que es usted.",
  whyStaff:
    "Para proteger la cuenta del afiliado, escriba su propio nombre de usuario y su propia contraseña.",
  forgot: "¿Olvidó su contraseña?",
  wrong: (left) => `Esa no es su contraseña. ${triesLeft(left)}`,
  wrongBoth: (left) =>
    `Ese nombre de usuario y esa contraseña no coinciden, o no son suyos. ${triesLeft(left)}`,
  closed:
    "Hubo demasiados intentos con una contraseña incorrecta. Su sesión sigue abierta. Para continuar aquí, cierre la sesión y vuelva a iniciarla con su contraseña.",
  locked: (phone) =>
    phone === null
      ? "Su cuenta está bloqueada, así que no podemos comprobar su contraseña. Su sesión sigue abierta. Llámenos para desbloquear la cuenta."
      : `Su cuenta está bloqueada, así que no podemos comprobar su contraseña. Su sesión sigue abierta. Llame al ${phone} para desbloquear la cuenta.`,
  limited: (seconds) =>
    seconds === null
      ? "Hubo demasiados intentos con una contraseña incorrecta. Su sesión sigue abierta. Espere unos minutos y vuelva a intentarlo."
      : `Hubo demasiados intentos con una contraseña incorrecta. Su sesión sigue abierta. Espere ${showWait(seconds)} y vuelva a intentarlo.`,
  unchecked:
    "No pudimos comprobar su contraseña por un problema de nuestro lado. Vuelva a intentarlo.",
};
