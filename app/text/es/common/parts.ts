import type * as en from "../../en/common/parts.ts";

export const partsText: typeof en.partsText = {
  table: {
    sort: "(ordenar)",
    ascending: "(en orden ascendente, invertir el orden)",
    descending: "(en orden descendente, invertir el orden)",
  },
  pager: {
    previous: "Anterior",
    next: "Siguiente",
    page: "Página",
    where: (page, pages) => `Página ${page} de ${pages}`,
  },
  breadcrumb: "Ruta de navegación",
  above: { account: "Cuenta", findCare: "Buscar atención", primaryCare: "Atención primaria" },
  print: "Imprimir",
  unavailable: {
    text: "El problema está de nuestro lado. Su plan y sus datos no cambiaron.",
    tryAgain: "Volver a intentar",
    call: (phone) => `¿Lo necesita ahora? Llame al ${phone}`,
  },
};
