import type * as en from "../../en/common/form-parts.ts";
import { showWait } from "./units.ts";

export const formPartsText: typeof en.formPartsText = {
  sentOften: (seconds) =>
    seconds === null
      ? "Llegó al límite de envíos por hora, así que no se envió nada. Espere unos minutos y vuelva a intentarlo."
      : `Llegó al límite de envíos por hora, así que no se envió nada. Espere ${showWait(seconds)} y vuelva a intentarlo.`,
  sending: "Enviando…",
  requiredField: "Campo obligatorio",
  choose: "Elija una opción",
  progress: "Progreso",
  step: (number, of, label) => `Paso ${number} de ${of}: ${label}`,
  allSteps: (of) => `Los ${of} pasos están completos`,
  done: "(completo)",
  continue: "Continuar",
  changedMeanwhile:
    "Esto cambió después de que usted abrió esta página. Revíselo y guarde otra vez.",
  savedNow: "Lo que está guardado ahora",
  kept: "Su sesión terminó antes de que esto se enviara. Revíselo y vuelva a enviarlo.",
};

/** After "Mostrar" and "Ocultar". */
export const passwordsInText: typeof en.passwordsInText = {
  password: "contraseña",
  currentPassword: "contraseña actual",
  newPassword: "contraseña nueva",
  repeatPassword: "contraseña repetida",
  repeatNewPassword: "contraseña nueva repetida",
};

export const newPasswordText: typeof en.newPasswordText = {
  hint: "De 6 a 32 caracteres, con al menos 1 número. Símbolos permitidos: @$!%*#?&^_+-=",
  repeat: { newPassword: "Repita la contraseña nueva", password: "Repita la contraseña" },
  mismatch: "Las contraseñas no coinciden",
};

export const passwordErrors: typeof en.passwordErrors = {
  outerSpace:
    "La contraseña que escribió empieza o termina con un espacio. Quite el espacio e inténtelo de nuevo.",
};

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

export const onBehalfText: typeof en.onBehalfText = {
  confirm: "La persona afiliada me pidió que eligiera esto en su nombre.",
  confirmMissing: "Confirme que la persona afiliada le pidió que eligiera esto.",
  confirmHint:
    "Su confirmación se registra en su propia cuenta, con el nombre de la persona afiliada y la hora.",
};
