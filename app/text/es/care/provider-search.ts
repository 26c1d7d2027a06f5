import type * as en from "../../en/care/provider-search.ts";
import { locale } from "../common/locale.ts";
import { showUnit } from "../common/units.ts";

const number = new Intl.NumberFormat(locale);

const miles = (count: number) => showUnit(count, "mile");

type SearchTerms = { zip: string; radiusMiles: number; searchString: string };

type FoundWords = Record<"all" | "named", (miles: string, zip: string, words: string) => string>;

const say = (asked: SearchTerms, { all, named }: FoundWords): string =>
  (asked.searchString === "" ? all : named)(
    miles(asked.radiusMiles),
    asked.zip,
    asked.searchString,
  );

export const providerSearchText: typeof en.providerSearchText = {
  title: (name, page) =>
    page > 1
      ? `Buscar un proveedor de atención primaria para ${name}, página ${number.format(page)}`
      : `Buscar un proveedor de atención primaria para ${name}`,
  heading: "Buscar un proveedor de atención primaria",
  for: (name) => `Para ${name}`,
  crumb: "Búsqueda",
  back: "Volver a atención primaria",

  form: {
    heading: "Cambiar su búsqueda",
    zip: "Código postal",
    zipPattern: "Escriba un código postal de 5 dígitos, por ejemplo, 97204",
    radius: "Distancia",
    radiusPattern: "Elija una de las distancias de la lista",
    within: (count) => `Hasta ${miles(count)}`,
    choose: "Elija una distancia",
    words: "Nombre, grupo, especialidad o ciudad",
    wordsHint: "Opcional. Por ejemplo, pediatría.",
    wordsTooLong: (longest) => `Use ${longest} caracteres o menos`,
    submit: "Buscar",
  },

  lost: "Esa búsqueda ya no está disponible. Escríbala otra vez para ver los proveedores.",
  refused: "No pudimos buscar con estos datos. Revise el código postal y vuelva a intentarlo.",
  trouble: "Su búsqueda sigue aquí.",
  tryAgain: "Volver a intentar",
  notEligible: {
    title: (name) => `${name} no puede elegir un proveedor de atención primaria en este momento`,
    text: "Es posible que el plan no lo pida o que la cobertura haya terminado. Llámenos y le diremos más.",
  },

  result: (asked, total) => {
    if (total === null)
      return say(asked, {
        all: (distance, zip) => `Proveedores a ${distance} o menos del código postal ${zip}`,
        named: (distance, zip, words) =>
          `Proveedores para “${words}” a ${distance} o menos del código postal ${zip}`,
      });
    const count = number.format(total);
    return total === 1
      ? say(asked, {
          all: (distance, zip) => `1 proveedor a ${distance} o menos del código postal ${zip}`,
          named: (distance, zip, words) =>
            `1 proveedor para “${words}” a ${distance} o menos del código postal ${zip}`,
        })
      : say(asked, {
          all: (distance, zip) =>
            `${count} proveedores a ${distance} o menos del código postal ${zip}`,
          named: (distance, zip, words) =>
            `${count} proveedores para “${words}” a ${distance} o menos del código postal ${zip}`,
        });
  },
  shown: ({ first, last, total }) => {
    const [from, to] = [first, last].map((one) => number.format(one));
    if (total === null)
      return first === last
        ? `Se muestra el proveedor ${from}, primero los más cercanos`
        : `Se muestran los proveedores del ${from} al ${to}, primero los más cercanos`;
    if (total === 1) return "Se muestra 1 proveedor";
    return first === last
      ? `Se muestra el proveedor ${from} de ${number.format(total)}, primero los más cercanos`
      : `Se muestran los proveedores del ${from} al ${to} de ${number.format(total)}, primero los más cercanos`;
  },
  pages: "Páginas de proveedores",
  filter: {
    label: "Qué proveedores mostrar",
    all: "Todos",
    accepting: "Aceptan pacientes nuevos",
  },
  accepting: (asked, total) => {
    const count = number.format(total);
    return total === 1
      ? say(asked, {
          all: (distance, zip) =>
            `1 proveedor que acepta pacientes nuevos a ${distance} o menos del código postal ${zip}`,
          named: (distance, zip, words) =>
            `1 proveedor para “${words}” que acepta pacientes nuevos a ${distance} o menos del código postal ${zip}`,
        })
      : say(asked, {
          all: (distance, zip) =>
            `${count} proveedores que aceptan pacientes nuevos a ${distance} o menos del código postal ${zip}`,
          named: (distance, zip, words) =>
            `${count} proveedores para “${words}” que aceptan pacientes nuevos a ${distance} o menos del código postal ${zip}`,
        });
  },
  nearest: (count) => `Buscamos entre los ${number.format(count)} proveedores más cercanos.`,

  none: {
    heading: "Proveedores",
    title: (asked) =>
      say(asked, {
        all: (distance, zip) => `No hay proveedores a ${distance} o menos del código postal ${zip}`,
        named: (distance, zip, words) =>
          `No hay proveedores para “${words}” a ${distance} o menos del código postal ${zip}`,
      }),
    accepting: (asked) =>
      say(asked, {
        all: (distance, zip) =>
          `No hay proveedores que acepten pacientes nuevos a ${distance} o menos del código postal ${zip}`,
        named: (distance, zip, words) =>
          `No hay proveedores para “${words}” que acepten pacientes nuevos a ${distance} o menos del código postal ${zip}`,
      }),
    text: "Amplíe su búsqueda, o llámenos y le ayudaremos a buscar a alguien.",
    wider: (count) => `Ampliar a ${miles(count)}`,
    withoutWords: (words) => `Buscar sin “${words}”`,
    widest: "Pruebe con otro código postal, o llámenos y le ayudaremos a buscar a alguien.",
  },

  provider: {
    unnamed: "Proveedor sin nombre",
    distance: "Distancia",
    miles: (count) => (count < 0.1 ? "Menos de 0.1 millas" : miles(count)),
    group: "Grupo",
    specialty: "Especialidad",
    languages: "Idiomas",
    places: (count) => (count === 1 ? "Ubicación" : "Ubicaciones"),
    morePlaces: (count) => `${number.format(count)} más`,
    accepting: {
      yes: "Acepta pacientes nuevos",
      no: "No acepta pacientes nuevos",
      unknown: "No sabemos si acepta pacientes nuevos",
    },
    choose: "Elegir",
    full: "No acepta pacientes nuevos. Por eso no se puede elegir en línea.",
    byPhone: "Para elegir este proveedor, llámenos.",
  },
};
