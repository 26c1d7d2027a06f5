import type * as en from "../../en/sign-in/recovery.ts";

export const recoveryText: typeof en.recoveryText = {
  logIn: "Iniciar sesión",
  contactUs: "Contáctenos",
  continue: "Continuar",
  limited: "Hubo demasiados intentos. Espere unos minutos y vuelva a intentarlo.",
  trouble: "Fue un error nuestro, no suyo. Vuelva a intentarlo.",

  person: {
    firstName: "Nombre",
    lastName: "Apellido",
    dateOfBirth: "Fecha de nacimiento",
    memberId: "Número de identificación",
    memberIdHint:
      "El número de identificación del titular del plan: 9 o 10 letras y números, en el frente de su tarjeta. " +
      "También puede usar su número de empleado.",
  },

  username: {
    title: "Olvidé mi nombre de usuario",
    heading: "Recupere su nombre de usuario",
    intro:
      "Escriba sus datos como aparecen en su tarjeta de identificación. Le enviaremos su nombre de usuario a la dirección de correo electrónico que tenemos registrada.",
    submit: "Enviar nombre de usuario",
  },

  sent: {
    title: "Revise su correo electrónico",
    heading: "Revise su correo electrónico",
    text: "Si encontramos su cuenta, le enviamos su nombre de usuario por correo electrónico.",
    nothing:
      "¿No le ha llegado después de unos minutos? Revise la carpeta de correo no deseado. Si no está ahí, contáctenos.",
  },

  password: {
    title: "Olvidé mi contraseña",
    steps: ["Nombre de usuario", "Preguntas de seguridad", "Contraseña nueva"],
    heading: "Restablezca su contraseña",
    intro: "Escriba su nombre de usuario. Después responderá dos preguntas de seguridad.",
    username: "Nombre de usuario",
    expired: "Se acabó el tiempo para restablecer su contraseña. Empiece otra vez.",
  },

  questions: {
    title: "Preguntas de seguridad",
    heading: "Responda sus preguntas de seguridad",
    answer: (number) => `Respuesta ${number}`,
    wrong:
      "No pudimos confirmar su identidad. Revise su nombre de usuario y sus respuestas, y vuelva a intentarlo.",
    otherUsername: "Usar otro nombre de usuario",
  },

  newPassword: {
    title: "Contraseña nueva",
    heading: "Elija una contraseña nueva",
    newPassword: "Contraseña nueva",
    reused: "Esa es su contraseña actual. Elija otra.",
    unsaved: "Su contraseña no se cambió. Vuelva a intentarlo.",
    unknown:
      "Aún no sabemos si su contraseña se cambió. Vuelva a intentarlo en un minuto. Si eso no " +
      "funciona, intente iniciar sesión con su contraseña nueva.",
    submit: "Guardar contraseña",
  },
};
