import type * as en from "../../en/lists/filters.ts";
import { locale } from "../common/locale.ts";

export type { InvalidFilterText } from "../../en/lists/filters.ts";

const number = new Intl.NumberFormat(locale);

export const countRows: typeof en.countRows =
  ({ one, all, some }) =>
  ({ first, last, total }) => {
    if (total === 1) return one;
    if (first === 1 && last === total) return all(number.format(total));
    return some(number.format(first), number.format(last), number.format(total));
  };

export const filtersText: typeof en.filtersText = {
  pageTitle: (list, { filtered, page }) => {
    if (page > 1)
      return filtered ? `${list}, con filtros, página ${page}` : `${list}, página ${page}`;
    return filtered ? `${list}, con filtros` : list;
  },
  inUse: (count) => (count === 1 ? "1 filtro en uso" : `${count} filtros en uso`),
  clear: "Quitar todos los filtros",
  member: "Afiliado",
  from: "Desde",
  to: "Hasta",
  providers: "Proveedores",
  chosen: (what, count) =>
    count === 1 ? `${what} (1 seleccionado)` : `${what} (${count} seleccionados)`,
  unlisted: {
    claims:
      "No podemos mostrar los proveedores ni los estados en este momento. Los otros filtros sí funcionan.",
    eobs: "No podemos mostrar los proveedores en este momento. Los otros filtros sí funcionan.",
  },
  errors: {
    from: {
      pattern: "Escriba la fecha inicial como MM/DD/AAAA",
      inFuture: "La fecha inicial no puede ser posterior a hoy",
    },
    to: {
      pattern: "Escriba la fecha final como MM/DD/AAAA",
      inFuture: "La fecha final no puede ser posterior a hoy",
    },
    tooEarly: (earliest) => `Elija una fecha inicial a partir del ${earliest}`,
    provider: "Elija entre los proveedores de la lista",
    tooManyProviders: "Elija hasta 20 de los proveedores de la lista",
    status: "Elija uno de los estados de la lista",
  },
  chips: {
    label: "Filtros en uso",
    remove: "Quitar:",
    from: (day) => `Desde el ${day}`,
    to: (day) => `Hasta el ${day}`,
    otherProvider: "Un proveedor que no está en esta lista",
    otherStatus: "Un estado que no está en esta lista",
    someProvider: "Un proveedor que usted eligió",
    someStatus: "Un estado que usted eligió",
  },
};
