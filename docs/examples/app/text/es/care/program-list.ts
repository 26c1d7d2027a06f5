import type * as en from "../../en/care/program-list.ts";

export const programListText: typeof en.programListText = {
  title: "Programas",
  heading: "Filtrar programas",
  apply: "Mostrar programas",
  category: { label: "Categoría", any: "Todas las categorías" },
  columns: [{ key: "name" as const, label: "Programa" }],
  count: ({ first, last, total }) => `Programas del ${first} al ${last} de ${total}`,
  invalidFilter: {
    date: "Corrija la fecha de arriba para ver sus programas.",
    filter: "Corrija el filtro de arriba para ver sus programas.",
  },
  none: { title: "No hay programas", text: "Su plan no tiene programas." },
  noneMatch: { title: "Ningún programa coincide", text: "Pruebe con otra categoría." },
  pages: "Páginas de programas",
};
