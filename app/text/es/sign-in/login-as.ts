import type * as en from "../../en/sign-in/login-as.ts";

export const loginAsText: typeof en.loginAsText = {
  title: {
    anyone: "Iniciar sesión como cualquier persona",
    "non-employee": "Iniciar sesión como alguien que no es empleado",
  },
  intro:
    "Para abrir la cuenta de un afiliado, llene todo. Para abrir la del titular del plan, basta el número de identificación.",
  recorded: "Registramos a su nombre cada página que abre y cada cambio que hace.",
  subscriberId: "Número de identificación",
  subscriberIdHint: "9 o 10 letras y números, como en la tarjeta de identificación",
  firstName: "Nombre",
  lastName: "Apellido",
  dateOfBirth: "Fecha de nacimiento",
  preventSalesforce: "No pasar a Salesforce",
  submit: "Enviar",
  asSubscriber: "Continuar como titular del plan",
  incomplete:
    "Escriba el nombre, el apellido y la fecha de nacimiento, o elija “Continuar como titular del plan”",
  subscriberInstead:
    "Usted escribió un nombre o una fecha de nacimiento. “Continuar como titular del plan” abre la cuenta del titular: para seguir, elíjalo otra vez. Para abrir la cuenta de la persona que indicó, elija “Enviar”.",
  notFound:
    "No pudimos abrir la cuenta de ese afiliado. Revise lo que escribió y vuelva a intentarlo.",
};
