import type * as en from "../../en/frame/errors.ts";

export type { ErrorContent } from "../../en/frame/errors.ts";

export const partnerLinksText: typeof en.partnerLinksText = {
  partnerDashboard: "Volver al portal asociado",
  customerService: "Comunicarse con el servicio al cliente",
  healthPlan: "Comunicarse con el plan de salud",
};

export const errorsText: typeof en.errorsText = {
  problem: "Problema",
  tipsHeading: "Estas ideas pueden ayudarle:",
  linksHeading: "Estos enlaces pueden ayudarle:",
  reference: (id) => `Número de referencia: ${id}`,
  home: "Inicio",
  customerService: "Servicio al cliente",
  tryAgain: "Volver a intentar",
  noFile: "Su archivo no se descargó.",
  backTo: {
    eob: "Volver a esta EOB",
    claims: "Volver a sus reclamos",
    data: "Volver a la página “Descargar mis datos”",
    card: "Volver a esta tarjeta de ID",
  },
  retriesItself: "Esta página vuelve a intentarlo sola en menos de un minuto.",
  formLost:
    "Su formulario no se envió y no pudimos guardarlo. Vuelva a cargar esta página para enviarlo otra vez. " +
    "Es posible que tenga que llenarlo de nuevo.",
  tips: {
    reload: "Vuelva a cargar la página.",
    logInAgain: "Cierre la sesión y vuelva a iniciarla.",
    comeBack: "Regrese más tarde.",
    clearCache: "Borre la memoria caché y las cookies de su navegador.",
    checkConnection: "Revise su conexión a internet.",
    reboot: "Reinicie su dispositivo.",
  },
  generic: "Lo sentimos. Parece que hay un problema.",
  unexpected: "Lo sentimos. Parece que hay un problema.",
};

const tips = [errorsText.tips.reload, errorsText.tips.logInAgain, errorsText.tips.comeBack];

const generic: en.ErrorContent = {
  page: errorsText.problem,
  title: errorsText.generic,
  description: null,
  tips,
};

export const httpErrors: typeof en.httpErrors = {
  405: "Código de error: 405 (método no permitido)",
  413: "Código de error: 413 (contenido demasiado grande)",
  417: "Código de error: 417 (expectativa no cumplida)",
  431: "Código de error: 431 (encabezados demasiado grandes)",
};

const catalogue: Readonly<Record<number, en.ErrorContent>> = {
  1: {
    page: "No disponible por ahora",
    title: errorsText.generic,
    description: "No podemos abrir esto por ahora. Vuelva a intentarlo más tarde.",
    tips: [],
  },
  400: {
    page: "Solicitud incorrecta",
    title: errorsText.generic,
    description: "Código de error: 400 (solicitud incorrecta)",
    tips,
  },
  401: {
    page: "Identidad no confirmada",
    title: "Lo sentimos. No podemos confirmar su identidad.",
    description: "Código de error: 401 (no autorizado)",
    tips: [],
  },
  403: {
    page: "Sin acceso",
    title: "Lo sentimos. Parece que usted no tiene acceso a esta página.",
    description: "Código de error: 403 (prohibido)",
    tips: [],
  },
  404: {
    page: "Página no encontrada",
    title: "Lo sentimos. Parece que no podemos encontrar esa página.",
    description: "Código de error: 404 (no encontrado)",
    tips: [],
  },
  408: {
    page: "Está tardando demasiado",
    title: "Lo sentimos. Esto está tardando más de lo esperado.",
    description: "Código de error: 408 (se agotó el tiempo de espera)",
    tips,
  },
  500: {
    page: "Problema del sistema",
    title: "Lo sentimos. Tenemos un problema con nuestro sistema. Lo resolveremos pronto.",
    description: "Código de error: 500 (error interno del servidor)",
    tips,
  },
  502: {
    page: "Algo salió mal",
    title: "Lo sentimos. Algo salió mal.",
    description: "Código de error: 502 (puerta de enlace incorrecta)",
    tips,
  },
  503: {
    page: "Servicio no disponible",
    title: "Lo sentimos. No podemos atender su solicitud en este momento.",
    description: "Código de error: 503 (servicio no disponible)",
    tips,
  },
};

/** The text of an error page by status; the generic one for unknown statuses (§8). */
export const errorContent: typeof en.errorContent = (status) =>
  (status === null ? undefined : catalogue[status]) ?? generic;

/** The text of unexpected failures (§2 "Error page"). */
export const unexpectedError: typeof en.unexpectedError = {
  page: errorsText.problem,
  title: errorsText.unexpected,
  description: null,
  tips: [
    errorsText.tips.clearCache,
    errorsText.tips.reload,
    errorsText.tips.checkConnection,
    errorsText.tips.comeBack,
    errorsText.tips.reboot,
  ],
};
