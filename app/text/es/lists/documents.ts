import type * as en from "../../en/lists/documents.ts";
import { categoryOfMany } from "../benefits/category-in-text.ts";
import { listNames } from "../common/list.ts";
import { countRows } from "./filters.ts";

type Kind = Parameters<typeof en.nameOwner>[0]["kind"];

const family = { alone: "Su familia", inText: "su familia" };
const plan = { alone: "Su plan", inText: "su plan" };

/** The owner of a document that names no member. */
const OF_NOBODY: Readonly<Record<Kind, typeof plan>> = {
  eob: family,
  "id-card": family,
  coverage: plan,
  handbook: plan,
  medicare: plan,
  program: plan,
};

export const nameOwner: typeof en.nameOwner = ({ kind, people }) =>
  people.length === 0 ? OF_NOBODY[kind].alone : listNames(people);

const ownerInText: typeof en.nameOwner = ({ kind, people }) =>
  people.length === 0 ? OF_NOBODY[kind].inText : listNames(people);

export const documentsText: typeof en.documentsText = {
  untitled: "Documento",
  ask: (title) => [...title, ": llámenos para recibir este documento"],

  all: {
    title: "Documentos",
    lead: "Todos los documentos que tenemos para usted, en un solo lugar.",
    leadWithEobs:
      "Todos los documentos que tenemos para usted, en un solo lugar. Las EOB son de los últimos dos años.",
    heading: "Filtrar documentos",
    apply: "Mostrar documentos",
    member: { label: "Para quién es", any: "Cualquier persona" },
    plan: "Su plan",
    kind: { label: "Tipo de documento", any: "Todos los tipos" },
    caption: "Sus documentos",
    columns: { document: "Documento", kind: "Tipo", whose: "Para", date: "Fecha" },
    kinds: {
      eob: { many: "EOB", one: "EOB" },
      "id-card": { many: "Tarjetas de identificación", one: "Tarjeta de ID" },
      coverage: { many: "Documentos de cobertura", one: "Cobertura" },
      handbook: { many: "Manuales del afiliado", one: "Manual" },
      medicare: { many: "Materiales de Medicare", one: "Medicare" },
      program: { many: "Documentos de programas", one: "Programa" },
    },
    eob: (type) =>
      type === null
        ? "Explicación de beneficios"
        : `Explicación de beneficios ${categoryOfMany[type]}`,
    eobOf: (type) => ["Explicación de beneficios (", type, ")"],
    card: (member, card) => [`Tarjeta de identificación de ${member}: `, card],
    outline: "Descripción de la cobertura",
    certificate: "Certificado de cobertura",
    ofYear: (title, year) => [title, `, ${year}`],
    // A day has an article; a year alone has none.
    context: (date, owner) => {
      if (date === null) return `para ${ownerInText(owner)}`;
      return /^\d+$/.test(date)
        ? `de ${date} para ${ownerInText(owner)}`
        : `del ${date} para ${ownerInText(owner)}`;
    },
    count: countRows({
      one: "Se muestra 1 documento",
      all: (total) => `Se muestran los ${total} documentos`,
      some: (first, last, total) =>
        `Se muestran los documentos del ${first} al ${last} de ${total}`,
    }),
    invalidFilter: {
      date: "Corrija la fecha de arriba para ver sus documentos.",
      filter: "Corrija el filtro de arriba para ver sus documentos.",
    },
    none: {
      title: "Todavía no hay documentos",
      text: "Cuando haya un documento para usted, lo verá aquí.",
    },
    noneMatch: {
      title: "No hay documentos con estos filtros",
      text: "Pruebe con otra persona o con otro tipo de documento.",
    },
    pages: "Páginas de sus documentos",
    more: "Usted tiene más EOB de las que caben en esta lista.",
    moreLink: "Ver todas las EOB",
    missing: "Faltan algunos documentos en esta lista",
    nothingRead: "No podemos mostrar sus documentos en este momento",
    sources: {
      eobs: "No podemos mostrar sus EOB en este momento.",
      "some-eobs": "No podemos mostrar algunas de sus EOB en este momento.",
      "id-cards": "No podemos mostrar sus tarjetas de identificación en este momento.",
      handbooks: "No podemos mostrar sus manuales en este momento.",
      certificate: "No podemos mostrar su certificado de cobertura en este momento.",
      outline: "No podemos mostrar su resumen de la cobertura en este momento.",
      medicare: "No podemos mostrar sus materiales de Medicare en este momento.",
      programs: "No podemos mostrar los documentos de sus programas en este momento.",
    },
  },
};

export const documentTitle: typeof en.documentTitle = (title, target) =>
  target.kind === "ask" ? documentsText.ask(title) : title;
