import type * as en from "../../en/frame/shell.ts";

export const shellText: typeof en.shellText = {
  skip: "Ir al contenido principal",
  home: "página de inicio",
  logOut: "Cerrar sesión",
  logIn: "Iniciar sesión",
  contactUs: "Contáctenos",
  changeGroup: "Cambiar de grupo",
  site: "Sitio",
  main: "Principal",
  tabs: "Principal, abajo",
  accountMenu: "menú de la cuenta",
  pagesOf: (menu) => `Páginas de ${menu}`,
  languageHelp: "Ayuda en su idioma",
  helpAndPolicies: "Ayuda en su idioma y políticas",
  policy: {
    privacy: "Política de privacidad (en inglés)",
    terms: "Condiciones de uso (en inglés)",
    nondiscrimination: "Aviso de no discriminación (en inglés)",
  },
  copyright: (year, name) => (year === null ? `© ${name}` : `© ${year} ${name}`),
  ncqa: "NCQA",
  ncqaBadge: {
    accredited: "Acreditado",
    commendable: "Meritorio",
    interim: "Provisional",
  },
  notEnrolled: "Usted no tiene un plan en este momento",
  enrollmentUnknown: "No tenemos las fechas de su cobertura. Llámenos para verificarla.",
};

export const enrollmentAlerts: typeof en.enrollmentAlerts = {
  enrolled: [],
  none: [{ kind: "warning", title: shellText.notEnrolled }],
  unknown: [{ kind: "warning", title: shellText.enrollmentUnknown }],
};

export const connectionText: typeof en.connectionText = {
  unsent:
    "No tiene conexión a internet. No se envió nada. Vuelva a intentarlo cuando tenga conexión.",
  unknown:
    "Se perdió la conexión. No podemos saber si esto se envió. Vuelva a intentarlo cuando tenga conexión.",
  sent: "Esto se envió. Después se perdió la conexión, así que la página siguiente no se abrió.",
  unopened:
    "No tiene conexión, o nuestro sitio no responde, así que la página no se abrió. Vuelva a intentarlo.",
};

export const sessionWarningText: typeof en.sessionWarningText = {
  extendable: "¿Sigue ahí?",
  final: "Su sesión está por terminar",
  idle: (minutes) =>
    `Por su seguridad, cerramos la sesión si usted no usa este sitio por un rato. ${timeLeft(minutes)}`,
  whole: (minutes) =>
    `Por su seguridad, las sesiones duran 2 horas como máximo. ${timeLeft(minutes)} ` +
    "Termine lo que está haciendo y vuelva a iniciar sesión.",
  failed: "No pudimos conectarnos. Revise su conexión a internet y vuelva a intentarlo.",
  extend: "Mantener la sesión abierta",
  logOut: "Cerrar sesión",
  end: "Terminar su sesión",
  back: "Volver a la página",
};

/** What is left, in rounded minutes. */
export const timeLeft: typeof en.timeLeft = (minutes) => {
  if (minutes < 1) return "Le queda menos de un minuto.";
  return minutes === 1 ? "Le queda alrededor de 1 minuto." : `Le quedan unos ${minutes} minutos.`;
};

export const aroundText: typeof en.aroundText = {
  description:
    "Vea su plan médico y dental, sus reclamos, sus tarjetas de identificación y sus facturas, y busque atención.",
};

export const paperText: typeof en.paperText = {
  member: "Afiliado",
  plan: "Plan",
  asOf: "Consultado",
  stale: (time) => `No pudimos actualizar esto. Hora de estos datos: ${time}.`,
  phone: "Servicio al cliente",
};

export type { SchemeChoice } from "../../en/frame/shell.ts";

export const appearanceText: typeof en.appearanceText = {
  heading: "Apariencia",
  choices: {
    system: "Sistema",
    light: "Claro",
    dark: "Oscuro",
  },
};
