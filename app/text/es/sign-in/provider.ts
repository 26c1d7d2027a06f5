import type * as en from "../../en/sign-in/provider.ts";

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
