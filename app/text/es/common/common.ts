import type * as en from "../../en/common/common.ts";

export const commonText: typeof en.commonText = {
  product: (brandName) => `Portal del afiliado de ${brandName}`,
  pageTitle: (page, product) => `${page} - ${product}`,
  errorTitle: (title) => `Error: ${title}`,
  loading: "Cargando",
  continue: "Continuar",
  call: (phone) => `Llame al ${phone}`,
  inContext: (label, context) => `${label} ${context}`,
  newTab: "(se abre en una pestaña nueva)",
  inEnglish: "(en inglés)",
  problem: "Hay un problema",
  error: "Error: ",
  dismiss: "Cerrar",
  dismissAlert: (title) => `Cerrar: ${title}`,
  show: "Mostrar",
  hide: "Ocultar",
  dayForm: "MM/DD/AAAA",
  met: "acumulados",
  remaining: "Restante",
  // It follows the amount: "$1,000.00 de límite".
  limit: "de límite",
  notGiven: "No disponible",
  notDecided: "Pendiente",
  estimate: "Antes de la atención",
  metOfLimit: (met, limit) => `Acumulado: ${met} de un límite de ${limit}`,
  meter: {
    left: (amount) => ["Quedan ", amount],
    over: (amount) => [amount, " por encima"],
    of: (total) => `de ${total}`,
    beyond: (total) => `de ${total}`,
    total: (amount) => [amount, " en total"],
    counted: { of: (amount) => `Acumulado: ${amount}`, nothing: "Nada acumulado todavía" },
    used: { of: (amount) => `Usado: ${amount}`, nothing: "Nada usado todavía" },
  },
  about: (subject) => `Acerca de: ${subject}`,
};

/** The document's title: "Inicio - Portal del afiliado de Main Carrier". */
export const pageTitle: typeof en.pageTitle = (page, brandName) =>
  commonText.pageTitle(page, commonText.product(brandName));

export const memberNamesText: typeof en.memberNamesText = {
  born: (name, day) => `${name} (fecha de nacimiento: ${day})`,
  suffix: (name, suffix) => `${name} (sufijo ${suffix})`,
};
