import type * as en from "../../en/benefits/search.ts";
import { categoryOfMany, categoryInText, type Category } from "./category-in-text.ts";
import { listInText } from "../common/list.ts";

const listMany = (categories: readonly Category[]): string =>
  listInText(categories.map((category) => categoryOfMany[category]));

export const benefitSearchText: typeof en.benefitSearchText = {
  title: "Buscar un servicio",
  titleOf: (name) => `Buscar un servicio para ${name}`,
  pageTitle: (query) => `Servicios que coinciden con “${query}”`,
  // The plan has English names; common services are found by Spanish ones, too.
  lead: "Busque un servicio, un medicamento o un código dental en todos sus beneficios a la vez. Puede usar palabras comunes en español, como corona. Los nombres aparecen en inglés.",
  found: (count, query, categories) => {
    const [category, ...others] = categories;
    if (category !== undefined && others.length === 0)
      return count === 1
        ? `1 servicio ${categoryInText[category]} coincide con “${query}”.`
        : `${count} servicios ${categoryOfMany[category]} coinciden con “${query}”.`;
    return count === 1
      ? `1 servicio de sus beneficios ${listMany(categories)} coincide con “${query}”.`
      : `${count} servicios de sus beneficios ${listMany(categories)} coinciden con “${query}”.`;
  },
  nothing: (query) => `Nada en sus beneficios coincide con “${query}”`,
  nothingRead: (query) => `Nada de lo que pudimos leer coincide con “${query}”`,
  nothingText:
    "Pruebe con otra palabra, como corona o consulta, o con el nombre en inglés. Es posible que su plan cubra un servicio que no aparece. Llámenos para preguntar.",
  unread: (categories) =>
    `En este momento no podemos buscar en todos sus beneficios ${listMany(categories)}. Es posible que aquí falten algunos servicios.`,
  more: (category) => `Todos los beneficios ${categoryOfMany[category]}`,
  caption: (category) => `Servicios ${categoryOfMany[category]} encontrados`,
  service: "Servicio",
  notListed: "No aparece",
};
