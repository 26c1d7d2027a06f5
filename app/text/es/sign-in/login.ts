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

export const providerText: typeof en.providerText = {
  withProvider: (name) => `Iniciar sesión con ${name}`,
  orPassword: "O use su nombre de usuario y contraseña:",
  notices: {
    "provider-cancelled": "No terminó de iniciar sesión. Puede intentarlo otra vez.",
    "provider-stale":
      "Pasó demasiado tiempo, o empezó a iniciar sesión en otra ventana. Inicie sesión otra vez.",
    "provider-refused":
      "Por su seguridad, no dejamos que se iniciara la sesión: no pudimos confirmar que fuera usted. Vuelva a intentarlo.",
    "provider-unavailable":
      "El servicio para iniciar sesión no responde. Su cuenta está bien. Vuelva a intentarlo en unos minutos.",
    "provider-unknown":
      "Inició sesión, pero no encontramos al afiliado que le corresponde. Comuníquese con nosotros y le ayudaremos.",
    "provider-limited":
      "Hubo demasiados intentos de iniciar sesión. Espere unos minutos y vuelva a intentarlo.",
  },
  passwordThere: (name) =>
    `Inicia sesión con ${name}. Cambie allí su nombre de usuario o su contraseña.`,
  byProvider: (name) =>
    `Para proteger su cuenta, le llevamos a ${name} para que inicie sesión otra vez. Guardamos lo que escribió aquí y usted lo envía cuando regrese.`,
  firstByProvider: (name) =>
    `Para proteger su cuenta, primero inicie sesión otra vez con ${name}. Después regresa aquí y llena el formulario.`,
  providerFirst:
    "Ya pasó un rato desde que nos mostró quién es, así que no se envió nada. Vuelva a cargar esta página para iniciar sesión otra vez.",
  keptMeanwhile: "Gracias, sabemos que es usted. Revise lo que escribió y envíelo.",
};
