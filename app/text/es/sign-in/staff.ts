import type * as en from "../../en/sign-in/staff.ts";

export const staffText: typeof en.staffText = {
  region: "Vista del personal",
  viewing: (bold, name, subscriberId) => {
    const start = bold("Usted ve esta página como miembro del personal");
    if (name === null) return [start];
    if (subscriberId === undefined) return [start, ` en nombre de ${name}`];
    return [start, ` en nombre de ${name}, número de identificación ${subscriberId}`];
  },
  end: "Dejar de ver esta cuenta",
};

export const onBehalfText: typeof en.onBehalfText = {
  confirm: "La persona afiliada me pidió que eligiera esto en su nombre.",
  confirmMissing: "Confirme que la persona afiliada le pidió que eligiera esto.",
  confirmHint:
    "Su confirmación se registra en su propia cuenta, con el nombre de la persona afiliada y la hora.",
};

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
  preventHandOff: "No pasar a Salesforce",
  submit: "Enviar",
  asSubscriber: "Continuar como titular del plan",
  incomplete:
    "Escriba el nombre, el apellido y la fecha de nacimiento, o elija “Continuar como titular del plan”",
  subscriberInstead:
    "Usted escribió un nombre o una fecha de nacimiento. “Continuar como titular del plan” abre la cuenta del titular: para seguir, elíjalo otra vez. Para abrir la cuenta de la persona que indicó, elija “Enviar”.",
  notFound:
    "No pudimos abrir la cuenta de ese afiliado. Revise lo que escribió y vuelva a intentarlo.",
};
